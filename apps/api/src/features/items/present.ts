import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import { availabilityOf, nextAvailableMs } from '@bozor/domain/catalogue/availability.ts';
import { formatClock } from '@bozor/domain/stores/daily-window.ts';
import { countsStock } from '@bozor/domain/catalogue/module-type.ts';
import { discounted } from '@bozor/domain/catalogue/price-range.ts';
import { shownReduction, type ShownReduction } from '@bozor/domain/catalogue/shown-reduction.ts';
import { unitPrice } from '@bozor/domain/catalogue/unit-price.ts';
import type { SellableItem } from '@bozor/domain/catalogue/item.ts';
import { toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { mediaUrl, tileHue } from '../../platform/media/media-url.ts';
import type { ItemRow } from './item-row.ts';
import { sellableOf } from './sellable.ts';

/** Time and currency digits for presenting rows. */
export interface Presenting {
  readonly now: Date;
  readonly digits: number;
}

/** Presents a row as an item card. */
export function presentItem(row: ItemRow, { now, digits }: Presenting): ItemCard {
  const nowMs = now.getTime();
  const item = sellableOf(row);
  const money = (amount: number) => toJsonAmount(amount as Minor, digits);
  const reduction = shownReduction(item, {
    pieceMinor: item.priceMinor,
    nowMs,
    lowestBeforeMinor: (row.lowest_before_minor ?? undefined) as Minor | undefined,
  });
  const nowMinor = discounted(item, item.priceMinor, nowMs);
  const storePercent = row.store_discount?.percent ?? 0;
  const isFood = row.module_type === 'food';
  const stock = countsStock(row.module_type) ? (row.stock ?? 0) : null;
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    description: row.description,
    store_id: row.store_id,
    store_name: row.store_name,
    store_slug: row.store_slug,
    module_id: row.module_id,
    module_type: row.module_type,
    module: { id: row.module_id, module_type: row.module_type },
    zone_id: row.zone_id,
    price: money(row.price_minor),
    discount: row.discount_type === 'percent' ? row.discount : money(row.discount),
    discount_type: row.discount_type,
    store_discount: isFood ? 0 : storePercent,
    restaurant_discount: isFood ? storePercent : 0,
    discounted_price: money(nowMinor),
    reference_price: reduction ? money(reduction.struckMinor) : null,
    discount_chip: reduction ? presentBadge(reduction, money) : null,
    price_range:
      row.highest_price_minor > row.lowest_price_minor ? { min: money(row.lowest_price_minor), max: money(row.highest_price_minor) } : null,
    unit_type: row.unit,
    sold_by: row.sold_by,
    measure: row.measure_amount === null || row.measure_per === null ? null : { amount: row.measure_amount, per: row.measure_per },
    unit_price: presentUnitPrice(row, nowMinor, money),
    lowest_price_30_days: row.lowest_before_minor === null || nowMinor >= row.price_minor ? null : money(row.lowest_before_minor),
    stock,
    available_stock: stock === null ? null : row.flash ? Math.min(stock, row.flash.available) : stock,
    maximum_cart_quantity: row.maximum_cart_quantity,
    has_variations: row.variation_count > 0 || row.food_variation_count > 0,
    ...presentAvailability(row, item, nowMs),
    organic: flag(row.organic),
    recommended: flag(row.recommended),
    veg: flag(row.veg === true),
    is_halal: flag(row.is_halal),
    halal_tag_status: flag(row.halal_tag),
    is_prescription_required: flag(row.is_prescription_required),
    allergens_stated: row.allergens_stated,
    is_campaign: row.campaign_id !== null,
    flash: row.flash
      ? {
          flash_sale_id: row.flash.flash_sale_id,
          start_date: new Date(row.flash.starts_at_ms).toISOString(),
          end_date: new Date(row.flash.ends_at_ms).toISOString(),
          discount: row.flash.discount_type === 'percent' ? row.flash.discount : money(row.flash.discount),
          discount_type: row.flash.discount_type,
          sold: row.flash.sold,
          stock: row.flash.initial,
          available_stock: row.flash.available,
        }
      : null,
    avg_rating: row.avg_rating,
    rating_count: row.rating_count,
    category_ids: [...row.categories],
    image_full_url: mediaUrl(row.image),
    image: mediaUrl(row.image),
    tile_hue: tileHue(row.hue),
  };
}

function presentBadge({ source, badge }: ShownReduction, money: (amount: number) => number): ItemCard['discount_chip'] {
  return { source, discount: badge.type === 'percent' ? badge.percent : money(badge.amountMinor), discount_type: badge.type };
}

const flag = (on: boolean): 0 | 1 => (on ? 1 : 0);

function presentUnitPrice(row: ItemRow, priceMinor: Minor, money: (amount: number) => number): ItemCard['unit_price'] {
  const { measure_amount: amount, measure_per: per } = row;
  if (amount === null || per === null) return null;
  return { amount: money(unitPrice(priceMinor, { per, thousandths: Math.round(amount * 1000) })), per };
}

function presentAvailability(row: ItemRow, item: SellableItem, nowMs: number) {
  const moment = { nowMs, timezone: row.timezone };
  const availability = availabilityOf(item, moment);
  const nextMs = nextAvailableMs(item, availability, moment);
  const window = item.availableTime;
  return {
    available: availability.state === 'available',
    available_time_starts: window ? formatClock(window.startsAtMinute) : null,
    available_time_ends: window ? formatClock(window.endsAtMinute) : null,
    next_available_at: nextMs === undefined ? null : new Date(nextMs).toISOString(),
    schedule_order: row.schedule_order,
    available_date_starts: row.available_from?.toISOString() ?? null,
    available_date_ends: row.available_until?.toISOString() ?? null,
  };
}
