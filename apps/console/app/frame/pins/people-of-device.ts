import { calls } from '@bozor/contract/staff/calls.ts';
import type { Reply } from '@bozor/web/api/api.ts';
import { apiQuery } from '@bozor/web/api/query.ts';

export type PersonOfDevice = Reply<typeof calls.pins.people>['people'][number];

/** Who signs in on this tablet by a PIN. */
export const peopleOfDevice = () => apiQuery(calls.pins.people, {}, { quiet: true, staleMs: 0 });
