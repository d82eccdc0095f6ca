import { expect, test } from 'vitest';
import { once } from './lazy-component.tsx';

test('code is fetched once for all who ask, and again after the connection was lost', async () => {
  let asked = 0;
  const fetch = once(async () => {
    asked += 1;
    if (asked === 1) throw new Error('offline');
    return 'drawer';
  });
  await expect(fetch()).rejects.toThrow('offline');
  expect(await Promise.all([fetch(), fetch()])).toEqual(['drawer', 'drawer']);
  expect(asked).toBe(2);
});
