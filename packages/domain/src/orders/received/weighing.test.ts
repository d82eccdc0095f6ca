import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { totalOf } from '../../checkout/charges.ts';
import { sum } from '../../money/minor.ts';
import { money } from '../../testing/build-item.ts';
import { order } from '../../testing/ordered-bill.ts';
import { adjustedBill, amountOfAdjustment, ceilingOf, removalOf, type Adjustment, type OrderedLine } from './adjustments.ts';
import { checkWeight, pieceGrams, weightLimits } from './weighing.ts';

const kilos = order([
  { quantity: 2, piece: 30_000, grams: 1000 },
  { quantity: 1, piece: 9_000, grams: 300 },
]);
const [apples] = kilos.lines;

function weigh(line: OrderedLine, grams: number, { isPrepaid = false, done = [] as readonly Adjustment[] } = {}): Adjustment {
  const checked = checkWeight(done, { line, grams, isPrepaid });
  if (!checked.ok) throw new Error(checked.problem);
  return checked.value;
}

describe('the weight that a store may give', () => {
  test.each([
    [{ grams: 1000, tolerance: 10 }, 900, 1100],
    [{ grams: 333, tolerance: 10 }, 300, 366],
    [{ grams: 250, tolerance: 0 }, 250, 250],
    [{ grams: 999, tolerance: 5 }, 950, 1048],
  ])('of %o is between %i and %i grams', ({ grams, tolerance }, least, most) => {
    const [line] = order([{ quantity: 1, piece: 100, grams, tolerance }]).lines;
    expect(weightLimits(line!, [])).toEqual({ orderedGrams: grams, leastGrams: least, mostGrams: most });
    expect(checkWeight([], { line: line!, grams: most, isPrepaid: false }).ok).toBe(true);
    expect(checkWeight([], { line: line!, grams: least, isPrepaid: false }).ok).toBe(true);
    expect(checkWeight([], { line: line!, grams: most + 1, isPrepaid: false })).toMatchObject({
      problem: 'weight-too-high',
      mostGrams: most,
    });
    expect(checkWeight([], { line: line!, grams: least - 1, isPrepaid: false })).toMatchObject({
      problem: 'weight-too-low',
      leastGrams: least,
    });
  });

  test('counts the pieces that are there', () => {
    expect(weightLimits(apples!, [removalOf(apples!, [], 1)])).toEqual({ orderedGrams: 1000, leastGrams: 900, mostGrams: 1100 });
    expect(weightLimits(apples!, [removalOf(apples!, [], 2)])).toBeUndefined();
    expect(checkWeight([removalOf(apples!, [], 2)], { line: apples!, grams: 1, isPrepaid: false })).toEqual({
      ok: false,
      problem: 'line-settled',
    });
  });

  test('is asked only of goods that are sold by weight', () => {
    const piece = { ...apples!, pieceGrams: null };
    expect(checkWeight([], { line: piece, grams: 1, isPrepaid: false })).toEqual({ ok: false, problem: 'not-by-weight' });
    expect(pieceGrams({ soldBy: 'weight', measure: { amount: 0.25, per: 'kg' } })).toBe(250);
    expect(pieceGrams({ soldBy: 'piece', measure: { amount: 0.25, per: 'kg' } })).toBeUndefined();
    expect(pieceGrams({ soldBy: 'weight', measure: { amount: 0.25, per: 'l' } })).toBeUndefined();
    expect(pieceGrams({ soldBy: 'weight', measure: null })).toBeUndefined();
  });
});

describe('the price of a real weight', () => {
  test.each([
    ['less', 1850, false, -4_500],
    ['less and paid', 1850, true, -4_500],
    ['more', 2150, false, 4_500],
    ['more and paid', 2150, true, 0],
    ['as ordered', 2000, false, 0],
  ])('%s: what it weighs, and never above what was paid', (_name, grams, isPrepaid, amount) => {
    expect(amountOfAdjustment(kilos, [], weigh(apples!, grams, { isPrepaid }))).toBe(amount);
  });

  test('gives a half to the customer', () => {
    const odd = order([{ quantity: 1, piece: 1, grams: 1000, tolerance: 50 }]);
    expect(adjustedBill(odd, [weigh(odd.lines[0]!, 1500)]).lines[0]!.totalMinor).toBe(1);
    expect(adjustedBill(odd, [weigh(odd.lines[0]!, 1499)]).lines[0]!.totalMinor).toBe(1);
    const odder = order([{ quantity: 1, piece: 3, grams: 1000, tolerance: 50 }]);
    expect(adjustedBill(odder, [weigh(odder.lines[0]!, 1167)]).lines[0]!.totalMinor).toBe(4);
  });

  test('scales the discount and leaves the add-ons', () => {
    const line = { quantity: 1, piece: 10_000, grams: 1000, discount: 200, addOns: 500 };
    const { charges } = adjustedBill(order([line]), [weigh(order([line]).lines[0]!, 900)]);
    expect(charges.find(({ kind }) => kind === 'items')!.amountMinor).toBe(9_500);
    expect(totalOf(charges)).toBe(9_000 - 1_800 + 500 + 8_000 + 2_000);
  });

  test('brings the tax with it, in both directions', () => {
    const taxed = order([{ quantity: 1, piece: 10_000, grams: 1000 }], { tax: { percent: 12, isInclusive: false } });
    expect(amountOfAdjustment(taxed, [], weigh(taxed.lines[0]!, 1100))).toBe(1_120);
    expect(amountOfAdjustment(taxed, [], weigh(taxed.lines[0]!, 900))).toBe(-1_120);
  });

  test('does not make a coupon larger', () => {
    const coupon = order([{ quantity: 1, piece: 10_000, grams: 1000 }], { coupon: 1_000 });
    expect(amountOfAdjustment(coupon, [], weigh(coupon.lines[0]!, 1100))).toBe(1_000);
  });

  test('is that of the last weighing', () => {
    const slip = weigh(apples!, 2200);
    const again = weigh(apples!, 1900, { done: [slip] });
    expect(amountOfAdjustment(kilos, [slip], again)).toBe(-9_000);
    expect(adjustedBill(kilos, [slip, again]).totalMinor).toBe(adjustedBill(kilos, [again]).totalMinor);
  });

  const anyOrder = fc
    .record({
      lines: fc.array(
        fc.record({
          quantity: fc.integer({ min: 1, max: 9 }),
          piece: fc.integer({ min: 0, max: 90_000 }),
          grams: fc.integer({ min: 1, max: 3_000 }),
          tolerance: fc.integer({ min: 0, max: 50 }),
          discount: fc.integer({ min: 0, max: 1000 }),
          addOns: fc.integer({ min: 0, max: 9_000 }),
        }),
        { minLength: 1, maxLength: 4 },
      ),
      coupon: fc.integer({ min: 0, max: 60_000 }),
      tax: fc.option(fc.record({ percent: fc.integer({ min: 1, max: 2000 }).map((parts) => parts / 100), isInclusive: fc.boolean() }), {
        nil: undefined,
      }),
    })
    .map(({ lines, coupon, tax }) => order(lines, { coupon, ...(tax && { tax }) }));
  /** Draws: a line, then its weight within the tolerance (`part` of a thousand), pieces taken out, or pieces replaced. */
  const anySteps = fc.array(
    fc.record({
      line: fc.nat(3),
      act: fc.constantFrom('weigh', 'remove', 'swap'),
      pieces: fc.integer({ min: 1, max: 9 }),
      part: fc.integer({ min: 0, max: 1000 }),
    }),
    { maxLength: 8 },
  );

  test.each([true, false])(
    'together with sold-out lines sums up, and only a weight in cash makes it dearer; paid before: %s',
    (isPrepaid) => {
      fc.assert(
        fc.property(anyOrder, anySteps, (ordered, steps) => {
          const done: Adjustment[] = [];
          const amounts = [];
          for (const step of steps) {
            const line = ordered.lines[step.line % ordered.lines.length]!;
            const limits = weightLimits(line, done);
            if (!limits) continue;
            const next = nextOf(line, step, limits, done);
            const amount = amountOfAdjustment(ordered, done, next);
            if (next.kind !== 'line_weighed') expect(amount).toBeLessThanOrEqual(0);
            amounts.push(amount);
            done.push(next);
          }
          const { totalMinor, charges, lines } = adjustedBill(ordered, done);
          const orderedMinor = totalOf(ordered.charges);
          expect(totalOf(charges)).toBe(totalMinor);
          expect(totalMinor - orderedMinor).toBe(sum(amounts));
          expect(totalMinor).toBeGreaterThanOrEqual(0);
          if (isPrepaid) expect(totalMinor).toBeLessThanOrEqual(orderedMinor);
          for (const line of lines) expect(line.totalMinor).toBeGreaterThanOrEqual(0);
          for (const { amountMinor, kind } of charges) if (kind === 'discount') expect(amountMinor).toBeLessThanOrEqual(0);
        }),
        { numRuns: 500 },
      );

      function nextOf(
        line: OrderedLine,
        step: { act: string; pieces: number; part: number },
        limits: { orderedGrams: number; leastGrams: number; mostGrams: number },
        done: readonly Adjustment[],
      ): Adjustment {
        if (step.act === 'weigh') {
          const grams = limits.leastGrams + Math.round(((limits.mostGrams - limits.leastGrams) * step.part) / 1000);
          return weigh(line, grams, { isPrepaid, done });
        }
        const pieces = Math.min(step.pieces, limits.orderedGrams / line.pieceGrams!);
        if (step.act === 'remove') return removalOf(line, done, pieces);
        const replacementMinor = money(Math.floor((ceilingOf(line, done, pieces) * step.part) / 1000));
        return { lineId: line.id, kind: 'line_swapped', pieces, replacementMinor };
      }
    },
  );

  test('never falls as the weight grows', () => {
    fc.assert(
      fc.property(anyOrder, fc.nat(1000), fc.nat(1000), (ordered, one, other) => {
        const line = ordered.lines[0]!;
        const { leastGrams, mostGrams } = weightLimits(line, [])!;
        const totalAt = (part: number) =>
          adjustedBill(ordered, [weigh(line, leastGrams + Math.round(((mostGrams - leastGrams) * part) / 1000))]).totalMinor;
        expect(totalAt(Math.max(one, other))).toBeGreaterThanOrEqual(totalAt(Math.min(one, other)));
      }),
      { numRuns: 500 },
    );
  });
});
