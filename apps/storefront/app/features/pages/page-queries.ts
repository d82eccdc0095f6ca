import { calls } from '@bozor/contract/shop/calls.ts';
import type { Input } from '@bozor/web/api/api.ts';
import { apiQuery } from '@bozor/web/api/query.ts';

export type OperatorPageSlug = Input<typeof calls.config.page>['params']['slug'];

/** A page written by the operator. */
export const operatorPage = (slug: OperatorPageSlug) =>
  apiQuery(calls.config.page, { params: { slug } }, { staleMs: 5 * 60_000, quiet: true });
