import { calls } from '@bozor/contract/shop/calls.ts';
import { apiQuery } from '../../platform/query.ts';

export const advertisements = () => apiQuery(calls.promotions.advertisements, { query: { limit: 20 } }, { quiet: true });
