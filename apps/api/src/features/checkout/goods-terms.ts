import type { AppliedCoupon } from '@bozor/domain/checkout/coupon.ts';
import type { GoodsTerms } from '@bozor/domain/checkout/goods-bill.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { deliveryTermsOf } from '../stores/delivery-terms.ts';
import type { LoadedStore } from '../stores/load-stores.ts';
import type { OrderZone } from './store.ts';

interface Billed {
  readonly store: LoadedStore;
  readonly zone: OrderZone;
  readonly settings: Settings;
  /** The customer gets the welcome offer with this order. */
  readonly isWelcome: boolean;
  readonly orderType: GoodsTerms['orderType'];
  readonly distanceMetres: number | undefined;
  readonly coupon: AppliedCoupon | undefined;
  readonly tipMinor: Minor;
  readonly walletMinor?: Minor;
}

/** Terms of the bill of a store's order, from its store, zone and settings. Cart and quote bill by the same terms. */
export function goodsTermsOf({ store, zone, settings, isWelcome, ...order }: Billed): GoodsTerms {
  const { row } = store;
  return {
    ...order,
    delivery: deliveryTermsOf(row, settings),
    packagingMinor: zone.packaging_minor as Minor,
    additionalMinor: zone.additional_minor as Minor,
    additionalName: zone.additional_name ?? undefined,
    tax: row.tax_percent > 0 ? { percent: row.tax_percent, isInclusive: row.tax_included } : undefined,
    welcome: isWelcome ? { percent: settings.first_order_percent, maximumMinor: settings.first_order_cap as Minor } : undefined,
  };
}
