import { describe, expect, test } from 'vitest';
import { ORDER_TYPES, type OrderType } from '../orders/order-type.ts';
import { money } from '../testing/build-item.ts';
import { amountsOf, CHARGE_KINDS, recordedCharges, listCharges, savedBy, shownCharges, totalOf } from './charges.ts';
import type { ChargeAmounts } from './charges.ts';

const amounts = (one: (index: number) => number) =>
  Object.fromEntries(CHARGE_KINDS.map((kind, at) => [kind, money(one(at))])) as ChargeAmounts;
const nothing = amounts(() => 0);
const kindsOf = (charges: readonly { kind: string }[]) => charges.map(({ kind }) => kind);

describe('charges', () => {
  test('stand in their one order, and what lowers the total is negative', () => {
    const listed = listCharges(
      amounts((at) => at + 1),
      { isTaxIncluded: false },
    );
    expect(kindsOf(listed)).toEqual([...CHARGE_KINDS]);
    expect(kindsOf(listed.filter(({ amountMinor }) => amountMinor < 0))).toEqual(['discount', 'coupon', 'welcome']);
  });

  test('come to a total without the tax that is inside the prices', () => {
    const some = { ...nothing, items: money(20_000), coupon: money(500), tax: money(2000) };
    expect(totalOf(listCharges(some, { isTaxIncluded: true }))).toBe(19_500);
    expect(totalOf(listCharges(some, { isTaxIncluded: false }))).toBe(21_500);
  });

  test.each<[OrderType, readonly string[]]>([
    ['delivery', ['items', 'delivery']],
    ['take_away', ['items', 'delivery']],
    ['parcel', ['delivery']],
  ])('of a %s are shown when they are something, and these always', (orderType, always) => {
    expect(kindsOf(shownCharges(listCharges(nothing, { isTaxIncluded: false }), orderType))).toEqual(always);
    const tipped = listCharges({ ...nothing, tip: money(5000) }, { isTaxIncluded: false });
    expect(kindsOf(shownCharges(tipped, orderType))).toEqual([...always, 'tip']);
  });

  test('that an order keeps are those it shows, and the included tax of items that have no price yet', () => {
    expect(kindsOf(recordedCharges(listCharges(nothing, { isTaxIncluded: true }), 'delivery'))).toEqual(['items', 'tax', 'delivery']);
    expect(kindsOf(recordedCharges(listCharges(nothing, { isTaxIncluded: false }), 'delivery'))).toEqual(['items', 'delivery']);
  });

  test('that lower the total are what is saved, as a positive amount', () => {
    const some = { ...nothing, items: money(20_000), discount: money(3000), coupon: money(500), welcome: money(40), tip: money(700) };
    expect(savedBy(listCharges(some, { isTaxIncluded: false }))).toBe(3540);
    expect(savedBy(listCharges({ ...nothing, items: money(20_000) }, { isTaxIncluded: false }))).toBe(0);
  });

  test('are read back from recorded charges', () => {
    for (const orderType of ORDER_TYPES) {
      const all = amounts((at) => (at % 2 === 0 ? at * 100 : 0));
      expect(amountsOf(recordedCharges(listCharges(all, { isTaxIncluded: true }), orderType))).toEqual(all);
    }
  });
});
