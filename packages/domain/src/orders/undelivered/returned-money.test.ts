import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { MODULE_TYPES } from '../../catalogue/module-type.ts';
import type { Charge, ChargeKind } from '../../checkout/charges.ts';
import type { Minor } from '../../money/minor.ts';
import { COST_BEARERS } from '../staff/acts-of-operator.ts';
import { maySellAgain, moneyBack, type NotReceived } from './returned-money.ts';

const charge = (kind: ChargeKind, amount: number): Charge => ({ kind, amountMinor: amount as Minor, isIncluded: false });
const order = (over: Partial<Record<'totalMinor' | 'paidMinor', number>> & Partial<Pick<NotReceived, 'borneBy' | 'isSellable'>> = {}) =>
  ({
    totalMinor: 61_400,
    paidMinor: 61_400,
    charges: [charge('items', 50_000), charge('packaging', 1_400), charge('delivery', 7_000), charge('tip', 3_000)],
    borneBy: 'customer',
    isSellable: true,
    ...over,
  }) as unknown as NotReceived;

describe('money of goods that nobody received', () => {
  test.each([
    ['goes back less delivery and tip, where the customer was not there', {}, 51_400],
    ['stays for a dish that nobody can buy any more', { isSellable: false }, 0],
    ['goes back whole where the shop is to blame', { borneBy: 'shop', isSellable: false }, 61_400],
    ['goes back whole where the courier is', { borneBy: 'courier' }, 61_400],
    ['is none where it was to be paid at the door', { paidMinor: 0 }, 0],
    ['is the part of the wallet above the way', { paidMinor: 20_000 }, 10_000],
    ['is none of a small part of the wallet', { paidMinor: 4_000 }, 0],
    ['has what was paid for pieces that were sold out', { totalMinor: 41_400, isSellable: false }, 20_000],
  ] as const)('%s', (_name, over, expected) => {
    expect(moneyBack(order(over))).toBe(expected);
  });

  test('is never above what was paid, nor below nothing', () => {
    fc.assert(
      fc.property(
        fc.nat(1e6),
        fc.nat(1e6),
        fc.constantFrom(...COST_BEARERS),
        fc.boolean(),
        (totalMinor, paidMinor, borneBy, isSellable) => {
          const back = moneyBack(order({ totalMinor, paidMinor, borneBy, isSellable }));
          expect(back).toBeGreaterThanOrEqual(0);
          expect(back).toBeLessThanOrEqual(paidMinor);
        },
      ),
    );
  });
});

test('dishes and parcels are not sold again', () => {
  expect(MODULE_TYPES.filter(maySellAgain)).toEqual(['grocery', 'pharmacy', 'ecommerce']);
});
