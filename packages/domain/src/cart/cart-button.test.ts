import { expect, test } from 'vitest';
import { cartButtonTarget } from './cart-button.ts';

test.each([
  ['a guest may choose to stay one [cart-10]', { lineCount: 1, isSignedIn: false, guestCheckout: true }, 'guest-or-login'],
  ['a customer goes to checkout [cart-11]', { lineCount: 1, isSignedIn: true, guestCheckout: false }, 'checkout'],
  ['an empty cart leads home [cart-12]', { lineCount: 0, isSignedIn: true, guestCheckout: true }, 'home'],
  ['without guest checkout one signs in [cart-13]', { lineCount: 1, isSignedIn: false, guestCheckout: false }, 'sign-in'],
])('%s', (_name, situation, expected) => {
  expect(cartButtonTarget(situation)).toBe(expected);
});
