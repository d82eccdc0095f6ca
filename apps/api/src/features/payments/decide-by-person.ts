import { needsSecondPerson } from '@bozor/domain/orders/refund-pieces.ts';
import { sql } from 'kysely';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { problem } from '../../platform/http/problem.ts';
import { PLAY_CITY } from '../orders/after-placing.ts';
import { notifyOfTransfer } from '../orders/notify-customer.ts';
import { mayOrder } from '../orders/policies.ts';
import { recordAct } from '../orders/record-act.ts';

export type TransferDecided =
  | { readonly ok: true }
  | { readonly ok: false; readonly problem: 'order-not-found' | 'transfer-decided' | 'wrong-step' | 'reason-required' };

interface Decision {
  readonly orderId: number;
  readonly hasCome: boolean;
  /** Reason that the customer reads; without it a denied transfer is refused. */
  readonly reason?: string | undefined;
}

/**
 * A person has looked whether a transfer came. The order is locked first: of two people the first one decides, and the second finds it so, or is
 * told that somebody decided otherwise. Large sums need a fresh proof, as with refunds.
 */
export async function decideByPerson(
  api: Pick<Api, 'checkoutDb' | 'settings' | 'jobs' | 'config'>,
  by: Staff,
  { orderId, hasCome, reason }: Decision,
): Promise<TransferDecided> {
  const note = reason?.trim() || undefined;
  if (!hasCome && note === undefined) return { ok: false, problem: 'reason-required' };
  const { refund_second_person_above: limit } = await api.settings.read();
  return inTransaction(
    api.checkoutDb,
    async (trx): Promise<TransferDecided> => {
      const order = await lockTransfer(trx, by, orderId);
      if (!order) return { ok: false, problem: 'order-not-found' };
      const wanted = hasCome ? 'verified' : 'denied';
      if (order.transfer === wanted) return { ok: true };
      if (order.transfer !== 'pending') return { ok: false, problem: 'transfer-decided' };
      const due = order.total_minor - order.wallet_minor;
      if (hasCome && needsSecondPerson(due, limit) && !by.isProved) throw problem('fresh-proof-required');
      const { rows } = await sql<{ done: boolean }>`select decide_offline_payment(${orderId}, ${hasCome}, ${note ?? null}) as done`.execute(
        trx,
      );
      if (!rows[0]!.done) return { ok: false, problem: 'wrong-step' };
      const kind = hasCome ? 'transfer_approved' : 'transfer_denied';
      await recordAct(trx, { orderId, kind, by, details: { amount_minor: due, ...(note !== undefined && { text: note }) } });
      await notifyOfTransfer(trx, order, hasCome);
      if (hasCome && api.config.autopilot) await api.jobs.enqueue(trx, PLAY_CITY, {}, { key: PLAY_CITY });
      return { ok: true };
    },
    { isRepeatable: true },
  );
}

/** Locks an order with a transfer about which this person may decide. */
export async function lockTransfer(trx: Transaction, by: Staff, orderId: number) {
  const order = await trx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .where(mayOrder(by, 'decide transfers'))
    .select(['id', 'customer_id', 'guest_id', 'status', 'total_minor', 'wallet_minor'])
    .forUpdate()
    .executeTakeFirst();
  const told = await trx.selectFrom('offline_payments').where('order_id', '=', orderId).select('state').executeTakeFirst();
  return order && told && { ...order, transfer: told.state };
}
