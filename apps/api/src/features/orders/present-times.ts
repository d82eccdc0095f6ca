import type { OrderCard } from '@bozor/contract/shop/orders/order-shapes.ts';
import { ETA_REASON_TEXTS, movingEta } from '@bozor/domain/orders/moving-eta.ts';
import { roadEstimateMetres } from '@bozor/domain/places/distance.ts';
import { point } from '@bozor/domain/places/point.ts';
import type { OrderRow } from './order-row.ts';
import type { Presenting } from './presenting.ts';

/** The window in which an order comes, made anew by its status and its courier's position; the promised one; and what changed, with the reason. */
export function presentTimes(
  row: OrderRow,
  now: Date,
  translate: Presenting['translate'],
): Pick<OrderCard, 'eta' | 'promised' | 'eta_change' | 'ready_by' | 'delay_message'> {
  return { ...presentWindow(row, now, translate), ...presentReadyTime(row, translate) };
}

/** When the store has the goods ready, as it said, until they are; and why it postponed that. */
function presentReadyTime(
  { status, ready_by, delay_reason }: OrderRow,
  translate: Presenting['translate'],
): Pick<OrderCard, 'ready_by' | 'delay_message'> {
  const isAwaited = ready_by !== null && (status === 'confirmed' || status === 'processing');
  if (!isAwaited) return { ready_by: null, delay_message: null };
  return { ready_by: ready_by.toISOString(), delay_message: delay_reason && translate(ETA_REASON_TEXTS[delay_reason]) };
}

function presentWindow(row: OrderRow, now: Date, translate: Presenting['translate']): Pick<OrderCard, 'eta' | 'promised' | 'eta_change'> {
  const { promised_from, promised_until, latest_by } = row;
  if (!promised_from || !promised_until || !latest_by) return { eta: null, promised: null, eta_change: null };
  const promised = { from: promised_from.toISOString(), to: promised_until.toISOString(), latest: latest_by.toISOString() };
  const eta = movingEta({
    type: row.order_type,
    status: row.status,
    promise: { fromMs: promised_from.getTime(), toMs: promised_until.getTime() },
    placedAtMs: row.created_at.getTime(),
    processingAtMs: row.processing_at?.getTime(),
    isForLater: row.schedule_at !== null,
    readyByMs: row.ready_by?.getTime(),
    delayReason: row.delay_reason ?? undefined,
    hasCourier: row.courier !== null,
    distanceMetres: row.distance_metres ?? 0,
    leftMetres: leftMetres(row),
    nowMs: now.getTime(),
  });
  if (!eta?.change) return { eta: promised, promised, eta_change: null };
  const { window, change } = eta;
  const reason = translate(ETA_REASON_TEXTS[change.reason]);
  const text = change.minutes > 0 ? 'Later by {minutes} min: {reason}' : 'Earlier by {minutes} min: {reason}';
  const to = new Date(window.toMs).toISOString();
  return {
    eta: { from: new Date(window.fromMs).toISOString(), to, latest: promised.latest > to ? promised.latest : to },
    promised,
    eta_change: { minutes: change.minutes, reason: change.reason, message: translate(text, { minutes: Math.abs(change.minutes), reason }) },
  };
}

/** Remaining way of a riding courier. */
function leftMetres({ status, courier, parcel, delivery_lat, delivery_lng }: OrderRow): number | undefined {
  const to = parcel ? point(parcel.receiver.lat, parcel.receiver.lng) : point(delivery_lat ?? Number.NaN, delivery_lng ?? Number.NaN);
  const at = status === 'picked_up' && courier ? point(courier.lat ?? Number.NaN, courier.lng ?? Number.NaN) : undefined;
  return at && to ? roadEstimateMetres(at, to) : undefined;
}
