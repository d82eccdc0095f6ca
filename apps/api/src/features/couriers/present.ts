import type { CourierJob, CourierOffer, CourierPay, CourierState, CourierStop } from '@bozor/contract/courier/shapes.ts';
import { cashToCollect } from '@bozor/domain/couriers/cash-at-the-door.ts';
import { mayProveByPhoto } from '@bozor/domain/couriers/photo-proof.ts';
import { courierPay, type CourierPay as Pay } from '@bozor/domain/couriers/courier-pay.ts';
import { stopsInOrder } from '@bozor/domain/couriers/stops-in-order.ts';
import { add, type Minor } from '@bozor/domain/money/minor.ts';
import { wasPaid } from '@bozor/domain/orders/payment-status.ts';
import { ABSENT_TRIES, waitLeftMs } from '@bozor/domain/orders/undelivered/absence.ts';
import { whenAbsent } from '@bozor/domain/orders/undelivered/when-absent.ts';
import { roadEstimateMetres } from '@bozor/domain/places/distance.ts';
import { point } from '@bozor/domain/places/point.ts';
import type { Presenting } from '../orders/presenting.ts';
import type { CashInHand } from './cash.ts';
import { payRuleOf } from './pay-rule.ts';
import type { JobRow, OfferRow, PayRow, PlaceRow } from './read-state.ts';

interface StateRows {
  readonly since: Date | undefined;
  readonly offer: OfferRow | undefined;
  readonly jobs: readonly JobRow[];
  readonly cash: CashInHand;
}

export function presentState({ since, offer, jobs, cash }: StateRows, presenting: Presenting): CourierState {
  return {
    on_duty: since !== undefined,
    since: since?.toISOString() ?? null,
    offer: offer ? presentOffer(offer, presenting) : null,
    ...presentRoute(jobs, presenting),
    absent_wait_seconds: presenting.settings.absent_wait_minutes * 60,
    cash_in_hand: presenting.money(cash.inHandMinor),
    cash_limit: presenting.money(cash.limitMinor),
    is_over_limit: cash.isOverLimit,
  };
}

/** The orders of a courier and all their stops, in the order in which they are made. */
function presentRoute(jobs: readonly JobRow[], presenting: Presenting): Pick<CourierState, 'jobs' | 'route'> {
  const presented = jobs.map((job) => presentJob(job, presenting));
  const [first] = jobs;
  const here = first && first.at_lat !== null && first.at_lng !== null ? point(first.at_lat, first.at_lng) : undefined;
  const ahead = presented.flatMap(({ order_id, promised_until, stops }) =>
    stops
      .filter(({ is_done }) => !is_done)
      .map(({ kind, name, lat, lng }) => ({
        orderId: order_id,
        kind,
        name,
        at: point(lat, lng)!,
        promisedUntilMs: promised_until === null ? undefined : Date.parse(promised_until),
      })),
  );
  const route = stopsInOrder(ahead, here);
  const turnOf = (orderId: number) => route.findIndex((stop) => stop.orderId === orderId);
  return {
    jobs: presented.toSorted((one, other) => turnOf(one.order_id) - turnOf(other.order_id)),
    route: route.map(({ orderId, kind, name }) => ({ order_id: orderId, kind, name })),
  };
}

function presentOffer(row: OfferRow, presenting: Presenting): CourierOffer {
  const from = point(row.from_lat, row.from_lng)!;
  const at = row.at_lat === null || row.at_lng === null ? undefined : point(row.at_lat, row.at_lng);
  const toStore = at ? roadEstimateMetres(at, from) : null;
  return {
    id: row.id,
    order_id: row.order_id,
    order_type: row.order_type,
    seconds_left: row.seconds_left,
    pay: presentPay(row, presenting),
    metres_to_store: toStore,
    metres_total: row.distance_metres === null ? null : (toStore ?? 0) + row.distance_metres,
    store: row.store,
    store_address: row.store_address,
    shops: row.order_type === 'parcel' ? 0 : 1,
    drops: 1,
    cash_to_collect: presenting.money(dueOf(row)),
  };
}

function presentJob(row: JobRow, presenting: Presenting): CourierJob {
  const isReturning = row.status === 'returning';
  const isFetched = row.status === 'picked_up' || isReturning;
  return {
    order_id: row.id,
    order_type: row.order_type,
    status: row.status,
    items_count: row.lines.reduce((sum, { quantity }) => sum + quantity, 0),
    items: row.lines.map(({ name, quantity }) => ({ name, quantity })),
    instruction: row.delivery_instruction,
    can_chat: row.has_account,
    cash_to_collect: presenting.money(dueOf(row)),
    // A note that weighed goods have grown beyond needs no change.
    change_from: row.change_from_minor === null || row.change_from_minor < dueOf(row) ? null : presenting.money(row.change_from_minor),
    promised_until: row.promised_until?.toISOString() ?? null,
    pay: presentPay(row, presenting),
    courier_code: row.courier_code ?? '',
    may_prove_by_photo: mayProveByPhoto({ isPrescription: row.is_prescription }),
    when_absent: whenAbsent({ orderType: row.order_type, moduleType: row.module_type }),
    stops: [
      presentStop(row.from, { kind: 'store', at: row.at_store, isDone: isFetched }),
      presentStop(row.to, { kind: 'customer', at: row.at_customer, isDone: isReturning }),
      ...(isReturning ? [presentStop(row.from, { kind: 'back', at: null, isDone: false })] : []),
    ],
    absence: isReturning || row.status === 'picked_up' ? presentAbsence(row, presenting) : null,
  };
}

/** The wait for a customer who does not answer, by the server's clock. */
function presentAbsence({ absent_seconds, tries }: JobRow, { settings }: Presenting): CourierJob['absence'] {
  if (absent_seconds === null) return null;
  const leftMs = waitLeftMs({ sinceMs: 0, waitMinutes: settings.absent_wait_minutes }, absent_seconds * 1_000);
  return { seconds_left: Math.ceil(leftMs / 1_000), tries_left: Math.max(0, ABSENT_TRIES - tries) };
}

function presentStop(
  { name, phone, address, lat, lng }: PlaceRow,
  { kind, at, isDone }: { readonly kind: CourierStop['kind']; readonly at: Date | null; readonly isDone: boolean },
): CourierStop {
  return {
    kind,
    name,
    phone,
    address: address['address'] ?? '',
    road: address['road'] ?? '',
    house: address['house'] ?? '',
    floor: address['floor'] ?? '',
    note: address['additional_information'] ?? '',
    lat,
    lng,
    arrived_at: at?.toISOString() ?? null,
    is_done: isDone,
  };
}

/** The pay as it was offered; by the present rule where the order was assigned without an offer. */
export function payOf(
  row: Omit<PayRow, 'order_id' | 'delivered_at' | 'is_returned'>,
  { settings }: Pick<Presenting, 'settings'>,
): Pay & { readonly perKmMinor: Minor } {
  const tipMinor = row.tip_minor as Minor;
  const { base_minor, distance_minor, per_km_minor } = row;
  if (base_minor === null || distance_minor === null || per_km_minor === null) {
    const rule = payRuleOf(settings);
    return { ...courierPay({ distanceMetres: row.distance_metres ?? 0, tipMinor }, rule), perKmMinor: rule.perKmMinor };
  }
  const [baseMinor, distanceMinor] = [base_minor as Minor, distance_minor as Minor];
  return { baseMinor, distanceMinor, tipMinor, totalMinor: add(baseMinor, distanceMinor, tipMinor), perKmMinor: per_km_minor as Minor };
}

export function presentPay(row: Omit<PayRow, 'order_id' | 'delivered_at' | 'is_returned'>, presenting: Presenting): CourierPay {
  const { money } = presenting;
  const pay = payOf(row, presenting);
  return {
    total: money(pay.totalMinor),
    base: money(pay.baseMinor),
    kilometres: Math.round((row.distance_metres ?? 0) / 10) / 100,
    per_km: money(pay.perKmMinor),
    distance: money(pay.distanceMinor),
    tip: money(pay.tipMinor),
  };
}

function dueOf({ payment_method, payment_status, total_minor, adjusted_minor, wallet_minor }: JobRow | OfferRow): Minor {
  return cashToCollect({
    paysCash: payment_method === 'cash_on_delivery',
    isPaid: wasPaid(payment_status),
    totalMinor: add(total_minor as Minor, adjusted_minor as Minor),
    walletMinor: wallet_minor as Minor,
  });
}
