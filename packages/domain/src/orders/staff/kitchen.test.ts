import { describe, expect, test } from 'vitest';
import { STATUSES } from '../status.ts';
import { allDayCounts, allergyLine, kitchenAge, recallableUntil, RECALL_MS } from './kitchen.ts';

const at = (clock: string) => Date.parse(`2026-11-27T${clock}:00Z`);

describe('the age of an order in the kitchen', () => {
  const promised = (from: string, until: string) => ({ confirmedAtMs: at(from), readyByMs: at(until) });
  test.each([
    ['is calm for two thirds of the promise', promised('19:00', '19:15'), '19:09', 'calm'],
    ['is due soon in its last third', promised('19:00', '19:15'), '19:10', 'soon'],
    ['is late from the promised minute on', promised('19:00', '19:15'), '19:15', 'late'],
    ['is due soon for ten minutes of a long promise', promised('19:00', '20:00'), '19:49', 'calm'],
    ['no longer', promised('19:00', '20:00'), '19:50', 'soon'],
    ['is late at once where the promise had passed when it was accepted', promised('19:00', '18:50'), '19:00', 'late'],
  ] as const)('%s', (_promise, order, now, age) => {
    expect(kitchenAge(order, at(now))).toBe(age);
  });
});

describe('an order that is ready', () => {
  test('is taken back within two minutes', () => {
    expect(recallableUntil({ status: 'handover', readyAtMs: at('19:30') })).toBe(at('19:30') + RECALL_MS);
    expect(RECALL_MS).toBe(120_000);
  });

  test('not once somebody has it, and not before', () => {
    for (const status of STATUSES.filter((each) => each !== 'handover'))
      expect(recallableUntil({ status, readyAtMs: at('19:30') })).toBeUndefined();
    expect(recallableUntil({ status: 'handover', readyAtMs: undefined })).toBeUndefined();
  });
});

test.each([
  ['No nuts, please: allergic!', true],
  ['Gluten intolerance, please be careful', true],
  ['Coeliac: no bread in the bag', true],
  ['У ребёнка аллергия на орехи', true],
  ['Непереносимость лактозы', true],
  ['Yongʻoqqa allergiyam bor', true],
  ['Ёнғоққа аллергиям бор', true],
  ['لدي حساسية من المكسرات', true],
  ['أتحسس من الفول السوداني', true],
  ['Ring twice', false],
  ['Call 15 minutes before', false],
  ['Позвоните за 15 минут', false],
  [null, false],
])('the note %j is an allergy line: %s', (note, expected) => {
  expect(allergyLine({ note, missing: null })).toBe(expected ? note : undefined);
});

test('an allergy that is named for what is missing counts too', () => {
  expect(allergyLine({ note: 'Ring twice', missing: 'Anything without nuts, allergy' })).toBe('Anything without nuts, allergy');
  expect(allergyLine({ note: 'Allergic to fish', missing: 'No fish: allergy' })).toBe('Allergic to fish\nNo fish: allergy');
});

describe('counts of all orders together', () => {
  test('add the pieces of a dish up, the most first', () => {
    const dishes = [
      { name: 'Plov', pieces: 2 },
      { name: 'Salad', pieces: 3 },
      { name: 'Plov', pieces: 2 },
      { name: 'Bread', pieces: 3 },
    ];
    expect(allDayCounts(dishes)).toEqual([
      { name: 'Plov', pieces: 4 },
      { name: 'Bread', pieces: 3 },
      { name: 'Salad', pieces: 3 },
    ]);
  });

  test('leave out what is sold out', () => {
    expect(allDayCounts([{ name: 'Plov', pieces: 0 }])).toEqual([]);
  });
});
