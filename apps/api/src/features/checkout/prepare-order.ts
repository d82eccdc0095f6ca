import { priceLines } from '@bozor/domain/cart/price-line.ts';
import { orderableLines, type UnavailableReason } from '@bozor/domain/cart/read-cart.ts';
import { availabilityOf } from '@bozor/domain/catalogue/availability.ts';
import { findSlot } from '@bozor/domain/stores/delivery-slots.ts';
import { checkMinimumOrder } from '@bozor/domain/checkout/check-order.ts';
import { deliveryTime, type DeliveryTerms } from '@bozor/domain/checkout/delivery-offer.ts';
import { slotWindow } from '@bozor/domain/checkout/eta-window.ts';
import { billOfGoods } from '@bozor/domain/checkout/goods-bill.ts';
import { formatAmount } from '@bozor/domain/money/format-amount.ts';
import { sum, type Minor } from '@bozor/domain/money/minor.ts';
import type { Api } from '../../platform/api.ts';
import { problem, refuse, type Problem } from '../../platform/http/problem.ts';
import { currencyOf } from '../../platform/settings/settings.ts';
import { utcOffsetMinutes } from '../../platform/settings/timezone.ts';
import { loadOwnCart } from '../cart/load-cart.ts';
import type { Owner } from '../cart/owner.ts';
import { resolveChosen, checkQuantity } from '../cart/resolve-chosen.ts';
import { loadItems } from '../items/load-items.ts';
import { isWelcome } from '../orders/first-order.ts';
import { paymentTerms } from '../payments/payment-terms.ts';
import { loadStores, type LoadedStore } from '../stores/load-stores.ts';
import { deliveryTermsOf } from '../stores/delivery-terms.ts';
import { walletBalance } from '../wallet/pay-from-wallet.ts';
import { distanceTo } from '../stores/distance-to.ts';
import { timesOf } from '../stores/open-state-of.ts';
import { couponFor } from './coupon-for.ts';
import { goodsTermsOf } from './goods-terms.ts';
import { prepareParcel } from './prepare-parcel.ts';
import type { PreparedLine, PreparedOrder, Preparing } from './prepared-order.ts';
import { orderZone, readOrderZone, type OrderZone } from './store.ts';
import { tipOf } from './tip-of.ts';
import { walletPartOf } from './wallet-part-of.ts';
import type { WantedOrder } from './wanted-order.ts';
import { PRICING, PRICING_GOODS } from './refusing-endpoints.ts';

/**
 * Loads everything an order depends on and prices it, in the same way for a quote and for placing. Throws the first problem. Prices,
 * distance, fee and zone in the request are ignored.
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
  const distanceMetres = orderType === 'delivery' ? checkDelivery(store, zone, where) : offersTakeAway(store);
  const deliveryTerms = deliveryTermsOf(store.row, settings);
  const timing = timingOf(store, deliveryTerms, { orderType, distanceMetres: distanceMetres ?? 0 }, wanted.schedule_at, now);
  checkHours(lines, timing.atMs);

  const money = (amountMinor: Minor) => formatAmount(amountMinor, currencyOf(settings, scope.locale));
  const itemsMinor = sum(lines.map((line) => line.priced.totalMinor));
  const minimum = checkMinimumOrder(itemsMinor, store.row.minimum_order_minor as Minor);
  if (lines.length > 0 && !minimum.ok && minimum.problem === 'below-minimum-order') {
    throw refuse(PRICING_GOODS, 'below-minimum-order', {
      values: { minimum: money(minimum.minimumMinor), missing: money(minimum.missingMinor) },
    });
  }
  const tipMinor = tipOf(wanted, settings, money);
  const coupon = await couponFor(api.db, wanted.coupon_code, {
    field: 'coupon_code',
    owner,
    store,
    itemsMinor,
    now,
    locale: scope.locale,
    money,
  });
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
    eta: timing.eta,
    scheduleAt: timing.scheduleAt,
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

export interface WantedGoods {
  readonly cart: PreparedOrder['cart'];
  readonly source: 'cart' | 'buy_now' | 'campaign' | 'prescription';
  readonly store: LoadedStore;
  /** Null when it is switched off; undefined when it has not been read. */
  readonly zone: OrderZone | null | undefined;
  readonly lines: readonly PreparedLine[];
}

async function wantedGoods(api: Api, owner: Owner, wanted: WantedOrder, preparing: Preparing): Promise<WantedGoods> {
  return wanted.page === 'buy_now' || wanted.page === 'campaign'
    ? oneItem(api, owner, wanted, preparing)
    : wholeCart(api, owner, wanted, preparing);
}

async function wholeCart(
  api: Api,
  owner: Owner,
  { latitude: lat, longitude: lng }: WantedOrder,
  preparing: Preparing,
): Promise<WantedGoods> {
  const { scope } = preparing;
  const where = lat === undefined || lng === undefined ? scope.point : { lat, lng };
  const loaded = await loadOwnCart(api.db, owner, scope.moduleId, preparing, orderZone(where));
  if (!loaded || loaded.lines.length === 0) throw refuse(PRICING, 'cart-empty');
  if (!loaded.store) throw refuse(PRICING, 'store-not-found');
  const stuck = loaded.lines.find(({ read }) => !read.available);
  if (stuck) throw stuckLine(stuck.read.reason!, stuck.item?.row.name ?? '');
  const priced = orderableLines(loaded.lines.map(({ read }) => read));
  const lines = loaded.lines.map(({ row, item }, index) => ({
    lineId: row.id,
    item: item!,
    variationId: row.variation_id,
    selection: row.selection,
    priced: priced[index]!,
    seenPriceMinor: row.seen_price_minor,
  }));
  return { cart: { id: loaded.cart.id, version: loaded.cart.version }, source: 'cart', store: loaded.store, zone: loaded.more, lines };
}

async function oneItem(api: Api, owner: Owner, wanted: WantedOrder, { scope, now, settings }: Preparing): Promise<WantedGoods> {
  if (!wanted.item) throw refuse(PRICING, 'item-required', { field: 'item' });
  if (wanted.page === 'campaign' && owner.customer_id === null) throw refuse(PRICING, 'campaign-sign-in');
  const reading = { locale: scope.locale, now, digits: settings.digit_after_decimal_point, settings, scope };
  const item = (await loadItems(api.db, [wanted.item.item_id], reading)).get(wanted.item.item_id);
  const store = item && (await loadStores(api.db, [item.row.store_id], reading)).get(item.row.store_id);
  if (!item || !store) throw refuse(PRICING, 'item-not-found', { field: 'item.item_id' });
  const { line, resolved } = resolveChosen(item, wanted.item, reading);
  checkQuantity(line.quantity, resolved);
  const priced = priceLines([resolved], now.getTime())[0]!;
  return {
    cart: undefined,
    source: wanted.page === 'campaign' ? 'campaign' : 'buy_now',
    store,
    zone: undefined,
    lines: [{ lineId: null, item, variationId: line.variationId, selection: line.selection, priced, seenPriceMinor: line.seenPriceMinor }],
  };
}

function stuckLine(reason: UnavailableReason, name: string): Problem {
  return refuse(PRICING, reason, { values: { name } });
}

function checkDelivery(store: LoadedStore, zone: OrderZone, where: { lat: number; lng: number } | undefined): number {
  if (!store.row.delivers) throw refuse(PRICING_GOODS, 'order-type-not-offered', { field: 'order_type' });
  if (!where) throw refuse(PRICING_GOODS, 'address-required', { field: 'address' });
  const metres = distanceTo(store.row, where);
  if (!zone.contains_point || metres === null) throw refuse(PRICING_GOODS, 'outside-zone', { field: 'latitude' });
  return metres;
}

function offersTakeAway(store: LoadedStore): null {
  if (!store.row.take_away) throw refuse(PRICING_GOODS, 'order-type-not-offered', { field: 'order_type' });
  return null;
}

/** Delivery time and ETA: now while the store is open, else a slot within its hours. */
function timingOf(
  store: LoadedStore,
  terms: DeliveryTerms,
  bringing: { readonly orderType: 'delivery' | 'take_away'; readonly distanceMetres: number },
  scheduleAt: string | undefined,
  now: Date,
) {
  const nowMs = now.getTime();
  if (scheduleAt === undefined) {
    if (!store.openState.isOpen) throw refuse(PRICING_GOODS, 'store-closed', { field: 'schedule_at' });
    return { atMs: nowMs, eta: deliveryTime(terms, { ...bringing, nowMs }), scheduleAt: undefined };
  }
  const slot = findSlot(
    { ...timesOf(store.row), nowMs, utcOffsetMinutes: utcOffsetMinutes(store.row.timezone, nowMs), leadMinutes: terms.preparationMinutes },
    Date.parse(scheduleAt),
  );
  if (!slot || !store.row.schedule_order || !store.row.is_accepting)
    throw refuse(PRICING_GOODS, 'time-not-possible', { field: 'schedule_at' });
  return { atMs: slot.startsAtMs, eta: slotWindow(slot), scheduleAt: new Date(slot.startsAtMs) };
}

/** Items have hours of their own: a breakfast is not delivered at night, even if it can be ordered then. A prescription has no lines yet. */
function checkHours(lines: readonly PreparedLine[], atMs: number): void {
  for (const { item } of lines) {
    const availability = availabilityOf(item.sellable, { nowMs: atMs, utcOffsetMinutes: item.utcOffsetMinutes });
    if (availability.state !== 'available')
      throw refuse(PRICING, 'not-available-now', { field: 'schedule_at', values: { name: item.row.name } });
  }
}
