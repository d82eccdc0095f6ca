import type { Minor } from '@bozor/domain/money/minor.ts';
import { wasPaid } from '@bozor/domain/orders/payment-status.ts';
import type { CostBearer } from '@bozor/domain/orders/staff/acts-of-operator.ts';
import { maySellAgain, moneyBack } from '@bozor/domain/orders/undelivered/returned-money.ts';
import type { Api } from '../../../platform/api.ts';
import type { Transaction } from '../../../platform/db/database.ts';
import { moveOrder, type Moved } from '../move-order.ts';
import type { Mover } from '../mover.ts';
import { chooseWay } from '../refunds/choose-way.ts';
import { payOut } from '../refunds/pay-out.ts';
import { insertReturned, readNotReceived } from './undelivered-store.ts';

interface TakenBack {
  /** Whose fault it is; of goods that were on their way it was said when they turned back. */
  readonly borneBy?: CostBearer | undefined;
  /** The store sells the goods again; by the kind of goods where nobody says. */
  readonly isSellable?: boolean | undefined;
  readonly tappedAt?: Date | undefined;
}

/**
 * Ends an order whose customer did not receive it: the goods are back, or were never collected. Goods that are sold again go back to the stock, and
 * the money goes back by the rule of the domain. The order is locked.
 */
export async function takeBack(
  api: Pick<Api, 'adapters' | 'settings'>,
  trx: Transaction,
  orderId: number,
  by: Mover,
  { borneBy, isSellable, tappedAt }: TakenBack = {},
): Promise<Moved> {
  const order = await readNotReceived(trx, orderId);
  if (!order) return { ok: false, problem: 'gone' };
  const bearer = order.cost_borne_by ?? borneBy ?? 'customer';
  const isSoldAgain = (isSellable ?? true) && maySellAgain(order.module_type);
  const moved = await moveOrder(trx, { orderId, to: 'returned', by, borneBy: bearer, isSellable: isSoldAgain, tappedAt });
  if (!moved.ok) return moved;
  const receivedMinor = (order.total_minor + order.adjusted_minor) as Minor;
  const paidMinor = (
    order.payment_method !== 'cash_on_delivery' && wasPaid(order.payment_status) ? order.total_minor : order.wallet_minor
  ) as Minor;
  const amountMinor = moneyBack({
    totalMinor: receivedMinor,
    paidMinor,
    charges: order.charges,
    borneBy: bearer,
    isSellable: isSoldAgain,
  });
  if (amountMinor === 0) return moved;
  const way = await chooseWay(api, trx, order, amountMinor);
  await payOut(trx, order, await insertReturned(trx, { orderId, amountMinor, ...way }));
  return moved;
}
