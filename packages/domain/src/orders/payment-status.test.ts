import { expect, it } from 'vitest';
import { PAYMENT_STATUSES, wasPaid } from './payment-status.ts';

it('counts an order as paid also when its money was refunded since', () => {
  expect(PAYMENT_STATUSES.filter(wasPaid)).toEqual(['paid', 'refunded', 'partially_refunded']);
});
