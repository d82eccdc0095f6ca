import { describe, expect, test } from 'vitest';
import { isAbove, isBeyondPin, LENDING_ROLES, managedRoles, pinProblem } from './pins.ts';

describe('a new PIN', () => {
  test.each(['2580', '49205', '730164', '1123'])('may be %s', (pin) => expect(pinProblem(pin)).toBeUndefined());
  test.each(['123', '1234567', '12a4', '', '١٢٣٤'])('has 4 to 6 digits, unlike "%s"', (pin) => expect(pinProblem(pin)).toBe('pin-format'));
  test.each(['0000', '1234', '4321', '7890', '111111', '1212', '123123', '454545'])('is none of the first that are tried: %s', (pin) =>
    expect(pinProblem(pin)).toBe('pin-easy'),
  );
});

test('money and people need more than a PIN', () => {
  expect((['earnings.see', 'staff.act', 'staff.see', 'payouts.see'] as const).every(isBeyondPin)).toBe(true);
  expect((['orders.see', 'orders.accept', 'items.pause', 'stores.pause'] as const).some(isBeyondPin)).toBe(false);
});

test('a tablet is lent by an owner or manager of its store', () => {
  expect(LENDING_ROLES).toEqual(['store_owner', 'store_manager']);
});

test('an owner stands above a manager, who stands above the kitchen', () => {
  expect([isAbove('store_owner', 'store_manager'), isAbove('store_manager', 'kitchen')]).toEqual([true, true]);
  expect([isAbove('kitchen', 'store_manager'), isAbove('store_manager', 'store_manager')]).toEqual([false, false]);
});

test('a role manages itself and those below it', () => {
  expect(managedRoles('store_owner')).toEqual(['store_owner', 'store_manager', 'kitchen']);
  expect(managedRoles('store_manager')).toEqual(['store_manager', 'kitchen']);
});
