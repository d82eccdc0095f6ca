import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { prorate } from '../money/prorate.ts';
import { money } from '../testing/build-item.ts';
import { isRefundable, needsSecondPerson, proposeRefund, refundableLines, wayBack, type RefundedLine } from './refund-pieces.ts';
import { STATUSES } from './status.ts';

const line = (over: Partial<RefundedLine> = {}): RefundedLine => ({
  position: 1,
  quantity: 3,
  totalMinor: money(30_000),
  couponShareMinor: money(0),
  welcomeShareMinor: money(0),
  refunded: [],
  ...over,
});
const LEFT = money(1_000_000);

describe('the pieces of a line', () => {
  test.each<[string, Partial<RefundedLine>, number, readonly number[]]>([
    ['cost the same', {}, 0, [10_000, 10_000, 10_000]],
    ['leave the remainder to the last', { totalMinor: money(10_001) }, 0, [3333, 3333, 3335]],
    [
      'bear their share of the coupon and of the welcome offer',
      { couponShareMinor: money(3_000), welcomeShareMinor: money(600) },
      0,
      [8_800, 8_800, 8_800],
    ],
    ['bring the tax that was added', {}, 3_600, [11_200, 11_200, 11_200]],
    ['are there once', { refunded: [1, 3] }, 0, [10_000]],
  ])('%s', (_name, over, tax, expected) => {
    expect(refundableLines([line(over)], money(tax))[0]!.pieces.map(({ amountMinor }) => amountMinor)).toEqual(expected);
  });

  test('of any bill sum to what was paid for the goods, whatever was taken off or put on', () => {
    const priced = fc.record({ pieceMinor: fc.integer({ min: 1, max: 3_000_000 }), quantity: fc.integer({ min: 1, max: 20 }) });
    fc.assert(
      fc.property(
        fc.array(priced, { minLength: 1, maxLength: 8 }),
        fc.integer({ min: 0, max: 100 }),
        fc.constantFrom(0, 12, 15.5),
        fc.boolean(),
        (goods, couponPercent, percent, isInclusive) => {
          const lines = goods.map(({ pieceMinor, quantity }) => ({ quantity, totalMinor: money(pieceMinor * quantity) }));
          const items = lines.reduce((total, each) => total + each.totalMinor, 0);
          const couponMinor = money(Math.floor((items * couponPercent) / 100));
          const shares = prorate(
            couponMinor,
            lines.map(({ totalMinor }) => totalMinor),
          );
          const payable = items - couponMinor;
          const added = money(isInclusive ? 0 : Math.round((payable * percent) / 100));
          const refundable = refundableLines(
            lines.map((each, index) => line({ ...each, position: index + 1, couponShareMinor: shares[index]! })),
            added,
          );
          const pieces = refundable.flatMap((each) => each.pieces);
          expect(pieces.reduce((total, { amountMinor }) => total + amountMinor, 0)).toBe(payable + added);
          expect(pieces.every(({ amountMinor }) => amountMinor >= 0)).toBe(true);
          for (const each of refundable)
            expect(each.pieces.reduce((total, { amountMinor }) => total + amountMinor, 0)).toBe(each.amountMinor);
        },
      ),
    );
  });
});

describe('a proposed refund', () => {
  const lines = refundableLines([line({ totalMinor: money(10_001) }), line({ position: 2, quantity: 1, refunded: [1] })], money(0));

  test('takes the first pieces that are left', () => {
    expect(proposeRefund(lines, [{ position: 1, pieces: 2 }], LEFT)).toEqual({
      ok: true,
      value: {
        amountMinor: 6666,
        pieces: [
          { position: 1, piece: 1 },
          { position: 1, piece: 2 },
        ],
      },
    });
  });

  test.each([
    ['more pieces than are left', [{ position: 1, pieces: 4 }], LEFT, 'pieces-gone'],
    [
      'more pieces than are left, named twice',
      [
        { position: 1, pieces: 2 },
        { position: 1, pieces: 2 },
      ],
      LEFT,
      'pieces-gone',
    ],
    ['a piece that was refunded', [{ position: 2, pieces: 1 }], LEFT, 'pieces-gone'],
    ['a line of another order', [{ position: 9, pieces: 1 }], LEFT, 'pieces-gone'],
    ['an order without money left', [{ position: 1, pieces: 1 }], money(0), 'nothing-to-refund'],
    ['no piece', [], LEFT, 'nothing-to-refund'],
  ] as const)('is refused for %s', (_name, chosen, left, problem) => {
    expect(proposeRefund(lines, chosen, left)).toEqual({ ok: false, problem });
  });

  test('is never more than what is left of the order', () => {
    expect(proposeRefund(lines, [{ position: 1, pieces: 3 }], money(5_000))).toMatchObject({ value: { amountMinor: 5_000 } });
  });
});

test.each([
  ['as it was paid', { method: 'digital_payment', canReturn: true }, 'original'],
  ['to the wallet where the provider cannot', { method: 'digital_payment', canReturn: false }, 'wallet'],
  ['to the wallet where a part came from it', { method: 'digital_payment', canReturn: true, walletMinor: 1 }, 'wallet'],
  ['to the wallet for cash', { method: 'cash_on_delivery' }, 'wallet'],
  ['to the wallet for a transfer', { method: 'offline_payment' }, 'wallet'],
  ['by hand for a guest', { method: 'cash_on_delivery', hasWallet: false }, 'cash'],
] as const)('money goes back %s', (_name, over, way) => {
  expect(wayBack({ walletMinor: 0, canReturn: false, hasWallet: true, ...over })).toBe(way);
});

test('a second person is asked above the limit, and never where it is 0', () => {
  expect([500_000, 500_001].map((amount) => needsSecondPerson(amount, 500_000))).toEqual([false, true]);
  expect(needsSecondPerson(1_000_000_000, 0)).toBe(false);
});

test('pieces of a delivered order can be refunded, and of no other', () => {
  expect(STATUSES.filter(isRefundable)).toEqual(['delivered', 'refund_requested', 'refund_rejected']);
});
