import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totalOf } from '../../checkout/charges.ts';
import { sum, ZERO } from '../../money/minor.ts';
import { money } from '../../testing/build-item.ts';
import { order } from '../../testing/ordered-bill.ts';
import {
  adjustedBill,
  amountOfAdjustment,
  ceilingOf,
  checkSoldOut,
  dueOf,
  overpaidOf,
  receivedPieces,
  removalOf,
  type Adjustment,
} from './adjustments.ts';

const two = order([
  { quantity: 2, piece: 10_000 },
  { quantity: 3, piece: 5_000 },
]);

describe('the bill of what is received', () => {
  test('is the ordered one without adjustments', () => {
    expect(adjustedBill(two, []).charges).toBe(two.charges);
  });

  test.each<[string, Adjustment, number]>([
    ['a line taken out', { lineId: 1, kind: 'line_removed', pieces: 2 }, -20_000],
    ['one piece fewer', { lineId: 2, kind: 'line_reduced', pieces: 1 }, -5_000],
    ['a cheaper replacement', { lineId: 1, kind: 'line_swapped', pieces: 2, replacementMinor: money(17_000) }, -3_000],
    ['a replacement of the same price', { lineId: 1, kind: 'line_swapped', pieces: 2, replacementMinor: money(20_000) }, 0],
  ])('with %s differs by its amount, and keeps delivery and tip', (_name, adjustment, amount) => {
    expect(amountOfAdjustment(two, [], adjustment)).toBe(amount);
    const { charges } = adjustedBill(two, [adjustment]);
    expect(totalOf(charges)).toBe(totalOf(two.charges) + amount);
    for (const kind of ['delivery', 'tip'] as const)
      expect(charges.find((charge) => charge.kind === kind)).toEqual(two.charges.find((charge) => charge.kind === kind));
  });

  test('takes the share of the coupon and the tax with the line', () => {
    const taxed = order(
      [
        { quantity: 2, piece: 10_000 },
        { quantity: 2, piece: 10_000 },
      ],
      { coupon: 4_000, tax: { percent: 10, isInclusive: false } },
    );
    expect(amountOfAdjustment(taxed, [], { lineId: 1, kind: 'line_removed', pieces: 2 })).toBe(-(20_000 - 2_000) * 1.1);
  });

  const anyOrder = fc
    .record({
      lines: fc.array(
        fc.record({
          quantity: fc.integer({ min: 1, max: 9 }),
          piece: fc.integer({ min: 0, max: 90_000 }),
          discount: fc.integer({ min: 0, max: 1000 }),
          addOns: fc.integer({ min: 0, max: 9_000 }),
        }),
        { minLength: 1, maxLength: 5 },
      ),
      coupon: fc.integer({ min: 0, max: 60_000 }),
      tax: fc.option(fc.record({ percent: fc.integer({ min: 1, max: 2000 }).map((parts) => parts / 100), isInclusive: fc.boolean() }), {
        nil: undefined,
      }),
    })
    .map(({ lines, coupon, tax }) => order(lines, { coupon, ...(tax && { tax }) }));
  /** Draws: line, pieces and part of the ceiling, the latter for a swap. */
  const anySteps = fc.array(
    fc.record({ line: fc.nat(4), pieces: fc.integer({ min: 1, max: 9 }), part: fc.option(fc.integer({ min: 0, max: 1000 })) }),
    { maxLength: 8 },
  );

  test('always differs by the sum of its entries, none of which makes it dearer, and is never negative', () => {
    fc.assert(
      fc.property(anyOrder, anySteps, (ordered, steps) => {
        const done: Adjustment[] = [];
        const amounts = [];
        for (const step of steps) {
          const line = ordered.lines[step.line % ordered.lines.length]!;
          const missing = done.filter(({ lineId }) => lineId === line.id).reduce((pieces, each) => pieces + each.pieces, 0);
          const pieces = Math.min(step.pieces, line.quantity - missing);
          if (pieces === 0) continue;
          const ceiling = ceilingOf(line, done, pieces);
          const next: Adjustment =
            step.part === null
              ? removalOf(line, done, pieces)
              : { lineId: line.id, kind: 'line_swapped', pieces, replacementMinor: money(Math.floor((ceiling * step.part) / 1000)) };
          const amount = amountOfAdjustment(ordered, done, next);
          expect(amount).toBeLessThanOrEqual(0);
          amounts.push(amount);
          done.push(next);
        }
        const { totalMinor, charges, lines } = adjustedBill(ordered, done);
        expect(totalOf(charges)).toBe(totalMinor);
        expect(totalMinor - totalOf(ordered.charges)).toBe(sum(amounts));
        expect(totalMinor).toBeGreaterThanOrEqual(0);
        for (const line of lines) expect(line.totalMinor).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 500 },
    );
  });

  test('is delivery and tip alone once every piece is gone', () => {
    fc.assert(
      fc.property(anyOrder, (ordered) => {
        const gone = ordered.lines.map((line) => removalOf(line, [], line.quantity));
        const kept = ordered.charges.filter(({ kind }) => kind === 'delivery' || kind === 'tip');
        expect(adjustedBill(ordered, gone).totalMinor).toBe(totalOf(kept));
      }),
    );
  });
});

describe('a line that is sold out', () => {
  const [first, second] = two.lines;
  const check = (
    soldOut: { pieces?: number; replacement?: number },
    plan: 'call_me' | 'cancel_order' = 'call_me',
    done: Adjustment[] = [],
  ) =>
    checkSoldOut(two, done, {
      line: first!,
      plan,
      soldOut: {
        ...(soldOut.pieces !== undefined && { pieces: soldOut.pieces }),
        ...(soldOut.replacement !== undefined && { replacementMinor: money(soldOut.replacement) }),
      },
    });
  const removal = (lineId: number, pieces: number): Adjustment => ({ lineId, kind: 'line_removed', pieces });

  test.each<[string, ReturnType<typeof check>, unknown]>([
    ['is taken out whole', check({}), removal(1, 2)],
    ['is taken out in part', check({ pieces: 1 }), { lineId: 1, kind: 'line_reduced', pieces: 1 }],
    ['is replaced at its price', check({ replacement: 20_000 }), { lineId: 1, kind: 'line_swapped', pieces: 2, replacementMinor: 20_000 }],
  ])('%s', (_name, outcome, adjustment) => {
    expect(outcome).toEqual({ ok: true, value: adjustment });
  });

  test.each<[string, ReturnType<typeof check>]>([
    ['too-dear', check({ replacement: 20_001 })],
    ['too-dear', check({ pieces: 1, replacement: 10_001 })],
    ['too-many-pieces', check({ pieces: 3 })],
    ['too-many-pieces', check({ pieces: 0 })],
    ['plan-cancels', check({}, 'cancel_order')],
    ['line-settled', check({}, 'call_me', [removal(1, 2)])],
    ['order-emptied', check({}, 'call_me', [removal(2, 3)])],
  ])('is refused: %s', (problem, outcome) => {
    expect(outcome).toEqual({ ok: false, problem });
  });

  test('may be replaced as the last one, and where the plan cancels', () => {
    expect(check({ replacement: 1 }, 'cancel_order', [removal(2, 3)]).ok).toBe(true);
  });

  test('leaves the pieces that were there and those that were replaced', () => {
    expect(receivedPieces(second!, [{ lineId: 2, kind: 'line_reduced', pieces: 1 }])).toBe(2);
    expect(receivedPieces(second!, [{ lineId: 2, kind: 'line_swapped', pieces: 2, replacementMinor: money(1) }])).toBe(3);
    expect(receivedPieces(second!, [removal(2, 3)])).toBe(0);
  });
});

describe('the money of an adjusted order', () => {
  test.each([
    ['cash', { walletMinor: 0, isPaid: false }, 51_400, 0],
    ['paid', { walletMinor: 0, isPaid: true }, 0, 10_000],
    ['a part from the wallet', { walletMinor: 20_000, isPaid: false }, 31_400, 0],
    ['a part from the wallet above what is received', { walletMinor: 55_000, isPaid: false }, 0, 3_600],
    ['paid, a part of it from the wallet', { walletMinor: 20_000, isPaid: true }, 0, 10_000],
  ])('%s: what is due, and what goes back', (_name, { walletMinor, isPaid }, due, back) => {
    const paid = { totalMinor: money(61_400), adjustedMinor: money(-10_000), walletMinor: money(walletMinor), isPaid };
    expect([dueOf(paid), overpaidOf(paid)]).toEqual([due, back]);
  });

  test('nothing goes back of an order without adjustments', () => {
    expect(overpaidOf({ totalMinor: money(10), adjustedMinor: ZERO, walletMinor: ZERO, isPaid: true })).toBe(0);
  });
});
