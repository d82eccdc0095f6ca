import { expect, test } from 'vitest';
import type { Minor } from '../money/minor.ts';
import { earnedPoints } from './earned-points.ts';

test.each([
  ['a part of a thousand earns nothing', 999, { perThousand: 1, unitMinor: 1 }, 0],
  ['each whole thousand earns', 72_900, { perThousand: 1, unitMinor: 1 }, 72],
  ['twice the rate, twice the points', 72_900, { perThousand: 2, unitMinor: 1 }, 145],
  ['a currency with cents', 250_000, { perThousand: 1, unitMinor: 100 }, 2],
  ['no rate, no points', 72_900, { perThousand: 0, unitMinor: 1 }, 0],
])('%s', (_name, total, rate, points) => {
  expect(earnedPoints(total as Minor, rate)).toBe(points);
});
