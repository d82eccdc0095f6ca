import { expect, test } from 'vitest';
import { convertPoints } from './convert-points.ts';

const rule = { balance: 240, minimum: 100, minorPerPoint: 10 };

test.each([
  ['some of them', 200, { ok: true, value: 2000 }],
  ['all of them', 240, { ok: true, value: 2400 }],
  ['the least', 100, { ok: true, value: 1000 }],
  ['fewer than the least', 99, { ok: false, problem: 'points-too-few', minimum: 100 }],
  ['none', 0, { ok: false, problem: 'points-too-few', minimum: 100 }],
  ['less than none', -200, { ok: false, problem: 'points-too-few', minimum: 100 }],
  ['half a point', 100.5, { ok: false, problem: 'points-too-few', minimum: 100 }],
  ['more than there are', 241, { ok: false, problem: 'points-not-enough' }],
])('points become money: %s', (_name, points, outcome) => {
  expect(convertPoints(points, rule)).toEqual(outcome);
});

test('a part of the smallest coin is not paid', () => {
  expect(convertPoints(101, { ...rule, minorPerPoint: 0.5 })).toEqual({ ok: true, value: 50 });
});
