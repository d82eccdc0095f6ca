import { courierPay } from '@bozor/domain/couriers/courier-pay.ts';
import { looksForCourier, OFFER_AHEAD_SECONDS, OFFER_SECONDS, ROUND_PAUSE_SECONDS } from '@bozor/domain/couriers/offer-rules.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { assignCourier } from '../orders/assign-courier.ts';
import type { Mover } from '../orders/mover.ts';
import { recordAct } from '../orders/record-act.ts';
import { keyOfOffering, OFFER_COURIER } from '../orders/request-courier.ts';
import { nextCourier } from './next-courier.ts';
import { payRuleOf } from './pay-rule.ts';
import { expireOffers, insertOffer, lockLooking, readOpenOffer, readRound, type LookingOrder } from './store.ts';

const SYSTEM: Mover = { as: 'system' };
/** Time for an answer that is on its way when its time is over. */
const GRACE_MS = 250;
/** Pause after another order has asked the same courier at the same moment. */
const RETRY_MS = 500;

/** Offers orders to couriers on duty, one after the other. Called once, while the API is composed. */
export function defineOffering(api: Api): void {
  api.jobs.define<{ orderId: number }>(OFFER_COURIER, 'offers', async ({ orderId }) => {
    const pauseMs = await offerNext(api, orderId);
    if (pauseMs !== undefined)
      await api.jobs.enqueueAlone(api.db, OFFER_COURIER, { orderId }, { key: keyOfOffering(orderId), inMs: pauseMs });
  });
}

/**
 * Offers an order to the nearest fitting courier on duty. After everybody was asked, a new round begins a minute later. In a demo city a
 * courier without a person takes an order that fits no person. Returns the milliseconds until the next look; undefined when the order looks
 * for nobody.
 */
async function offerNext(api: Pick<Api, 'db' | 'settings' | 'config'>, orderId: number): Promise<number | undefined> {
  const settings = await api.settings.read();
  return inTransaction(api.db, async (trx) => {
    const order = await lockLooking(trx, orderId);
    if (!order || !looksForCourier(order.order_type, order.status)) return undefined;
    const aheadSeconds = order.order_type === 'parcel' ? (order.slot_in_seconds ?? 0) - OFFER_AHEAD_SECONDS : 0;
    if (aheadSeconds > 0) return aheadSeconds * 1_000;
    for (const courierId of await expireOffers(trx, orderId))
      await recordAct(trx, { orderId, kind: 'offer_expired', by: SYSTEM, details: { courier_id: courierId } });
    const leftMs = await readOpenOffer(trx, orderId);
    if (leftMs !== undefined) return leftMs + GRACE_MS;
    return offerInRound(trx, order, { settings, isDemo: api.config.autopilot });
  });
}

async function offerInRound(
  trx: Transaction,
  order: LookingOrder,
  { settings, isDemo }: { readonly settings: Settings; readonly isDemo: boolean },
): Promise<number | undefined> {
  const { round, idle_seconds } = await readRound(trx, order.id);
  const isPauseOver = idle_seconds !== null && idle_seconds >= ROUND_PAUSE_SECONDS;
  for (const number of isPauseOver ? [round, round + 1] : [round]) {
    const courier = await nextCourier(trx, order, number, settings);
    if (!courier) continue;
    const isOffered = await makeOffer(trx, order, { courierId: courier.id, round: number, by: SYSTEM, settings });
    return isOffered ? OFFER_SECONDS * 1_000 + GRACE_MS : RETRY_MS;
  }
  if (isDemo && (await assignCourier(trx, order.id, { isOffered: true })) !== undefined) return undefined;
  return (isPauseOver ? ROUND_PAUSE_SECONDS : ROUND_PAUSE_SECONDS - (idle_seconds ?? 0)) * 1_000 + GRACE_MS;
}

interface Offering {
  readonly courierId: number;
  readonly round: number;
  readonly by: Mover;
  readonly settings: Settings;
}

/** Makes an offer. Returns false when the courier holds another one. The order is locked. */
export async function makeOffer(trx: Transaction, order: LookingOrder, { courierId, round, by, settings }: Offering): Promise<boolean> {
  const rule = payRuleOf(settings);
  const pay = courierPay({ distanceMetres: order.distance_metres ?? 0, tipMinor: order.tip_minor as Minor }, rule);
  if (!(await insertOffer(trx, { orderId: order.id, courierId, round, pay, perKmMinor: rule.perKmMinor }))) return false;
  await recordAct(trx, { orderId: order.id, kind: 'courier_offered', by, details: { courier_id: courierId } });
  return true;
}
