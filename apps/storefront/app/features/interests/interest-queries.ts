import { calls } from '@bozor/contract/shop/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';

/** Categories to choose interests from; empty where the module has no prompt. */
export const interestCategories = () => apiQuery(calls.categories.interests, {}, { quiet: true });
