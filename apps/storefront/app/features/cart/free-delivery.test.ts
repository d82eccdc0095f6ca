import { expect, test } from 'vitest';
import { EMPTY_CART } from './empty-cart.ts';
import { freeDeliveryProgressOf } from './free-delivery.ts';
import { buildCart, buildCartItem, buildCartLine } from './testing/build-cart.ts';

const cart = buildCart(buildCartLine(buildCartItem()));
const bill = { ...cart.bill, free_delivery_remaining: 235_100, free_delivery_percent: 5 };
const HERE = [1, 4];
const deliveringFree = (free: boolean, delivery = true) =>
  ({ delivery, zone_id: 1, delivery_terms: { free_delivery: free } }) as NonNullable<typeof cart.store>;

test('a basket is as far from free delivery as its bill says [cart-05]', () => {
  expect(freeDeliveryProgressOf({ ...cart, bill, store: deliveringFree(false) }, HERE)).toEqual({ remaining: 235_100, percent: 5 });
  expect(freeDeliveryProgressOf({ ...cart, bill, store: deliveringFree(false) }, undefined)).toBeDefined();
});

test('a store that pays for delivery shows no progress [cart-05]', () => {
  expect(freeDeliveryProgressOf({ ...cart, bill, store: deliveringFree(true) }, HERE)).toEqual({ remaining: 0, percent: 100 });
});

test('there is no way to it where nothing is delivered, in a shop without it and for an empty cart', () => {
  expect(freeDeliveryProgressOf({ ...cart, bill, store: deliveringFree(false, false) }, HERE)).toBeUndefined();
  expect(freeDeliveryProgressOf({ ...cart, store: deliveringFree(false) }, HERE)).toBeUndefined();
  expect(freeDeliveryProgressOf({ ...EMPTY_CART, bill }, HERE)).toBeUndefined();
});

test('there is no way to it from a store that does not bring to where the customer has moved', () => {
  for (const free of [true, false]) expect(freeDeliveryProgressOf({ ...cart, bill, store: deliveringFree(free) }, [2])).toBeUndefined();
});

test('there is no way to it for an order to collect, and where the store does not deliver to the point itself', () => {
  for (const other of [{ order_type: 'take_away' }, { delivery_problem: 'outside-zone' }] as const)
    expect(freeDeliveryProgressOf({ ...cart, bill: { ...bill, ...other }, store: deliveringFree(true) }, HERE)).toBeUndefined();
});
