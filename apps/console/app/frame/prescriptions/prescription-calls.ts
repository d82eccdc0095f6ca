import type { calls as storeCalls } from '@bozor/contract/store/calls.ts';
import { apiQuery } from '@bozor/web/api/query.ts';

/** The calls of a pharmacy or of the whole shop, which are alike. */
export type PrescriptionCalls = (typeof storeCalls)['prescriptions'];

export const queueOf = (calls: PrescriptionCalls) => apiQuery(calls.queue, {}, { quiet: true, staleMs: 0, refetchMs: 60_000 });

export const prescriptionOf = (calls: PrescriptionCalls, order: number) =>
  apiQuery(calls.details, { params: { order } }, { quiet: true, staleMs: 0 });

export const medicinesOf = (calls: PrescriptionCalls, order: number, name: string) =>
  apiQuery(calls.medicines, { params: { order }, query: name === '' ? {} : { name } }, { quiet: true, staleMs: 30_000 });

/** Queries that an act on a prescription changes. */
export const changedOf = (calls: PrescriptionCalls) => [calls.queue, calls.details];
