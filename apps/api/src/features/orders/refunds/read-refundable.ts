import type { RefundedLine, RefundWay } from '@bozor/domain/orders/refund-pieces.ts';
import type { OrderStatus } from '@bozor/domain/orders/status.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { sql } from 'kysely';
import type { Api } from '../../../platform/api.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import type { Staff } from '../../../platform/http/actor.ts';
import { mayOrder } from '../policies.ts';
import { chooseWay } from './choose-way.ts';
import { findRequest, readLeft, readRefundedLines } from './refund-store.ts';

/** Lines and amount of an order that can be refunded. */
interface Refundable {
  readonly status: OrderStatus;
  readonly hasAccount: boolean;
  readonly taxMinor: number;
  readonly leftMinor: number;
  readonly way: RefundWay;
  readonly lines: readonly (RefundedLine & { readonly name: string })[];
}

/** Reads what can be refunded of an order whose refunds this person may see. What a request holds is left until it is answered. */
export async function readRefundable(
  api: Pick<Api, 'adapters' | 'settings'>,
  trx: Transaction,
  orderId: number,
  { actor, locale }: { readonly actor: Staff; readonly locale: Locale },
): Promise<Refundable | undefined> {
  const order = await trx
    .selectFrom('orders')
    .where('id', '=', orderId)
    .where(mayOrder(actor, 'see refunds'))
    .select(['id', 'customer_id', 'status', 'payment_method', 'wallet_minor'])
    .executeTakeFirst();
  if (!order) return undefined;
  const { taxMinor, leftMinor } = await readLeft(trx, orderId);
  const request = await findRequest(trx, orderId);
  const lines = await readRefundedLines(trx, orderId);
  const { rows: names } = await sql<{ position: number; name: string }>`
    select position, coalesce(name->>${locale}, name->>'en') as name from order_lines where order_id = ${orderId}`.execute(trx);
  const { method: way } = await chooseWay(api, trx, order, 0);
  return {
    status: order.status,
    hasAccount: order.customer_id !== null,
    taxMinor,
    leftMinor: leftMinor + (request?.state === 'requested' ? request.amount_minor : 0),
    way,
    lines: lines.map((line) => ({ ...line, name: names.find(({ position }) => position === line.position)!.name })),
  };
}
