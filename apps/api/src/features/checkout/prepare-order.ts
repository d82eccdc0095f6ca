import { checkMinimumOrder } from '@bozor/domain/checkout/check-order.ts';
import { billOfGoods } from '@bozor/domain/checkout/goods-bill.ts';
import { formatAmount } from '@bozor/domain/money/format-amount.ts';
import { sum, ZERO, type Minor } from '@bozor/domain/money/minor.ts';
import type { Api } from '../../platform/api.ts';
import { problem, refuse } from '../../platform/http/problem.ts';
import { currencyOf } from '../../platform/settings/settings.ts';
import type { Owner } from '../cart/owner.ts';
import { isWelcome } from '../orders/first-order.ts';
import { paymentTerms } from '../payments/payment-terms.ts';
import type { LoadedStore } from '../stores/load-stores.ts';
import { walletBalance } from '../wallet/pay-from-wallet.ts';
import { distanceTo } from '../stores/distance-to.ts';
import { couponFor } from './coupon-for.ts';
import { goodsTermsOf } from './goods-terms.ts';
import { ObstacleList, way } from './obstacles.ts';
import { prepareParcel } from './prepare-parcel.ts';
import type { PreparedOrder, Preparing } from './prepared-order.ts';
import { readOrderZone, type OrderZone } from './store.ts';
import { timesOfOrder } from './times-of-order.ts';
import { tipOf } from './tip-of.ts';
import { walletPartOf } from './wallet-part-of.ts';
import { wantedGoods, type WantedGoods } from './wanted-goods.ts';
import type { WantedOrder } from './wanted-order.ts';
import { PRICING_GOODS } from './refusing-endpoints.ts';

/**
 * Loads everything an order depends on and prices it, in the same way for a quote and for placing. What keeps it from being placed comes as
 * `obstacles`; it throws where there is nothing to price. Prices, distance, fee and zone in the request are ignored.
 */
export async function prepareOrder(api: Api, owner: Owner, wanted: WantedOrder, preparing: Preparing): Promise<PreparedOrder> {
  const { order_type } = wanted;
  if (order_type === 'parcel') return prepareParcel(api, wanted, preparing, await walletOf(api, owner));
  return priceGoods(api, owner, await wantedGoods(api, owner, wanted, preparing), { ...wanted, order_type }, preparing);
}

/** Prices the goods for their destination. A prescription has no lines yet: the pharmacist adds them. */
export async function priceGoods(
  api: Api,
  owner: Owner,
  goods: WantedGoods,
  wanted: WantedOrder & { readonly order_type: 'delivery' | 'take_away' },
  { scope, now, settings }: Preparing,
): Promise<PreparedOrder> {
  const { store, lines } = goods;
  const orderType = wanted.order_type;
  const where = pointOf(wanted) ?? scope.point;
  const zone = goods.zone === undefined ? await readOrderZone(api.db, store.row, where) : goods.zone;
  if (!zone) throw refuse(PRICING_GOODS, 'store-not-found');
  const obstacles = new ObstacleList();
  obstacles.found.push(...goods.stuck);
  const distanceMetres = wayTo(store, orderType, zone, where, obstacles);
  const times = timesOfOrder(
    goods,
    { settings, orderType, distanceMetres: distanceMetres ?? 0, scheduleAt: wanted.schedule_at, now },
    obstacles,
  );

  const money = (amountMinor: Minor) => formatAmount(amountMinor, currencyOf(settings, scope.locale));
  const itemsMinor = sum(lines.map((line) => line.priced.totalMinor));
  const minimum = checkMinimumOrder(itemsMinor, store.row.minimum_order_minor as Minor);
  if (lines.length > 0 && !minimum.ok) {
    const values = { minimum: money(minimum.minimumMinor), missing: money(minimum.missingMinor) };
    obstacles.add(refuse(PRICING_GOODS, 'below-minimum-order', { values }), [way('add')]);
  }
  const tipMinor = (await obstacles.unless([way('tip')], () => tipOf(wanted, settings, money))) ?? ZERO;
  const coupon = await obstacles.unless([way('coupon')], () =>
    couponFor(api.db, wanted.coupon_code, {
      field: 'coupon_code',
      owner,
      store,
      itemsMinor,
      now,
      locale: scope.locale,
      money,
    }),
  );
  const payment = paymentTerms(zone, settings, api.adapters, await walletOf(api, owner));
  const terms = goodsTermsOf({
    store,
    zone,
    settings,
    isWelcome: await isWelcome(api.db, owner),
    orderType,
    distanceMetres: distanceMetres ?? undefined,
    coupon: coupon?.applied,
    tipMinor,
    walletMinor: walletPartOf(payment, wanted, settings),
  });
  const bill = billOfGoods(
    lines.map((line) => line.priced),
    terms,
  );
  if (!bill.ok) throw refuse(PRICING_GOODS, 'total-out-of-range');
  return {
    ...goods,
    orderType,
    zoneId: store.row.zone_id,
    moduleId: store.row.module_id,
    parcel: undefined,
    zone,
    paymentTerms: payment,
    bill: bill.value,
    tax: terms.tax,
    coupon,
    tipMinor,
    point: where,
    distanceMetres,
    ...times,
    obstacles: obstacles.found,
  };
}

/** The delivery point of an order. A request with only one coordinate is refused and never completed from other data. */
function pointOf({ latitude, longitude }: WantedOrder): { readonly lat: number; readonly lng: number } | undefined {
  if (latitude !== undefined && longitude !== undefined) return { lat: latitude, lng: longitude };
  if (latitude === undefined && longitude === undefined) return undefined;
  const field = latitude === undefined ? 'latitude' : 'longitude';
  throw problem('invalid-field', { field, values: { field } });
}

/** Wallet balance of the caller in minor units; undefined for a guest. */
async function walletOf(api: Api, owner: Owner): Promise<number | undefined> {
  return owner.customer_id === null ? undefined : walletBalance(api.db, owner.customer_id);
}

/** Distance to the customer; null for take-away and where the store cannot bring it. */
function wayTo(
  { row }: LoadedStore,
  orderType: 'delivery' | 'take_away',
  zone: OrderZone,
  where: { lat: number; lng: number } | undefined,
  obstacles: ObstacleList,
): number | null {
  const other = orderType === 'delivery' ? row.take_away : row.delivers;
  const otherWay = other ? [way(orderType === 'delivery' ? 'take_away' : 'delivery')] : [];
  if (!(orderType === 'delivery' ? row.delivers : row.take_away)) {
    obstacles.add(refuse(PRICING_GOODS, 'order-type-not-offered', { field: 'order_type' }), otherWay);
    return null;
  }
  if (orderType === 'take_away') return null;
  if (!where) {
    obstacles.add(refuse(PRICING_GOODS, 'address-required', { field: 'address' }), [way('address'), ...otherWay]);
    return null;
  }
  const metres = zone.contains_point ? distanceTo(row, where) : null;
  if (metres === null) obstacles.add(refuse(PRICING_GOODS, 'outside-zone', { field: 'latitude' }), [way('address'), ...otherWay]);
  return metres;
}
