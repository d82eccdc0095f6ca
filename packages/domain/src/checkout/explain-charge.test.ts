import { describe, expect, test } from 'vitest';
import { money } from '../testing/build-item.ts';
import { makeBill } from './bill.ts';
import type { Bill } from './bill.ts';
import { deliveryFee } from './delivery-fee.ts';
import type { DeliveryFeeInput } from './delivery-fee.ts';
import { explainCharge } from './explain-charge.ts';

const rate = { baseMinor: money(6000), perKmMinor: money(2000), minimumMinor: money(8000), surge: 1 };

function billOf(different: Partial<DeliveryFeeInput>): Bill {
  const made = makeBill({
    lines: [],
    delivery: () => deliveryFee({ orderType: 'delivery', rate, distanceMetres: 2400, itemsMinor: money(50_000), ...different }),
  });
  if (!made.ok) throw new Error(made.problem);
  return made.value;
}

describe('explainCharge explains delivery', () => {
  test.each<[string, Partial<DeliveryFeeInput>, readonly object[]]>([
    ['the distance', {}, [{ reason: 'distance', metres: 2400, baseMinor: 6000, distanceMinor: 4800 }]],
    ['the bound', { distanceMetres: 100 }, [{ reason: 'distance' }, { reason: 'fee-bound', bound: 'minimum' }]],
    ['a busy hour', { rate: { ...rate, surge: 1.5 } }, [{ reason: 'distance' }, { reason: 'busy', surge: 1.5, surgeMinor: 5400 }]],
    [
      'what rounding adds',
      { rate: { ...rate, roundedToMinor: money(500) } },
      [{ reason: 'distance' }, { reason: 'rounded', roundingMinor: 200 }],
    ],
    [
      'what would lower it',
      { freeDeliveryOverMinor: money(80_000) },
      [{ reason: 'distance' }, { reason: 'lower-by-adding', moreMinor: 30_000 }],
    ],
    ['why it is free', { storeDeliversFree: true }, [{ reason: 'free-delivery', by: 'store', savedMinor: 10_800 }]],
  ])('%s', (_name, different, expected) => {
    expect(explainCharge('delivery', billOf(different))).toMatchObject(expected);
  });
});

test('tax, coupon and what speaks for itself', () => {
  const bill = billOf({});
  expect(explainCharge('tax', bill, { tax: { percent: 12, isInclusive: true } })).toEqual([
    { reason: 'tax', percent: 12, isInclusive: true },
  ]);
  expect(explainCharge('tax', bill)).toEqual([]);
  expect(explainCharge('coupon', bill, { couponCode: 'SALOM30' })).toEqual([{ reason: 'coupon', code: 'SALOM30' }]);
  expect(explainCharge('coupon', bill)).toEqual([]);
  expect(explainCharge('items', bill)).toEqual([]);
});
