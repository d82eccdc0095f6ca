import { expect, test } from 'vitest';
import { cartKey } from './cart-query.ts';

test('another module has another cart, which is fetched with it [cart-31]', () => {
  expect(cartKey(2, 'en')).not.toEqual(cartKey(1, 'en'));
  expect(cartKey(1, 'en')).toEqual(cartKey(1, 'en'));
});
