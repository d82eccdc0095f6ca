import type { OrderStatus } from '@bozor/domain/orders/status.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { BookProblem, PaymentAttempt, PaymentBook, PaymentGateway } from '../../ports/payment-gateway.ts';
import { lockPayable } from '../orders/lock-payable.ts';
import { moveOrder } from '../orders/move-order.ts';
import { capture } from './apply-payment-update.ts';
import { cancelAttempt, captureAttempt, findAttempt, hasLiveAttempt, insertAttempt, listAttempts, type AttemptRow } from './attempts.ts';
import { lockWithOrder, type LockedPayment } from './lock-payment.ts';
import { recordRefunded } from './record-refunded.ts';
import { reportUpdate } from './report-update.ts';
import { keyOf, paymentOfKey } from './start-payment.ts';
import { findPayment, isOpen, setState, type PaymentRow } from './store.ts';

type Problem<P extends BookProblem> = { readonly ok: false; readonly problem: P };
const refused = <const P extends BookProblem>(problem: P): Problem<P> => ({ ok: false, problem });

/** The book of one gateway's payments, for its callbacks. */
export function paymentBook(api: Api, gateway: PaymentGateway): PaymentBook {
  const { name } = gateway;
  const named = (providerPaymentId: string) => ({ gateway: name, providerPaymentId });
  return {
    report: (update) => reportUpdate(api, gateway, update),

    async check({ key, amountMinor }) {
      const id = paymentOfKey(key);
      const payment = id === undefined ? undefined : await findPayment(api.checkoutDb, id, name);
      return problemOf(payment, amountMinor) ?? { ok: true, value: undefined };
    },

    open: ({ providerPaymentId, key, amountMinor, at }) =>
      inTransaction(api.checkoutDb, async (trx) => {
        const locked = await lockWithOrder(trx, name, paymentOfKey(key));
        const known = await findAttempt(trx, named(providerPaymentId));
        if (known) return keyOf(known.payment_id) === key ? { ok: true, value: asAttempt(known) } : refused('unknown');
        const problem = problemOf(locked?.payment, amountMinor);
        if (problem) return problem;
        const { payment } = locked!;
        if (await hasLiveAttempt(trx, payment.id)) return refused('busy');
        await insertAttempt(trx, { ...named(providerPaymentId), paymentId: payment.id, at });
        if (payment.state === 'created') await setState(trx, payment.id, { state: 'pending' });
        return { ok: true, value: await attemptOf(trx, named(providerPaymentId)) };
      }),

    capture: (providerPaymentId) =>
      inTransaction(api.checkoutDb, async (trx) => {
        const locked = await lockAttempt(trx, named(providerPaymentId));
        if (!locked) return refused('unknown');
        const { attempt, order, payment } = locked;
        if (attempt.state === 'captured') return { ok: true, value: asAttempt(attempt) };
        if (attempt.state !== 'open' || !isOpen(payment)) return refused('closed');
        await captureAttempt(trx, attempt.id);
        await capture(api, trx, { order, payment, providerPaymentId });
        return { ok: true, value: await attemptOf(trx, named(providerPaymentId)) };
      }),

    cancel: (providerPaymentId, reason) =>
      inTransaction(api.checkoutDb, async (trx) => {
        const locked = await lockAttempt(trx, named(providerPaymentId));
        if (!locked) return refused('unknown');
        const { attempt } = locked;
        if (attempt.state === 'captured' && !(await refundByProvider(trx, locked, reason))) return refused('delivered');
        if (attempt.state === 'open') await cancelAttempt(trx, attempt.id, reason);
        return { ok: true, value: await attemptOf(trx, named(providerPaymentId)) };
      }),

    async find(providerPaymentId) {
      const row = await findAttempt(api.checkoutDb, named(providerPaymentId));
      return row && asAttempt(row);
    },

    statement: async (from, to) => (await listAttempts(api.checkoutDb, { gateway: name, from, to })).map(asAttempt),
  };
}

function problemOf(payment: PaymentRow | undefined, amountMinor: number): Problem<'unknown' | 'amount' | 'paid' | 'closed'> | undefined {
  if (!payment) return refused('unknown');
  if (!isOpen(payment)) return refused(payment.captured_at === null ? 'closed' : 'paid');
  return payment.amount_minor === amountMinor ? undefined : refused('amount');
}

/** Locks the payment of an attempt. Every write to an attempt locks its payment first. */
async function lockAttempt(
  trx: Transaction,
  named: Parameters<typeof findAttempt>[1],
): Promise<(LockedPayment & { readonly attempt: AttemptRow }) | undefined> {
  const known = await findAttempt(trx, named);
  const locked = await lockWithOrder(trx, named.gateway, known?.payment_id);
  return locked && { ...locked, attempt: (await findAttempt(trx, named))! };
}

const ENDED: readonly OrderStatus[] = ['canceled', 'failed'];

/** Books a refund that the gateway has started, and cancels the order that it paid. False when the goods are handed over, or the money is in a wallet. */
async function refundByProvider(trx: Transaction, { order, payment }: LockedPayment, reason: string): Promise<boolean> {
  const isWanted = payment.give_back_since === null;
  if (!order && isWanted) return false;
  if (order && isWanted && !ENDED.includes(order.status)) {
    const moved = await moveOrder(trx, { orderId: order.id, to: 'canceled', by: { as: 'system' }, note: 'The payment was taken back' });
    if (!moved.ok) return false;
  }
  await recordRefunded(trx, payment, order && (await lockPayable(trx, order.id))!, reason);
  return true;
}

async function attemptOf(trx: Transaction, named: Parameters<typeof findAttempt>[1]): Promise<PaymentAttempt> {
  return asAttempt((await findAttempt(trx, named))!);
}

function asAttempt(row: AttemptRow): PaymentAttempt {
  return {
    providerPaymentId: row.provider_payment_id,
    key: keyOf(row.payment_id),
    state: row.state,
    amountMinor: row.amount_minor,
    currency: row.currency,
    providerAt: row.provider_at,
    createdAt: row.created_at,
    capturedAt: row.captured_at ?? undefined,
    canceledAt: row.canceled_at ?? undefined,
    reason: row.reason ?? undefined,
  };
}
