import { calls } from '@bozor/contract/operator/calls.ts';
import type { StaffRole } from '@bozor/domain/staff/permissions.ts';
import { apiQuery } from '@bozor/web/api/query.ts';

export const STAFF_PAGE = 50;

export const peopleQuery = ({ query, role, offset }: { query: string; role: StaffRole | undefined; offset: number }) =>
  apiQuery(calls.staff.list, { query: { query, ...(role && { role }), limit: STAFF_PAGE, offset } }, { quiet: true, staleMs: 0 });

export const personQuery = (id: number) => apiQuery(calls.staff.details, { params: { id } }, { quiet: true, staleMs: 0 });

/** Requests for new codes; another owner may act on them meanwhile. */
export const lostFactorsQuery = () => apiQuery(calls.lostFactors.list, {}, { quiet: true, staleMs: 0, refetchMs: 30_000 });

export const objectsQuery = (query: string) => apiQuery(calls.staff.objects, { query: { query } }, { quiet: true });
