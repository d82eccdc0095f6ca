import { expect, test } from 'vitest';
import { chosenMethod, type Method } from './chosen-method.ts';

const option = (payment_method: Method, available = true) => ({ payment_method, available }) as never;
const quote = { payment_options: [option('wallet', false), option('cash_on_delivery'), option('digital_payment')] };

test.each([
  ['digital_payment', 'digital_payment'],
  ['wallet', 'cash_on_delivery'],
  ['', 'cash_on_delivery'],
])('of a wish for "%s" comes %s', (wanted, chosen) => {
  expect(chosenMethod(quote, wanted)).toBe(chosen);
});

test('without an available method there is none', () => {
  expect(chosenMethod({ payment_options: [option('wallet', false)] }, 'wallet')).toBeUndefined();
});
