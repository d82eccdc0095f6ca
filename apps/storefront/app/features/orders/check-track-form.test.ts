import { describe, expect, test } from 'vitest';
import { checkTrackForm } from './check-track-form.ts';

describe('a guest', () => {
  test.each([
    ['nothing', '', '', { order: 'Need a order id', contact: 'Need a contact number' }],
    ['no order number [track-02]', '  ', '+998901234567', { order: 'Need a order id' }],
    ['no contact number [track-03]', '123456789', '', { contact: 'Need a contact number' }],
    ['a lone plus', '123456789', '+', { contact: 'Need a contact number' }],
    ['eight digits [track-09]', '12345678', '+998901234567', { order: 'Order not found' }],
    ['a word [track-09]', 'plov', '+998901234567', { order: 'Order not found' }],
    ['half a number', '123456789', '+99890', { contact: 'number must be 10 digits' }],
  ])('with %s is reported', (_name, order, contact, errors) => {
    expect(checkTrackForm({ order, contact }, true, 'UZ')).toEqual({ ok: false, errors });
  });

  test.each(['998901234567', '+998 90 123-45-67', '901234567'])('keeps the plus of %s [track-05]', (contact) => {
    expect(checkTrackForm({ order: '# 123 456 789', contact }, true, 'UZ')).toEqual({
      ok: true,
      orderId: 123_456_789,
      contactNumber: '+998901234567',
    });
  });
});

test('digits of an Arabic keyboard are digits', () => {
  expect(checkTrackForm({ order: '١٢٣٤٥٦٧٨٩', contact: '٩٠١٢٣٤٥٦٧' }, true, 'UZ')).toMatchObject({ ok: true, orderId: 123_456_789 });
});

test('a customer needs only the order number [track-04]', () => {
  expect(checkTrackForm({ order: '123456789', contact: '' }, false)).toEqual({ ok: true, orderId: 123_456_789, contactNumber: undefined });
  expect(checkTrackForm({ order: '', contact: '' }, false)).toEqual({ ok: false, errors: { order: 'Need a order id' } });
});
