import type { StoreDetails } from '@bozor/contract/shop/catalogue/store-details.ts';
import { expect, test } from 'vitest';
import { slotDays } from './slot-days.ts';

const schedules = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ day, opening_time: '10:00', closing_time: '12:00' }));
const store = {
  schedule_order: true,
  schedules,
  closures: [],
  utc_offset_minutes: 300,
  delivery_terms: { preparation_minutes: 30 },
} as unknown as StoreDetails;
const monday = Date.parse('2026-11-23T03:00:00Z');
const days = (closures: StoreDetails['closures']) =>
  slotDays({ ...store, closures }, monday).map(({ date, slots }) => [date, slots.length]);

test('offers the half hours of seven days, but none in which the store is away [checkout-07]', () => {
  expect(days([])).toHaveLength(7);
  expect(days([{ starts_at: '2026-11-23T05:30:00.000Z', ends_at: '2026-11-28T19:00:00.000Z' }])).toEqual([
    ['2026-11-23', 1],
    ['2026-11-29', 4],
  ]);
  expect(days([{ starts_at: '2026-11-23T00:00:00.000Z', ends_at: '2026-12-05T00:00:00.000Z' }])).toEqual([]);
});
