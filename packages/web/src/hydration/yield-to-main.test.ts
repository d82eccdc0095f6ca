import { expect, test } from 'vitest';
import { afterYield, yieldToMain } from './yield-to-main.ts';

test('microtasks that wait come first, and what is canceled never runs', async () => {
  const order: string[] = [];
  afterYield(() => order.push('canceled'))();
  const yielded = yieldToMain().then(() => order.push('yielded'));
  await Promise.resolve();
  order.push('microtask');
  await yielded;
  expect(order).toEqual(['microtask', 'yielded']);
});
