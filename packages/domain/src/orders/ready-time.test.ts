import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { delayedReadyBy, minutesToChoose, PROPOSED_MINUTES, proposedMinutes, readyBy, readyForSlot, type Delayable } from './ready-time.ts';

const at = (hour: number, minute = 0, second = 0) => Date.UTC(2026, 0, 5, hour, minute, second);

describe('the minutes that a store is offered', () => {
  test.each<[string, readonly number[], number, number]>([
    ['are the median of its own orders, in fives rounded up', [12, 17, 31, 14, 22], 30, 20],
    ['are the lower of two in the middle', [10, 10, 15, 25, 30, 30], 30, 15],
    ['are its usual preparation while it has few orders', [90, 90, 90, 90], 22, 25],
    ['are at least five', [0, 0.6, 0.7, 0.7, 1], 30, 5],
    ['are at most two hours', [300, 300, 300, 300, 300], 30, 120],
    ['are at most two hours for a slow shop too', [], 2_880, 120],
  ])('%s', (_name, minutes, usual, expected) => {
    expect(proposedMinutes(minutes, usual)).toBe(expected);
  });

  test('do not depend on the order of the orders', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 500 })), (minutes) => {
        const proposed = proposedMinutes(minutes, 20);
        expect(proposedMinutes(minutes.toReversed(), 20)).toBe(proposed);
        expect(proposed % 5).toBe(0);
        expect(proposed).toBeGreaterThanOrEqual(PROPOSED_MINUTES.least);
        expect(proposed).toBeLessThanOrEqual(PROPOSED_MINUTES.most);
      }),
    );
  });

  test.each([
    [20, [15, 20, 25, 30, 40]],
    [5, [5, 10, 15, 25]],
    [120, [115, 120, 125, 130, 140]],
  ])('around %i are a row to choose from', (proposed, row) => {
    expect(minutesToChoose(proposed)).toEqual(row);
  });
});

describe('the time at which goods are ready', () => {
  test('is a whole minute, the same for everybody who asks within it', () => {
    expect(readyBy(at(19, 0, 0), 25)).toBe(at(19, 25));
    expect(readyBy(at(19, 0, 59), 25)).toBe(at(19, 25));
  });

  test.each([
    ['delivery', at(18, 47)],
    ['take_away', at(19)],
  ] as const)('of an order for later lets a %s come when its slot begins', (type, expected) => {
    expect(readyForSlot({ type, fromMs: at(19), distanceMetres: 3_000 })).toBe(expected);
  });
});

describe('postponing', () => {
  const order: Delayable = { status: 'processing', readyByMs: at(19, 25), isDelayed: false };

  test.each<[string, Partial<Delayable>, number, unknown]>([
    ['adds to what was said', {}, at(19, 20), { ok: true, value: at(19, 35) }],
    ['adds to now where that has passed', {}, at(19, 40, 30), { ok: true, value: at(19, 50) }],
    ['is possible before the preparation', { status: 'confirmed' }, at(19), { ok: true, value: at(19, 35) }],
    ['is possible once', { isDelayed: true }, at(19, 20), { ok: false, problem: 'delayed-already' }],
    ['is not possible before accepting', { status: 'pending', readyByMs: undefined }, at(19), { ok: false, problem: 'not-in-preparation' }],
    ['is not possible without a time', { readyByMs: undefined }, at(19), { ok: false, problem: 'not-in-preparation' }],
    ['is not possible once it is ready', { status: 'handover' }, at(19, 20), { ok: false, problem: 'not-in-preparation' }],
    ['is not possible for a canceled one', { status: 'canceled' }, at(19, 20), { ok: false, problem: 'not-in-preparation' }],
  ])('%s', (_name, over, nowMs, expected) => {
    expect(delayedReadyBy({ ...order, ...over }, 10, nowMs)).toEqual(expected);
  });
});
