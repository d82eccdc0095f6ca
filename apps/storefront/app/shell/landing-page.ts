import { calls } from '@bozor/contract/shop/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';

/** Texts and figures of the landing page and the footer. */
export const landingPage = () => apiQuery(calls.config.landing, {}, { staleMs: 5 * 60_000, quiet: true });
