import type { Parcel } from '@bozor/contract/shop/orders/checkout.ts';
import { makeBill } from '@bozor/domain/checkout/bill.ts';
import type { DeliveryRate } from '@bozor/domain/checkout/delivery-fee.ts';
import type { PaymentTerms } from '@bozor/domain/checkout/check-order.ts';
import { parcelPrice, parcelTime } from '@bozor/domain/checkout/parcel-offer.ts';
import { formatAmount } from '@bozor/domain/money/format-amount.ts';
import { ZERO, type Minor } from '@bozor/domain/money/minor.ts';
import { roadEstimateMetres } from '@bozor/domain/places/distance.ts';
import { point, type Point } from '@bozor/domain/places/point.ts';
import type { Api } from '../../platform/api.ts';
import { refuse } from '../../platform/http/problem.ts';
import { currencyOf, type Settings } from '../../platform/settings/settings.ts';
import { paymentTerms } from '../payments/payment-terms.ts';
import { ObstacleList, way } from './obstacles.ts';
import type { PreparedOrder, Preparing } from './prepared-order.ts';
import { readParcelZone, type ParcelZone } from './store.ts';
import { tipOf } from './tip-of.ts';
import { walletPartOf } from './wallet-part-of.ts';
import type { WantedOrder } from './wanted-order.ts';
import { PRICING } from './refusing-endpoints.ts';

/**
 * Prices a parcel by its category and the distance between both addresses. Both must be in zones that carry parcels. The sender's zone sets
 * the rate.
 */
export async function prepareParcel(
  api: Api,
  wanted: WantedOrder,
  { scope, now, settings }: Preparing,
  walletMinor?: number,
): Promise<PreparedOrder> {
  const { parcel } = wanted;
  if (!parcel) throw refuse(PRICING, 'parcel-incomplete', { field: 'parcel' });
  const from = endOf(parcel, 'sender');
  const to = endOf(parcel, 'receiver');
  const zone = await readParcelZone(api.db, {
    categoryId: parcel.parcel_category_id,
    from,
    to,
    instructionIds: parcel.instruction_ids ?? [],
  });
  if (!zone) throw refuse(PRICING, 'parcel-category-not-found', { field: 'parcel.parcel_category_id' });
  const obstacles = new ObstacleList();
  const outside = (field: string) => obstacles.add(refuse(PRICING, 'parcel-outside-zone', { field }), [way('address')]);
  if (!zone.contains_point) outside('parcel.sender.latitude');
  if (!zone.reaches) outside('parcel.receiver.latitude');
  if (wanted.schedule_at !== undefined) obstacles.add(refuse(PRICING, 'time-not-possible', { field: 'schedule_at' }));
  if (wanted.coupon_code) obstacles.add(refuse(PRICING, 'coupon-elsewhere', { field: 'coupon_code' }), [way('coupon')]);
  const distanceMetres = roadEstimateMetres(from, to);
  const money = (amount: Minor) => formatAmount(amount, currencyOf(settings, scope.locale));
  const tipMinor = (await obstacles.unless([way('tip')], () => tipOf(wanted, settings, money))) ?? ZERO;
  const payment = parcelPayment(paymentTerms(zone, settings, api.adapters, walletMinor), parcel);
  const bill = makeBill({
    lines: [],
    additionalMinor: zone.additional_minor as Minor,
    additionalName: zone.additional_name ?? undefined,
    tipMinor,
    walletMinor: walletPartOf(payment, wanted, settings),
    delivery: () => parcelPrice({ zone: zoneRate(zone, settings), kind: kindRate(zone), distanceMetres }),
  });
  if (!bill.ok) throw refuse(PRICING, 'total-out-of-range');
  const eta = parcelTime({ distanceMetres, nowMs: now.getTime() });
  return {
    cart: undefined,
    source: 'parcel',
    orderType: 'parcel',
    zoneId: zone.zone_id,
    moduleId: zone.module_id,
    store: undefined,
    parcel: { ...zone, wanted: parcel },
    zone,
    paymentTerms: payment,
    lines: [],
    bill: bill.value,
    tax: undefined,
    coupon: undefined,
    tipMinor,
    point: to,
    distanceMetres,
    eta,
    scheduleAt: undefined,
    times: { soonest: eta, notNow: [], slots: [] },
    obstacles: obstacles.found,
  };
}

/** A receiver who pays can only pay the courier in cash. A parcel's form has no field for the reference of a transfer. */
function parcelPayment(terms: PaymentTerms, { payer }: Pick<Parcel, 'payer'>): PaymentTerms {
  return { ...terms, allowsOffline: false, receiverPays: payer === 'receiver' };
}

function endOf(parcel: Parcel, side: 'sender' | 'receiver'): Point {
  const { latitude, longitude } = parcel[side];
  const end = point(latitude, longitude);
  if (!end) throw refuse(PRICING, 'parcel-outside-zone', { field: `parcel.${side}.latitude` });
  return end;
}

const zoneRate = (zone: ParcelZone, settings: Settings): DeliveryRate => ({
  baseMinor: zone.base_minor as Minor,
  perKmMinor: zone.per_km_minor as Minor,
  minimumMinor: zone.minimum_minor as Minor,
  maximumMinor: (zone.maximum_minor ?? undefined) as Minor | undefined,
  surge: zone.surge_percent / 100,
  roundedToMinor: settings.charge_rounding as Minor,
});

const kindRate = (zone: ParcelZone) => ({
  baseMinor: zone.kind_base_minor as Minor | null,
  perKmMinor: zone.kind_per_km_minor as Minor | null,
  minimumMinor: zone.kind_minimum_minor as Minor | null,
});
