import { expect, test } from 'vitest';
import { money } from '../testing/build-item.ts';
import { deliveryPrice, deliveryTime, type DeliveryTerms } from './delivery-offer.ts';
import { NORMAL_LOAD } from './eta-window.ts';

const terms: DeliveryTerms = {
  rate: { baseMinor: money(6000), perKmMinor: money(2000), minimumMinor: money(8000), surge: 1 },
  storeDeliversFree: false,
  freeDeliveryOverMinor: money(100_000),
  preparationMinutes: 20,
  load: NORMAL_LOAD,
};
const bringing = { orderType: 'delivery', distanceMetres: 2400, itemsMinor: money(0) } as const;
const noon = Date.parse('2026-11-20T07:00:00Z');

test.each<[string, Partial<DeliveryTerms>, object, object]>([
  ['costs base and way', {}, {}, { feeMinor: 10_800 }],
  ['tells how far the basket is from a free one', {}, { itemsMinor: 70_000 }, { feeMinor: 10_800, freeIfItemsGrowByMinor: 30_000 }],
  ['is free for a large basket', {}, { itemsMinor: 100_000 }, { feeMinor: 0, freeBy: 'threshold' }],
  ['is free where the store pays', { storeDeliversFree: true }, {}, { feeMinor: 0, freeBy: 'store' }],
  ['is free by a coupon', {}, { hasFreeDeliveryCoupon: true }, { feeMinor: 0, freeBy: 'coupon' }],
])('bringing it %s', (_name, different, also, expected) => {
  expect(deliveryPrice({ ...terms, ...different }, { ...bringing, ...also })).toMatchObject(expected);
});

test('it comes later where orders have taken longer than planned', () => {
  const minutes = (load: DeliveryTerms['load']) => {
    const { fromMs, toMs, latestMs } = deliveryTime({ ...terms, load }, { ...bringing, nowMs: noon });
    return [fromMs, toMs, latestMs].map((at) => (at - noon) / 60_000);
  };
  expect(minutes(NORMAL_LOAD)).toEqual([25, 40, 45]);
  expect(minutes({ early: 1.1, late: 1.5, latest: 2 })).toEqual([30, 50, 65]);
});
