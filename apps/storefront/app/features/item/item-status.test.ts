import { expect, test } from 'vitest';
import { itemStatus } from './item-status.ts';

type Asked = Parameters<typeof itemStatus>[0];

const nowMs = Date.parse('2026-11-20T10:00:00Z');
const window = { startsAtMinute: 7 * 60, endsAtMinute: 11 * 60 };
const variation = (stock: number) => ({ type: `${stock}`, priceMinor: 1, stock });
const asked = (sellable: object, availability: object = { state: 'available' }, item: object = {}) =>
  ({
    nowMs,
    item: { available_stock: null, timezone: 'Asia/Tashkent', ...item },
    sellable: { variations: [], moduleType: 'grocery', stock: 5, ...sellable },
    availability,
  }) as unknown as Asked;

test.each([
  ['with stock', asked({}), { state: 'orderable' }],
  ['without stock', asked({ stock: 0 }), { state: 'out-of-stock' }],
  ['of a kitchen, which counts no stock', asked({ moduleType: 'food', stock: 0 }), { state: 'orderable' }],
  ['with stock of one variation', asked({ stock: 0, variations: [variation(0), variation(1)] }), { state: 'orderable' }],
  ['without stock of any variation', asked({ stock: 5, variations: [variation(0), variation(0)] }), { state: 'out-of-stock' }],
  ['whose campaign is sold out', asked({}, undefined, { available_stock: 0 }), { state: 'out-of-stock' }],
  ['whose campaign begins', asked({ stock: 0 }, { state: 'not-started', startsAtMs: 7 }), { state: 'campaign-not-started', startsAtMs: 7 }],
  ['whose campaign is over', asked({ stock: 0 }, { state: 'over', endedAtMs: 7 }), { state: 'campaign-over' }],
  [
    'outside its hours',
    asked({}, { state: 'outside-hours', orderable: false, window }),
    { state: 'not-available-now', hours: '07:00–11:00', nextMs: Date.parse('2026-11-21T02:00:00Z') },
  ],
  [
    'outside its hours, taken for later',
    asked({}, { state: 'outside-hours', orderable: true, window }),
    { state: 'for-later', hours: '07:00–11:00', nextMs: Date.parse('2026-11-21T02:00:00Z') },
  ],
  ['outside its hours and sold out', asked({ stock: 0 }, { state: 'outside-hours', orderable: true, window }), { state: 'out-of-stock' }],
])('knows an item %s', (_name, choice, status) => {
  expect(itemStatus(choice)).toEqual(status);
});
