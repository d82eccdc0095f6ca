import { calls } from '@bozor/contract/shop/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';

export const advertisements = () => apiQuery(calls.promotions.advertisements, { query: { limit: 20 } }, { quiet: true });
