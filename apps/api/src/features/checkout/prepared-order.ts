import type { Parcel } from '@bozor/contract/shop/orders/checkout.ts';
import type { PricedLine } from '@bozor/domain/cart/price-line.ts';
import type { Bill, TaxRule } from '@bozor/domain/checkout/bill.ts';
import type { PaymentTerms } from '@bozor/domain/checkout/check-order.ts';
import type { EtaWindow } from '@bozor/domain/checkout/eta-window.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { OrderType } from '@bozor/domain/orders/order-type.ts';
import type { Scope } from '../../platform/http/scope.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { LoadedItem } from '../items/load-items.ts';
import type { LoadedStore } from '../stores/load-stores.ts';
import type { CouponUse } from './coupon-for.ts';
import type { OrderZone, ParcelZone } from './store.ts';

/** What an order is prepared with: who asks from where, the moment, the shop's settings. */
export interface Preparing {
  readonly scope: Scope;
  readonly now: Date;
  readonly settings: Settings;
}

/** An order as it would be placed this moment: what is bought, where it goes, what it costs and when it comes. */
export interface PreparedOrder {
  readonly cart: { readonly id: number; readonly version: number } | undefined;
  readonly source: 'cart' | 'buy_now' | 'campaign' | 'prescription' | 'parcel';
  readonly orderType: OrderType;
  readonly zoneId: number;
  readonly moduleId: number;
  /** A parcel comes from no store. */
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
  readonly eta: EtaWindow;
  readonly scheduleAt: Date | undefined;
}

/** One line of an order to be, priced. */
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

/** A parcel to be: its kind as it is called now, both ends and what the courier is told. */
export interface PreparedParcel extends Pick<ParcelZone, 'category_id' | 'category_name' | 'instructions'> {
  readonly wanted: Parcel;
}
