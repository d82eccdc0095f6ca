import { describe, expect, test } from 'vitest';
import type { BillInput } from './bill.ts';
import { money } from '../testing/build-item.ts';
import { NORMAL_LOAD } from './eta-window.ts';
import { billOfGoods, offeredOrderType, type GoodsTerms } from './goods-bill.ts';

const rate = { baseMinor: money(6000), perKmMinor: money(2000), minimumMinor: money(5000), surge: 1, roundedToMinor: money(500) };
const terms: GoodsTerms = {
  orderType: 'delivery',
  delivery: { rate, storeDeliversFree: false, preparationMinutes: 20, load: NORMAL_LOAD },
  distanceMetres: 2320,
  packagingMinor: money(1500),
  additionalMinor: money(990),
};
const lines: BillInput['lines'] = [
  {
    goodsMinor: money(63_711),
    discountMinor: money(4461),
    addOnsMinor: money(0),
    totalMinor: money(59_250),
  },
];

function amounts(different: Partial<GoodsTerms>) {
  const made = billOfGoods(lines, { ...terms, ...different });
  if (!made.ok) throw new Error(made.problem);
  const { charges, totalMinor } = made.value;
  return { total: totalMinor, rows: Object.fromEntries(charges.map(({ kind, amountMinor }) => [kind, amountMinor])) };
}

describe('the bill of goods', () => {
  test.each<[string, Partial<GoodsTerms>, object, number]>([
    ['brought to a door', {}, { delivery: 10_500, packaging: 1500, additional: 990 }, 72_240],
    ['collected', { orderType: 'take_away', distanceMetres: undefined }, { delivery: 0 }, 61_740],
    ['with tax on top', { tax: { percent: 12, isInclusive: false } }, { tax: 7110 }, 79_350],
    ['with tax inside', { tax: { percent: 12, isInclusive: true } }, { tax: 6348 }, 72_240],
    [
      'with a coupon for the way',
      { coupon: { code: 'WAY', discountMinor: money(0), isFreeDelivery: true } },
      { delivery: 0, coupon: 0 },
      61_740,
    ],
    ['with a tip', { tipMinor: money(3000) }, { tip: 3000 }, 75_240],
    ['with a welcome', { welcome: { percent: 20, maximumMinor: money(4000) } }, { welcome: -4000 }, 68_240],
  ])('%s', (_name, different, rows, total) => {
    expect(amounts(different)).toMatchObject({ total, rows });
  });

  test('has no row of a delivery whose way is not known, whoever pays it', () => {
    for (const storeDeliversFree of [true, false]) {
      const { total, rows } = amounts({ distanceMetres: undefined, delivery: { ...terms.delivery, storeDeliversFree } });
      expect(total).toBe(61_740);
      expect(Object.keys(rows)).not.toContain('delivery');
    }
  });
});

test.each([
  ['delivery', true, true, 'delivery'],
  ['delivery', false, true, 'take_away'],
  ['take_away', true, false, 'delivery'],
  ['take_away', true, true, 'take_away'],
  ['delivery', false, false, 'delivery'],
] as const)('who wants %s of a store (delivers: %s, to collect: %s) gets %s', (wanted, delivers, takesAway, offered) => {
  expect(offeredOrderType(wanted, { delivers, takesAway })).toBe(offered);
});
