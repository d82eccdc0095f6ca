import { calls } from '@bozor/contract/store/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';

/** Another tablet's pause is seen after this at the latest. */
const REFETCH_MS = 20_000;

const ownStores = () => apiQuery(calls.shift.read, {}, { quiet: true, staleMs: 0, refetchMs: REFETCH_MS });

/** The stores of the person, and whether each is busy or paused. */
export const useOwnStores = () => useApiQuery(ownStores());
