import { expect, test } from 'vitest';
import { EMPTY_CART } from './cart-query.ts';
import { freeDeliveryWay } from './free-delivery.ts';
import { buildCart, buildCartItem, buildCartLine } from './testing/build-cart.ts';

const cart = buildCart(buildCartLine(buildCartItem()));
const bill = { ...cart.bill, free_delivery_remaining: 235_100, free_delivery_percent: 5 };
const deliveringFree = (free: boolean, delivery = true) =>
  ({ delivery, delivery_terms: { free_delivery: free } }) as NonNullable<typeof cart.store>;

test('a basket is as far from free delivery as its bill says [cart-05]', () => {
  expect(freeDeliveryWay({ ...cart, bill, store: deliveringFree(false) })).toEqual({ remaining: 235_100, percent: 5 });
});

test('a store that pays for the way asks for nothing more [cart-05]', () => {
  expect(freeDeliveryWay({ ...cart, bill, store: deliveringFree(true) })).toEqual({ remaining: 0, percent: 100 });
});

test('there is no way to it where nothing is delivered, in a shop without it and for an empty cart', () => {
  expect(freeDeliveryWay({ ...cart, bill, store: deliveringFree(false, false) })).toBeUndefined();
  expect(freeDeliveryWay({ ...cart, store: deliveringFree(false) })).toBeUndefined();
  expect(freeDeliveryWay({ ...EMPTY_CART, bill })).toBeUndefined();
});
