import type { StoreDetails } from '@bozor/contract/shop/catalogue/store-details.ts';
import { expect, test } from 'vitest';
import type { CheckoutDraft } from './checkout-draft.ts';
import { withSoonestTime } from './soonest-time.ts';

const nowMs = Date.parse('2026-11-23T03:00:00Z');
const draft = { scheduleAt: undefined } as CheckoutDraft;
const chosen = { scheduleAt: '2026-11-24T05:00:00.000Z' } as CheckoutDraft;
const storeThat = (different: Partial<StoreDetails>) =>
  ({
    open: false,
    schedule_order: true,
    schedules: [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opening_time: '10:00', closing_time: '12:00' })),
    closures: [],
    utc_offset_minutes: 300,
    delivery_terms: { preparation_minutes: 30 },
    ...different,
  }) as unknown as StoreDetails;

test.each([
  ['an open store for now', { draft, isOpen: false, store: storeThat({ open: true }) }, undefined, true],
  ['a closed store for its first slot', { draft, isOpen: true, store: storeThat({}) }, '2026-11-23T05:00:00.000Z', true],
  ['a closed store for the slot that was chosen', { draft: chosen, isOpen: false, store: storeThat({}) }, chosen.scheduleAt, true],
  ['a closed store without slots for now', { draft, isOpen: false, store: storeThat({ schedule_order: false }) }, undefined, true],
  ['a store that the cart calls open for now', { draft, isOpen: true, store: undefined }, undefined, true],
  ['a store of which nothing is known for now', { draft, isOpen: undefined, store: undefined }, undefined, true],
  ['a store that the cart calls closed, once it is loaded', { draft, isOpen: false, store: undefined }, undefined, false],
])('asks %s', (_name, wanted, scheduleAt, isKnown) => {
  const timed = withSoonestTime({ ...wanted, nowMs });
  expect([timed.draft.scheduleAt, timed.isKnown]).toEqual([scheduleAt, isKnown]);
});
