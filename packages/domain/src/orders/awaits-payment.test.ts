import { expect, it } from 'vitest';
import { awaitsPayment, type Payable } from './awaits-payment.ts';

const waiting: Payable = { status: 'pending', method: 'digital_payment', paymentStatus: 'unpaid', payUntilMs: 1_000 };

it.each<[string, Partial<Payable>, boolean]>([
  ['was just placed', {}, true],
  ['whose payment was declined', { paymentStatus: 'failed' }, true],
  ['whose payment has begun', { paymentStatus: 'pending' }, true],
  ['that is paid', { paymentStatus: 'paid' }, false],
  ['that is paid in cash', { method: 'cash_on_delivery', payUntilMs: undefined }, false],
  ['that has changed to cash', { method: 'cash_on_delivery' }, false],
  ['that the store has taken', { status: 'confirmed' }, false],
  ['that was given up', { status: 'failed' }, false],
  ['whose time is over', { payUntilMs: 999 }, false],
])('an order %s waits for its payment, or not [checkout-10]', (_name, over, expected) => {
  expect(awaitsPayment({ ...waiting, ...over }, 999)).toBe(expected);
});
