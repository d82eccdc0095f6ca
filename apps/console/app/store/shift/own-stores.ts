import { calls } from '@bozor/contract/store/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';

/** Another tablet's pause is seen after this at the latest. */
const REFETCH_MS = 20_000;

const ownStores = () => apiQuery(calls.shift.read, {}, { quiet: true, staleMs: 0, refetchMs: REFETCH_MS });

/** The stores of the person, and whether each is busy or paused. */
export const useOwnStores = () => useApiQuery(ownStores());

/** The part of the week changes every three hours. */
const REFETCH_KEPT_MS = 600_000;

const keptTimes = () => apiQuery(calls.shift.keptTimes, {}, { quiet: true, staleMs: REFETCH_KEPT_MS, refetchMs: REFETCH_KEPT_MS });

/** How the stores of the person keep the times that they say, and the minutes that each is offered. */
export const useKeptTimes = () => useApiQuery(keptTimes());
