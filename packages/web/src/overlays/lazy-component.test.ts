import { expect, test } from 'vitest';
import { once } from './lazy-component.tsx';

test('code is fetched once for all callers, and again after a lost connection', async () => {
  let requested = 0;
  const fetch = once(async () => {
    requested += 1;
    if (requested === 1) throw new Error('offline');
    return 'drawer';
  });
  await expect(fetch()).rejects.toThrow('offline');
  expect(await Promise.all([fetch(), fetch()])).toEqual(['drawer', 'drawer']);
  expect(requested).toBe(2);
});
