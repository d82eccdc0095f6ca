import type { StoreCard } from '@bozor/contract/shop/catalogue/store-card.ts';
import { discounted } from '@bozor/domain/catalogue/price-range.ts';
import { toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { roadEstimateMetres } from '@bozor/domain/places/distance.ts';
import { point } from '@bozor/domain/places/point.ts';
import type { Scope } from '../../platform/http/scope.ts';
import { mediaUrl, tileHue } from '../../platform/media/media-url.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { discountOf, flashSaleOf, storeDiscountOf } from '../items/sellable.ts';
import { deliveryTermsOf } from './delivery-terms.ts';
import { openStateOf } from './open-state-of.ts';
import type { PreviewRow, ShownStoreRow, StoreRow } from './store-row.ts';

export interface Presenting {
  readonly now: Date;
  readonly settings: Settings;
  readonly scope: Pick<Scope, 'point'>;
}

/** Fields of a card that a cart or an order shows of its store. */
export type StoreFields = Omit<StoreCard, 'items' | 'total_items' | 'has_coupon'>;

/** Presents a store's card. */
export function presentStoreCard(row: ShownStoreRow, presenting: Presenting): StoreCard {
  const { total_items, has_coupon } = row;
  return {
    ...presentStore(row, presenting),
    total_items,
    has_coupon,
    items: row.previews.map((item) => presentPreview(item, row, presenting)),
  };
}

function presentPreview(item: PreviewRow, store: StoreRow, { now, settings }: Presenting): StoreCard['items'][number] {
  const money = (amount: number) => toJsonAmount(amount as Minor, settings.digit_after_decimal_point);
  const offers = {
    discount: item.discount > 0 ? discountOf(item.discount, item.discount_type) : undefined,
    storeDiscount: store.discount ? storeDiscountOf(store.discount) : undefined,
    flashSale: item.flash ? flashSaleOf(item.flash) : undefined,
  };
  return {
    id: item.id,
    slug: item.slug,
    name: item.name,
    price: money(item.price_minor),
    discounted_price: money(discounted(offers, item.price_minor as Minor, now.getTime())),
    image_full_url: mediaUrl(item.image),
    tile_hue: tileHue(item.hue),
  };
}

const flag = (on: boolean): 0 | 1 => (on ? 1 : 0);

/** Fields that cards and pages of a store share. The distance is the road estimate from the point of the headers. */
export function presentStore(row: StoreRow, { now, settings, scope }: Presenting): StoreFields {
  const openState = openStateOf(row, now);
  const metres = distanceMetres(row, scope.point);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    address: row.address,
    logo_full_url: mediaUrl(row.logo),
    cover_photo_full_url: mediaUrl(row.cover),
    tile_hue: tileHue(row.hue),
    module_id: row.module_id,
    module_type: row.module_type,
    zone_id: row.zone_id,
    latitude: row.lat,
    longitude: row.lng,
    lat: row.lat,
    lng: row.lng,
    featured: flag(row.featured),
    veg: flag(row.veg),
    non_veg: flag(row.non_veg),
    avg_rating: row.avg_rating,
    rating_count: row.rating_count,
    distance: metres === null ? null : Math.round(metres / 10) / 100,
    distance_source: metres === null ? null : 'straight',
    delivery_time: deliveryTime(row),
    free_delivery: row.free_delivery,
    delivery: row.delivers,
    take_away: row.take_away,
    schedule_order: row.schedule_order && row.is_accepting,
    active: row.is_accepting,
    timezone: row.timezone,
    open: openState.isOpen,
    closing_at: openState.isOpen ? new Date(openState.closesAtMs).toISOString() : null,
    next_opening_at: !openState.isOpen && openState.opensAtMs !== undefined ? new Date(openState.opensAtMs).toISOString() : null,
    minimum_order: toJsonAmount(row.minimum_order_minor as Minor, settings.digit_after_decimal_point),
    delivery_terms: presentTerms(row, settings),
    on_time_percent: row.order_times?.on_time_percent ?? null,
    discount: presentDiscount(row, settings),
    created_at: row.created_at.toISOString(),
  };
}

/** Preparation time for cards, in minutes without the ride: `"20-30"`. */
function deliveryTime(row: Pick<StoreRow, 'prep_minutes_min' | 'prep_minutes_max' | 'extra_prep_minutes'>): string {
  return `${row.prep_minutes_min + row.extra_prep_minutes}-${row.prep_minutes_max + row.extra_prep_minutes}`;
}

/** Road distance from a store to the point in metres; null without a point. */
export function distanceMetres(row: Pick<StoreRow, 'lat' | 'lng'>, to: Scope['point']): number | null {
  const from = point(row.lat, row.lng);
  const target = to && point(to.lat, to.lng);
  return from && target ? roadEstimateMetres(from, target) : null;
}

function presentTerms(row: StoreRow, settings: Settings): StoreFields['delivery_terms'] {
  const money = (amount: Minor) => toJsonAmount(amount, settings.digit_after_decimal_point);
  const { rate, storeDeliversFree, freeDeliveryOverMinor, preparationMinutes, load } = deliveryTermsOf(row, settings);
  return {
    base_charge: money(rate.baseMinor),
    per_km_charge: money(rate.perKmMinor),
    minimum_charge: money(rate.minimumMinor),
    maximum_charge: rate.maximumMinor === undefined ? null : money(rate.maximumMinor),
    surge: rate.surge,
    surge_reason: row.charges.surge_reason,
    free_delivery: storeDeliversFree,
    free_delivery_over: freeDeliveryOverMinor === undefined ? null : money(freeDeliveryOverMinor),
    charge_rounding: money(settings.charge_rounding as Minor),
    preparation_minutes: preparationMinutes,
    load,
  };
}

function presentDiscount(row: StoreRow, settings: Settings): StoreFields['discount'] {
  if (!row.discount) return null;
  const money = (amount: number) => toJsonAmount(amount as Minor, settings.digit_after_decimal_point);
  const { percent, min_purchase_minor, max_discount_minor, starts_at_ms, ends_at_ms } = row.discount;
  return {
    discount: percent,
    discount_type: 'percent',
    min_purchase: money(min_purchase_minor),
    max_discount: max_discount_minor === null ? null : money(max_discount_minor),
    start_date: new Date(starts_at_ms).toISOString(),
    end_date: new Date(ends_at_ms).toISOString(),
  };
}
