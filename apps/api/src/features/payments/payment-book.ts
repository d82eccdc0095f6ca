import type { OrderStatus } from '@bozor/domain/orders/status.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { BookProblem, PaymentAttempt, PaymentBook, PaymentGateway } from '../../ports/payment-gateway.ts';
import { lockPayable, type LockedOrder } from '../orders/lock-payable.ts';
import { moveOrder } from '../orders/move-order.ts';
import { capture } from './apply-payment-update.ts';
import { cancelAttempt, captureAttempt, findAttempt, hasLiveAttempt, insertAttempt, listAttempts, type AttemptRow } from './attempts.ts';
import { recordRefunded } from './record-refunded.ts';
import { reportUpdate } from './report-update.ts';
import { keyOf, paymentOfKey } from './start-payment.ts';
import { findPayment, lockPayment, OPEN_STATES, setState, type PaymentRow } from './store.ts';

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
        const held = await hold(trx, name, paymentOfKey(key));
        const known = await findAttempt(trx, named(providerPaymentId));
        if (known) return keyOf(known.payment_id) === key ? { ok: true, value: asAttempt(known) } : refused('unknown');
        const problem = problemOf(held?.payment, amountMinor);
        if (problem) return problem;
        const { payment } = held!;
        if (await hasLiveAttempt(trx, payment.id)) return refused('busy');
        await insertAttempt(trx, { ...named(providerPaymentId), paymentId: payment.id, at });
        if (payment.state === 'created') await setState(trx, payment.id, { state: 'pending' });
        return { ok: true, value: await attemptOf(trx, named(providerPaymentId)) };
      }),

    capture: (providerPaymentId) =>
      inTransaction(api.checkoutDb, async (trx) => {
        const held = await holdAttempt(trx, named(providerPaymentId));
        if (!held) return refused('unknown');
        const { attempt, order, payment } = held;
        if (attempt.state === 'captured') return { ok: true, value: asAttempt(attempt) };
        if (attempt.state !== 'open' || !isOpen(payment)) return refused('closed');
        await captureAttempt(trx, attempt.id);
        await capture(api, trx, { order, payment, providerPaymentId });
        return { ok: true, value: await attemptOf(trx, named(providerPaymentId)) };
      }),

    cancel: (providerPaymentId, reason) =>
      inTransaction(api.checkoutDb, async (trx) => {
        const held = await holdAttempt(trx, named(providerPaymentId));
        if (!held) return refused('unknown');
        const { attempt } = held;
        if (attempt.state === 'captured' && !(await takeBack(trx, held, reason))) return refused('delivered');
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

const isOpen = ({ state }: Pick<PaymentRow, 'state'>): boolean => OPEN_STATES.some((open) => open === state);

function problemOf(payment: PaymentRow | undefined, amountMinor: number): Problem<'unknown' | 'amount' | 'paid' | 'closed'> | undefined {
  if (!payment) return refused('unknown');
  if (!isOpen(payment)) return refused(payment.captured_at === null ? 'closed' : 'paid');
  return payment.amount_minor === amountMinor ? undefined : refused('amount');
}

interface Held {
  /** Undefined when the money is for a wallet. */
  readonly order: LockedOrder | undefined;
  readonly payment: PaymentRow;
}

/** Locks a payment, and its order before it. */
async function hold(trx: Transaction, gateway: string, id: number | undefined): Promise<Held | undefined> {
  const known = id === undefined ? undefined : await findPayment(trx, id, gateway);
  if (!known) return undefined;
  const order = known.order_id === null ? undefined : (await lockPayable(trx, known.order_id))!;
  return { order, payment: await lockPayment(trx, known.id) };
}

/** Locks the payment of an attempt. Every write to an attempt holds its payment. */
async function holdAttempt(
  trx: Transaction,
  named: Parameters<typeof findAttempt>[1],
): Promise<(Held & { readonly attempt: AttemptRow }) | undefined> {
  const known = await findAttempt(trx, named);
  const held = await hold(trx, named.gateway, known?.payment_id);
  return held && { ...held, attempt: (await findAttempt(trx, named))! };
}

const ENDED: readonly OrderStatus[] = ['canceled', 'failed'];

/** Books a refund that the gateway has started, and cancels the order that it paid. False when the goods are handed over, or the money is in a wallet. */
async function takeBack(trx: Transaction, { order, payment }: Held, reason: string): Promise<boolean> {
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
