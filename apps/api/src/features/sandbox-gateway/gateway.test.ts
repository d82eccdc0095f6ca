import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { freshDatabase } from '../../../test/database.ts';
import type { PaymentGateway } from '../../ports/payment-gateway.ts';
import { sandboxGateway } from './gateway.ts';

const { db } = await freshDatabase();
const gateway = sandboxGateway(db, { secret: 'secret', publicUrl: 'http://shop.example' }) as Required<PaymentGateway>;

let payment: string;
const begin = async () => {
  const request = { key: randomUUID(), amountMinor: 10_000, currency: 'UZS', digits: 0, returnUrl: 'http://shop.example/payment?token=1' };
  return (await gateway.begin(request)).providerPaymentId!;
};
beforeEach(async () => {
  payment = await begin();
  await db.updateTable('sandbox_payments').where('id', '=', payment).set({ state: 'approved', decided_at: new Date() }).execute();
});

const refund = (key: string, amountMinor: number, providerPaymentId = payment) =>
  gateway.refund({ key: `${key}-${providerPaymentId}`, providerPaymentId, amountMinor });
const refunded = async () => {
  const rows = await db
    .selectFrom('sandbox_refunds')
    .where('payment_id', '=', payment)
    .orderBy('amount_minor')
    .select('amount_minor')
    .execute();
  return [(await gateway.find(payment))!.state, ...rows.map((row) => row.amount_minor)];
};

it('gives parts of a payment back, and says that it is refunded with the last', async () => {
  await refund('first', 3_000);
  expect(await refunded()).toEqual(['captured', 3_000]);
  await refund('second', 2_000);
  expect(await refunded()).toEqual(['captured', 2_000, 3_000]);
  await refund('rest', 5_000);
  expect(await refunded()).toEqual(['refunded', 2_000, 3_000, 5_000]);
});

it('gives a part back once, however often its key is sent, also after the last', async () => {
  await Promise.all([1, 2, 3].map(() => refund('first', 3_000)));
  expect(await refunded()).toEqual(['captured', 3_000]);
  await refund('rest', 7_000);
  await refund('first', 3_000);
  await refund('rest', 7_000);
  expect(await refunded()).toEqual(['refunded', 3_000, 7_000]);
});

it('gives back no more than is left, and nothing of a payment that nobody approved', async () => {
  await refund('first', 9_000);
  await expect(refund('second', 1_001)).rejects.toThrow('not so much');
  const parts = await Promise.allSettled([refund('second', 1_000), refund('third', 1_000)]);
  expect(parts.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await refunded()).toEqual(['refunded', 1_000, 9_000]);
  await expect(refund('of an open one', 1, await begin())).rejects.toThrow('not so much');
  await expect(refund('of an unknown one', 1, 'nothing')).rejects.toThrow('not so much');
});
