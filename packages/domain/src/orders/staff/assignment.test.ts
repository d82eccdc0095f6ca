import { describe, expect, test } from 'vitest';
import { checkAssign, checkUnassign } from './assignment.ts';
import { ORDER_TYPES } from '../order-type.ts';
import { STATUSES } from '../status.ts';

/** Acts on the courier of an order, by type and status: without one, and with one. */
const TABLE: Readonly<Record<string, readonly [without: string, withOne: string, taken: string]>> = {
  'delivery confirmed': ['assign', 'reassign', 'unassign'],
  'delivery processing': ['assign', 'reassign', 'unassign'],
  'delivery handover': ['assign', 'reassign', 'unassign'],
  'delivery picked_up': ['not-assignable', 'reassign', 'not-assignable'],
  'delivery returning': ['not-assignable', 'reassign', 'not-assignable'],
  'parcel pending': ['assign', 'reassign', 'unassign'],
  'parcel confirmed': ['assign', 'reassign', 'unassign'],
  'parcel processing': ['assign', 'reassign', 'unassign'],
  'parcel handover': ['assign', 'reassign', 'unassign'],
  'parcel picked_up': ['not-assignable', 'reassign', 'not-assignable'],
  'parcel returning': ['not-assignable', 'reassign', 'not-assignable'],
};
const NEVER = ['not-assignable', 'not-assignable', 'not-assignable'] as const;

describe('the courier of an order', () => {
  test.each(ORDER_TYPES.flatMap((type) => STATUSES.map((status) => ({ type, status }))))('$type $status', ({ type, status }) => {
    const told = (outcome: ReturnType<typeof checkAssign> | ReturnType<typeof checkUnassign>) =>
      outcome.ok ? outcome.value : outcome.problem;
    expect([
      told(checkAssign({ type, status, hasCourier: false }, { hasNote: true })),
      told(checkAssign({ type, status, hasCourier: true }, { hasNote: true })),
      told(checkUnassign({ type, status, hasCourier: true })),
    ]).toEqual(TABLE[`${type} ${status}`] ?? NEVER);
  });

  test('is changed on the way only with a note', () => {
    const riding = { type: 'delivery', status: 'picked_up', hasCourier: true } as const;
    expect(checkAssign(riding, { hasNote: false })).toEqual({ ok: false, problem: 'note-required' });
  });

  test('cannot be taken away where there is none', () => {
    expect(checkUnassign({ type: 'delivery', status: 'confirmed', hasCourier: false })).toEqual({ ok: false, problem: 'no-courier' });
  });
});
