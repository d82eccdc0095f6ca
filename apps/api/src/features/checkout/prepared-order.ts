import type { Parcel, QuoteObstacle } from '@bozor/contract/shop/orders/checkout.ts';
import type { PricedLine } from '@bozor/domain/cart/price-line.ts';
import type { Bill, TaxRule } from '@bozor/domain/checkout/bill.ts';
import type { PaymentTerms } from '@bozor/domain/checkout/check-order.ts';
import type { EtaWindow } from '@bozor/domain/checkout/eta-window.ts';
import type { DeliverySlot } from '@bozor/domain/stores/order-times.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { OrderType } from '@bozor/domain/orders/order-type.ts';
import type { Problem } from '../../platform/http/problem.ts';
import type { Scope } from '../../platform/http/scope.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { LoadedItem } from '../items/load-items.ts';
import type { LoadedStore } from '../stores/load-stores.ts';
import type { CouponUse } from './coupon-for.ts';
import type { OrderZone, ParcelZone } from './store.ts';

/** A way past an obstacle. */
export type WayPast = QuoteObstacle['actions'][number];

/** A reason why an order cannot be placed as it is. A quote answers all of them beside its bill; placing is refused with the first. */
export interface Obstacle {
  readonly problem: Problem;
  /** The line that is in the way. */
  readonly line?: { readonly id: number | null; readonly name: string } | undefined;
  readonly actions: readonly WayPast[];
}

/** Context of a price calculation: request scope, time and shop settings. */
export interface Preparing {
  readonly scope: Scope;
  readonly now: Date;
  readonly settings: Settings;
}

/** An order as it would be placed now: goods, destination, price and delivery time. */
export interface PreparedOrder {
  readonly cart: { readonly id: number; readonly version: number } | undefined;
  readonly source: 'cart' | 'buy_now' | 'campaign' | 'prescription' | 'parcel';
  readonly orderType: OrderType;
  readonly zoneId: number;
  readonly moduleId: number;
  /** Undefined for a parcel. */
  readonly store: LoadedStore | undefined;
  readonly parcel: PreparedParcel | undefined;
  readonly zone: OrderZone;
  readonly paymentTerms: PaymentTerms;
  readonly lines: readonly PreparedLine[];
  readonly bill: Bill;
  readonly tax: TaxRule | undefined;
  readonly coupon: CouponUse | undefined;
  readonly tipMinor: Minor;
  readonly point: { readonly lat: number; readonly lng: number } | undefined;
  readonly distanceMetres: number | null;
  /** Undefined where the wanted time is not possible. */
  readonly eta: EtaWindow | undefined;
  readonly scheduleAt: Date | undefined;
  readonly times: OrderTimes;
  /** Why it cannot be placed as it is. */
  readonly obstacles: readonly Obstacle[];
}

/** An order without obstacles. */
export interface PlaceableOrder extends PreparedOrder {
  readonly eta: EtaWindow;
}

/** When an order can be had: as soon as possible, or why not, and the slots. */
interface OrderTimes {
  readonly soonest: EtaWindow | undefined;
  readonly notNow: readonly Obstacle[];
  readonly slots: readonly DeliverySlot[];
}

/** A priced line of an order that is not placed yet. */
export interface PreparedLine {
  readonly lineId: number | null;
  readonly item: LoadedItem;
  readonly variationId: number | null;
  readonly selection: {
    readonly variation: readonly { name: string; labels: readonly string[] }[];
    readonly add_ons: readonly { id: number; quantity: number }[];
  };
  readonly priced: PricedLine;
  readonly seenPriceMinor: number;
}

/** A parcel that is not placed yet: current name of its category, both ends and the courier's instructions. */
export interface PreparedParcel extends Pick<ParcelZone, 'category_id' | 'category_name' | 'instructions'> {
  readonly wanted: Parcel;
}
