import { ApiProblem, ConnectionLost } from '@bozor/contract/client.ts';
import { expect, test } from 'vitest';
import { reasonOf } from './use-tracked-order.ts';

test.each([
  ['the shop knows no such order', new ApiProblem(404, [], 'not found'), 'not-found'],
  ['it was asked too often', new ApiProblem(429, [], 'wait'), 'too-often'],
  ['the shop cannot answer', new ApiProblem(503, [], 'busy'), 'unreachable'],
  ['there is no network', new ConnectionLost(), 'unreachable'],
])('an order that is not shown says why: %s', (_why, error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});
