import { makeBill, type Bill } from '@bozor/domain/checkout/bill.ts';
import type { AppliedCoupon, Coupon } from '@bozor/domain/checkout/coupon.ts';
import { deliveryFee } from '@bozor/domain/checkout/delivery-fee.ts';
import { NORMAL_LOAD, etaWindow, type EtaWindow } from '@bozor/domain/checkout/eta-window.ts';
import type { PaymentMethod } from '@bozor/domain/checkout/payment-method.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { OrderType } from '@bozor/domain/orders/order-type.ts';
import { roadEstimateMetres } from '@bozor/domain/places/distance.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import { SERVICE_FEE, zoneByKey, type DeliveryCharge } from '../geo/zones.ts';
import { spelled } from '../load/spelling.ts';
import type { Home } from '../people/customers.ts';
import { COURIERS_PER_ZONE } from '../people/couriers.ts';
import { DEMO_SETTINGS } from '../settings/settings.ts';
import type { Random } from '../random.ts';
import type { StoreSeed } from '../stores/store-seed.ts';
import type { BasketLine } from './basket.ts';
import { couponAt } from './coupons-then.ts';
import { drawOutcome, journeyOf, paceOf, type Transition, type Outcome } from './journey.ts';

/** Buyer of an order: a customer by index in the list, or a guest with name and number. */
export type Buyer = {
  readonly kind: 'customer' | 'guest';
  readonly at: number;
  readonly name: string;
  readonly phone: string;
  readonly locale: string;
  readonly home: Home;
};

/** Fields common to all past orders and parcels. */
export interface PastDelivery {
  readonly id: number;
  readonly buyer: Buyer;
  readonly zone: string;
  readonly placedAtMs: number;
  readonly bill: Bill;
  readonly distanceMetres: number;
  readonly promise: EtaWindow;
  readonly payment: PaymentMethod;
  readonly outcome: Outcome;
  readonly transitions: readonly Transition[];
  /** Index of the courier within the zone. */
  readonly courierAt: number;
}

export interface PastOrder extends PastDelivery {
  readonly store: StoreSeed;
  readonly storePoint: Point;
  readonly orderType: Exclude<OrderType, 'parcel'>;
  readonly lines: readonly BasketLine[];
  readonly coupon?: AppliedCoupon | undefined;
}

export interface PastOrderInput extends Pick<PastOrder, 'id' | 'buyer' | 'zone' | 'store' | 'storePoint' | 'placedAtMs' | 'lines'> {
  readonly random: Random;
  /** The coupon that the buyer tries; it applies when the items reach its minimum. */
  readonly couponToTry?: Coupon | undefined;
}

/** Derives an order from buyer, store, place and time. */
export function pastOrder({ random, couponToTry, ...order }: PastOrderInput): PastOrder | undefined {
  const { store, buyer, placedAtMs } = order;
  const orderType = store.serves === 'take_away' || (store.serves !== 'delivery' && random.chance(0.1)) ? 'take_away' : 'delivery';
  const distanceMetres = roadEstimateMetres(order.storePoint, buyer.home.point);
  const charge = zoneByKey(order.zone).charges[store.module];
  if (!charge) return undefined;
  const itemsMinor = order.lines.reduce((sum, { priced }) => sum + priced.totalMinor, 0) as Minor;
  const coupon = couponAt(couponToTry, itemsMinor, placedAtMs);
  const bill = billOf({ ...order, coupon }, orderType, distanceMetres, charge, random);
  if (!bill || bill.totalMinor < (store.minimumOrder ?? 0)) return undefined;
  const preparationMinutes = (store.prep[0] + store.prep[1]) / 2;
  const outcome = drawOutcome(random);
  const payment = drawPayment(random, order.zone, outcome, bill.totalMinor, charge);
  const pace = paceOf(random, store.quality, placedAtMs);
  return {
    ...order,
    orderType,
    distanceMetres,
    coupon,
    bill,
    promise: etaWindow({ orderType, nowMs: placedAtMs, preparationMinutes, distanceMetres, load: NORMAL_LOAD }),
    payment,
    outcome,
    transitions: journeyOf(random, { orderType, preparationMinutes, distanceMetres, placedAtMs, outcome, pace }),
    courierAt: drawCourier(random, order.zone),
  };
}

function billOf(
  order: Pick<PastOrder, 'lines' | 'store' | 'coupon'>,
  orderType: OrderType,
  distanceMetres: number,
  charge: DeliveryCharge,
  random: Random,
): Bill | undefined {
  const bill = makeBill({
    lines: order.lines.map(({ priced }) => priced),
    coupon: order.coupon,
    additionalMinor: charge.serviceFee as Minor,
    additionalName: spelled(SERVICE_FEE),
    tax: order.store.tax && { percent: order.store.tax.percent, isInclusive: order.store.tax.included },
    delivery: (payableMinor) =>
      deliveryFee({
        orderType,
        rate: deliveryRate(charge),
        distanceMetres,
        itemsMinor: payableMinor,
        hasFreeDeliveryCoupon: order.coupon?.isFreeDelivery ?? false,
        storeDeliversFree: order.store.freeDelivery ?? false,
        freeDeliveryOverMinor: DEMO_SETTINGS.free_delivery_over as Minor,
      }),
    tipMinor: (orderType === 'delivery' && random.chance(0.12) ? random.one([2_000, 5_000, 10_000]) : 0) as Minor,
  });
  return bill.ok ? bill.value : undefined;
}

export function deliveryRate(charge: DeliveryCharge): Parameters<typeof deliveryFee>[0]['rate'] {
  return {
    baseMinor: charge.base as Minor,
    perKmMinor: charge.perKm as Minor,
    minimumMinor: charge.minimum as Minor,
    maximumMinor: charge.maximum as Minor,
    surge: charge.surgePercent / 100,
    roundedToMinor: DEMO_SETTINGS.charge_rounding as Minor,
  };
}

export function drawCourier(random: Random, zoneKey: string): number {
  return random.whole(0, (COURIERS_PER_ZONE[zoneKey]?.length ?? 1) - 1);
}

/** Unpaid and refunded orders are card payments; cash is bounded by the zone's limit. */
export function drawPayment(random: Random, zoneKey: string, outcome: Outcome, totalMinor: number, charge: DeliveryCharge): PaymentMethod {
  const takesCash = zoneByKey(zoneKey).cashOnDelivery && totalMinor <= charge.cashLimit;
  if (outcome === 'unpaid' || outcome === 'refunded' || !takesCash) return 'digital_payment';
  return random.chance(0.58) ? 'cash_on_delivery' : 'digital_payment';
}
