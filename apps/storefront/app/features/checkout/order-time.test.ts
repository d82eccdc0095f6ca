import type { Quote } from '@bozor/contract/shop/orders/checkout.ts';
import { expect, test } from 'vitest';
import type { CheckoutDraft } from './checkout-draft.ts';
import { firstSlot, slotDays, withTime } from './order-time.ts';

const slots = ['2026-11-23T19:30:00.000Z', '2026-11-24T05:00:00.000Z', '2026-11-24T05:30:00.000Z'];
const times = (asap: Quote['times']['asap'], open = slots): Quote['times'] => ({ asap, not_now: [], slots: open, slot_minutes: 30 });
const soon = { from: slots[0]!, to: slots[0]!, latest: slots[0]! };
const draft = { scheduleAt: undefined } as CheckoutDraft;
const chosen = { scheduleAt: slots[2] } as CheckoutDraft;

test.each([
  ['now, where that is possible', draft, times(soon), undefined],
  ['the first slot, where it is not', draft, times(null), slots[0]],
  ['the slot that was chosen', chosen, times(null), slots[2]],
  ['now, where there is no slot', draft, times(null, []), undefined],
  ['now, before anything is known', draft, undefined, undefined],
])('orders for %s', (_name, given, known, expected) => {
  expect(withTime(given, firstSlot(known)).scheduleAt).toBe(expected);
});

test('groups slots by day', () => {
  expect(slotDays(slots, (slot) => Number(slot.slice(8, 10)) - 23)).toEqual([
    { days: 0, slots: slots.slice(0, 1) },
    { days: 1, slots: slots.slice(1) },
  ]);
});
