import { calls } from '@bozor/contract/operator/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';

/** Running orders. Every change of an order makes it read again. */
export const board = () => apiQuery(calls.orders.board, {}, { quiet: true, staleMs: 0 });

/** Everything that the map beside the board draws. A courier who moves makes it read again. */
export const onMap = () => apiQuery(calls.orders.map, {}, { quiet: true, staleMs: 0, refetchMs: 30_000 });

export const needs = () => apiQuery(calls.orders.needs, {}, { quiet: true, staleMs: 0, refetchMs: 30_000 });

export const orderOf = (id: number) => apiQuery(calls.orders.details, { params: { id } }, { quiet: true, staleMs: 0 });

export const couriersOf = (zone: number) => apiQuery(calls.orders.couriers, { query: { zone } }, { quiet: true, staleMs: 0 });

export const cancellationReasons = () => apiQuery(calls.orders.reasons, {}, { quiet: true, staleMs: 300_000 });

/** Queries that an act on an order changes. */
export const CHANGED_BY_ACTS = [
  calls.orders.details,
  calls.orders.board,
  calls.orders.map,
  calls.orders.needs,
  calls.orders.search,
  calls.orders.couriers,
];
