import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { fromJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Visitor } from '../../platform/http/actor.ts';
import { refuse } from '../../platform/http/problem.ts';
import { PLAY_CITY } from './after-placing.ts';
import { findTracked } from './find-tracked.ts';
import { isRepeatedStep } from './is-repeated-step.ts';
import { moveOrder } from './move-order.ts';
import { lockProposed } from './store.ts';

const ENDPOINT = API.orders.answerPrice;

/**
 * Agrees to the price that a pharmacist proposed, or declines it. The caller owns the order, has its tracking link or knows its contact. The
 * row is locked first, so that an answer and the end of the time have one outcome.
 */
export async function answerPrice(
  api: Api,
  actor: Visitor,
  { agree, order_amount: claimed, ...proof }: GivenBodyOf<typeof ENDPOINT>,
  ip: string,
): Promise<void> {
  const { orderId } = await findTracked(api, actor, proof, ip);
  const { digit_after_decimal_point: digits } = await api.settings.read();
  await inTransaction(api.checkoutDb, async (trx) => {
    const order = await lockProposed(trx, orderId);
    const to = agree ? 'pending' : 'canceled';
    if (!order && (await isRepeatedStep(trx, { orderId, from: 'price_proposed', to }))) return;
    if (!order) throw refuse(ENDPOINT, 'wrong-step', { field: 'order_id' });
    if (order.is_late) throw refuse(ENDPOINT, 'answer-too-late', { field: 'order_id' });
    const amount = claimed === undefined ? undefined : fromJsonAmount(claimed, digits);
    if (agree && amount && !(amount.ok && amount.value === order.total_minor))
      throw refuse(ENDPOINT, 'price-differs', { field: 'order_amount' });
    await moveOrder(trx, { orderId, to, from: 'price_proposed', by: { as: 'customer' } });
    if (api.config.autopilot) await api.jobs.enqueue(trx, PLAY_CITY, {}, { key: PLAY_CITY });
  });
}
