import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { orderableLines } from '@bozor/domain/cart/read-cart.ts';
import { formatAmount } from '@bozor/domain/money/format-amount.ts';
import { toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import { sum } from '@bozor/domain/money/minor.ts';
import type { Api } from '../../platform/api.ts';
import { refuse } from '../../platform/http/problem.ts';
import { currencyOf } from '../../platform/settings/settings.ts';
import { loadOwnCart } from '../cart/load-cart.ts';
import type { Owner } from '../cart/owner.ts';
import { presentCoupon } from '../coupons/present-coupon.ts';
import { couponFor } from './coupon-for.ts';
import type { Preparing } from './prepared-order.ts';

/** Calculates a coupon's discount for the caller's current cart. Reserves and counts nothing. */
export async function tryCoupon(
  api: Api,
  owner: Owner,
  code: string,
  preparing: Preparing,
): Promise<ReplyOf<typeof API.promotions.applyCoupon>> {
  const { scope, now, settings } = preparing;
  const loaded = await loadOwnCart(api.db, owner, scope.moduleId, preparing);
  if (!loaded?.store) throw refuse(API.promotions.applyCoupon, 'cart-empty');
  const { store, lines } = loaded;
  const itemsMinor = sum(orderableLines(lines.map(({ read }) => read)).map(({ totalMinor }) => totalMinor));
  const used = await couponFor(api.db, code, {
    field: 'code',
    owner,
    store,
    itemsMinor,
    now,
    locale: scope.locale,
    money: (amountMinor) => formatAmount(amountMinor, currencyOf(settings, scope.locale)),
  });
  if (!used) throw refuse(API.promotions.applyCoupon, 'coupon-not-running', { field: 'code' });
  const { row, applied } = used;
  const digits = settings.digit_after_decimal_point;
  return {
    // A coupon of one store applies only to a cart of that store.
    ...presentCoupon(
      { ...row, store: row.store_id === null ? null : { id: store.row.id, slug: store.row.slug, name: store.row.name } },
      digits,
    ),
    discount_amount: toJsonAmount(applied.discountMinor, digits),
    free_delivery: applied.isFreeDelivery,
  };
}
