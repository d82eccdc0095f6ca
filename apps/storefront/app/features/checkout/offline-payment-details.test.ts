import { expect, test } from 'vitest';
import { NO_PAYMENT_DETAILS, paymentDetailsBody, readPaymentDetails } from './offline-payment-details.ts';

test.each([
  ['what was stored', { methodId: 3, fields: { sender: 'Aziz' } }, { methodId: 3, fields: { sender: 'Aziz' } }],
  ['nothing', undefined, NO_PAYMENT_DETAILS],
  ['null', null, NO_PAYMENT_DETAILS],
  ['a text', 'x', NO_PAYMENT_DETAILS],
  ['a method of the wrong type', { methodId: '3', fields: {} }, NO_PAYMENT_DETAILS],
  ['fields of the wrong type', { methodId: 3, fields: { sender: 'Aziz', amount: 7 } }, { methodId: 3, fields: { sender: 'Aziz' } }],
  ['a method alone', { methodId: 3 }, { methodId: 3, fields: {} }],
])('reads %s', (_name, stored, details) => {
  expect(readPaymentDetails(stored)).toEqual(details);
});

test('an order carries the method once one is chosen, and every field', () => {
  expect(paymentDetailsBody({ methodId: 3, fields: { sender: 'Aziz' } })).toEqual({
    offline_method_id: 3,
    offline_fields: [{ name: 'sender', value: 'Aziz' }],
  });
  expect(paymentDetailsBody(NO_PAYMENT_DETAILS)).toEqual({ offline_fields: [] });
});
