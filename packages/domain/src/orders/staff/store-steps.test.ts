import { describe, expect, test } from 'vitest';
import type { OrderType } from '../order-type.ts';
import { STATUSES, type OrderStatus } from '../status.ts';
import { statusesUntil, STORE_STEPS, type StoreStep } from './store-steps.ts';
import { checkTransition } from '../transitions.ts';

describe('a step of the store', () => {
  test.each<[StoreStep, OrderType, OrderStatus, readonly OrderStatus[] | undefined]>([
    ['accept', 'delivery', 'pending', ['confirmed']],
    ['accept', 'delivery', 'confirmed', []],
    ['accept', 'delivery', 'picked_up', []],
    ['accept', 'delivery', 'canceled', undefined],
    ['accept', 'delivery', 'prescription_review', undefined],
    ['accept', 'parcel', 'pending', undefined],
    ['prepare', 'take_away', 'confirmed', ['processing']],
    ['prepare', 'take_away', 'pending', undefined],
    ['prepare', 'delivery', 'handover', []],
    ['ready', 'delivery', 'processing', ['handover']],
    ['ready', 'delivery', 'confirmed', ['processing', 'handover']],
    ['ready', 'delivery', 'pending', undefined],
    ['ready', 'delivery', 'delivered', []],
    ['complete', 'take_away', 'handover', ['delivered']],
    ['complete', 'take_away', 'processing', undefined],
    ['complete', 'take_away', 'delivered', []],
    ['complete', 'delivery', 'handover', undefined],
    ['complete', 'delivery', 'picked_up', undefined],
  ])('%s of a %s that is %s', (step, type, status, expected) => {
    expect(statusesUntil(step, { type, status })).toEqual(expected);
  });

  test('takes only transitions that are open to a store', () => {
    for (const step of Object.keys(STORE_STEPS) as StoreStep[])
      for (const type of ['delivery', 'take_away'] as const)
        for (const status of STATUSES) {
          let from = status;
          for (const to of statusesUntil(step, { type, status }) ?? []) {
            expect(checkTransition({ type, from, to, by: 'store' }), `${step} ${type} ${from}`).toEqual({ ok: true, value: to });
            from = to;
          }
        }
  });
});
