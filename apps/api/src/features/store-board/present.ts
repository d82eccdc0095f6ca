import type { StoreOrder, StoreOrderDetails } from '@bozor/contract/store/orders.ts';
import { COURIER_METRES_A_MINUTE } from '@bozor/domain/checkout/eta-window.ts';
import { wasPaid } from '@bozor/domain/orders/payment-status.ts';
import { delayedReadyBy } from '@bozor/domain/orders/ready-time.ts';
import { recallableUntil } from '@bozor/domain/orders/staff/kitchen.ts';
import { collectUntilMs } from '@bozor/domain/orders/undelivered/not-collected.ts';
import { weightLimits } from '@bozor/domain/orders/received/weighing.ts';
import type { OrderStatus } from '@bozor/domain/orders/status.ts';
import { maySellAgain } from '@bozor/domain/orders/undelivered/returned-money.ts';
import { roadEstimateMetres } from '@bozor/domain/places/distance.ts';
import { point } from '@bozor/domain/places/point.ts';
import { mediaUrl, tileHue } from '../../platform/media/media-url.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { ADJUSTABLE } from '../orders/adjustments-store.ts';
import { dueOfRow } from '../orders/due-of-row.ts';
import type { AdjustmentOfOrder, LineOfOrder, OrderRow } from '../orders/order-row.ts';
import type { Candidate } from '../orders/swap-candidates.ts';
import type { Presenting } from '../orders/presenting.ts';
import { allergyOf } from '../orders/read-allergy.ts';
import type { Proposed } from '../stores/read-proposed-minutes.ts';
import type { AcknowledgedRow } from './read-acknowledged.ts';
import type { HistoryRow } from './read-board.ts';
import type { CounterRow } from './read-counter.ts';

/** The person who reads, the minutes that their stores are offered, and what the counter needs. */
export interface Reader {
  readonly staff: Pick<Staff, 'permissions'>;
  readonly proposed: ReadonlyMap<number, Proposed>;
  readonly counter: ReadonlyMap<number, CounterRow>;
  readonly acknowledged: ReadonlyMap<number, AcknowledgedRow>;
}

export function presentStoreOrder(
  row: OrderRow,
  { staff, proposed, counter, acknowledged }: Reader,
  { money, now }: Presenting,
): StoreOrder {
  const { status, ready_by, promised_from, promised_until, courier } = row;
  const delayable = { status, readyByMs: ready_by?.getTime(), isDelayed: row.delay_reason !== null };
  const allergy = allergyOf(row);
  const recallUntilMs = recallableUntil({ status, readyAtMs: row.handover_at?.getTime() });
  const read = acknowledged.get(row.id);
  return {
    id: row.id,
    status,
    order_type: row.order_type as StoreOrder['order_type'],
    module_type: row.module_type,
    created_at: row.created_at.toISOString(),
    confirmed: iso(row.confirmed_at),
    schedule_at: iso(row.schedule_at),
    pick_up_at: (ready_by ?? promised_from ?? row.created_at).toISOString(),
    ready_by: iso(ready_by),
    delay_reason: row.delay_reason,
    refusal_reason: row.refusal_reason,
    can_delay: staff.permissions.has('orders.accept') && delayedReadyBy(delayable, 5, now.getTime()).ok,
    recall_until: staff.permissions.has('orders.prepare') && recallUntilMs !== undefined ? new Date(recallUntilMs).toISOString() : null,
    promised: promised_from && promised_until ? { from: promised_from.toISOString(), to: promised_until.toISOString() } : null,
    distance: row.distance_metres === null ? null : row.distance_metres / 1_000,
    proposed_minutes: status === 'pending' && row.store ? (proposed.get(row.store.id)?.minutes ?? null) : null,
    customer_name: row.contact_person_name.trim().split(/\s+/, 1)[0]!,
    items_count: row.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    lines: row.lines.map((line) => presentLine(line, row.adjustments)),
    note: row.order_note,
    allergy: allergy === undefined ? null : { text: allergy, acknowledged: read ? { at: read.at.toISOString(), name: read.name } : null },
    prescription_pages: staff.permissions.has('prescriptions.see') ? row.prescription_images.length : 0,
    unavailable_item_note: row.unavailable_item_note,
    can_swap: staff.permissions.has('orders.swap') && isAdjustable(status),
    can_weigh: staff.permissions.has('orders.weigh') && isAdjustable(status),
    can_chat: row.customer_id !== null && staff.permissions.has('chats.answer'),
    cutlery: row.cutlery,
    courier: courier && {
      name: courier.f_name,
      image_full_url: mediaUrl(courier.image),
      minutes_away: minutesAway(row),
      is_at_store: counter.get(row.id)?.is_at_store ?? false,
      has_code: counter.get(row.id)?.is_carried ?? false,
      is_code_locked: counter.get(row.id)?.is_locked ?? false,
    },
    collect_until: collectUntil(row),
    can_sell_again: maySellAgain(row.module_type),
    pickup_code: staff.permissions.has('orders.hand_over') ? (counter.get(row.id)?.pickup_code ?? null) : null,
    payment: staff.permissions.has('orders.accept')
      ? {
          method: row.payment_method,
          is_paid: wasPaid(row.payment_status),
          total: money(row.total_minor),
          due: money(dueOfRow(row)),
        }
      : null,
  };
}

export function presentStoreOrderDetails(
  row: OrderRow,
  history: readonly HistoryRow[],
  reader: Reader,
  presenting: Presenting,
): StoreOrderDetails {
  return {
    ...presentStoreOrder(row, reader, presenting),
    history: history.map(({ what, at, tapped_at, by, name, ready_by }) => ({
      what,
      at: at.toISOString(),
      tapped_at: iso(tapped_at),
      by,
      name,
      ready_by,
    })),
  };
}

/** Until when the store waits for whoever collects it. */
function collectUntil({ order_type: type, status, promised_until, handover_at }: OrderRow): string | null {
  const untilMs = collectUntilMs({ type, status, promisedUntilMs: promised_until?.getTime(), readyAtMs: handover_at?.getTime() });
  return untilMs === undefined ? null : new Date(untilMs).toISOString();
}

/** Whole minutes of the courier's way to the store, as far as their position is known. */
function minutesAway({ courier, store }: OrderRow): number | null {
  if (!courier || courier.lat === null || courier.lng === null || !store) return null;
  const [from, to] = [point(courier.lat, courier.lng), point(store.lat, store.lng)];
  return from && to ? Math.ceil(roadEstimateMetres(from, to) / COURIER_METRES_A_MINUTE) : null;
}

/** An item that may come instead; its price for those who see sums. */
export function presentSwap(
  { id, name, image, hue, unit, stock, price_minor }: Candidate,
  money: Presenting['money'] | undefined,
): {
  id: number;
  name: string;
  image_full_url: string | null;
  tile_hue: number;
  unit: string | null;
  stock: number | null;
  price: number | null;
} {
  return { id, name, image_full_url: mediaUrl(image), tile_hue: tileHue(hue), unit, stock, price: money ? money(price_minor) : null };
}

function presentLine(
  { id, item_id, name, quantity, unit, image, hue, variation, add_ons, piece_grams, weight_tolerance }: LineOfOrder,
  adjustments: readonly AdjustmentOfOrder[],
): StoreOrder['lines'][number] {
  const counted = adjustments.filter(({ lineId, state }) => lineId === id && (state === 'done' || state === 'proposed'));
  const replacementOf = ({ instead, image: picture, hue: colour, pieces }: AdjustmentOfOrder) => ({
    name: instead ?? '',
    image_full_url: mediaUrl(picture),
    tile_hue: tileHue(colour),
    pieces,
  });
  const proposed = counted.find(({ state }) => state === 'proposed');
  return {
    id,
    item_id,
    name,
    quantity,
    unit,
    image_full_url: mediaUrl(image),
    tile_hue: tileHue(hue),
    options: variation.flatMap(({ values }) => values.map(({ label }) => label)),
    add_ons: add_ons.map((addOn) => ({ name: addOn.name, quantity: addOn.quantity })),
    left: quantity - counted.reduce((pieces, each) => pieces + each.pieces, 0),
    replacements: counted.filter(({ kind, state }) => kind === 'line_swapped' && state === 'done').map(replacementOf),
    weight: weightOf({ id, quantity, pieceGrams: piece_grams, weightTolerance: weight_tolerance }, counted),
    proposed: proposed ? { ...replacementOf(proposed), answer_until: new Date(proposed.answerUntilMs!).toISOString() } : null,
  };
}

/** Pieces that were taken out after the weighing leave the others to be weighed again. */
function weightOf(
  line: Parameters<typeof weightLimits>[0],
  adjustments: readonly AdjustmentOfOrder[],
): StoreOrder['lines'][number]['weight'] {
  const done = adjustments.filter(({ state }) => state === 'done');
  const limits = weightLimits(
    line,
    done.map(({ lineId, kind, pieces }) => ({ lineId, kind, pieces })),
  );
  if (!limits) return null;
  const { orderedGrams: ordered, leastGrams: least, mostGrams: most } = limits;
  const weighed = done.findLast(({ kind }) => kind === 'line_weighed');
  return { ordered, least, most, weighed: weighed?.orderedGrams === ordered ? weighed.weighedGrams : null };
}

const isAdjustable = (status: OrderStatus): boolean => ADJUSTABLE.includes(status);

function iso(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}
