import { calls } from '@bozor/contract/shop/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';

/** What the module asks about; nothing where it asks nothing. */
export const interestCategories = () => apiQuery(calls.categories.interests, {}, { quiet: true });
