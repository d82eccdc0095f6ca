import type { Discount, FlashSale, StoreDiscount } from '@bozor/domain/catalogue/discount.ts';
import type { SellableItem } from '@bozor/domain/catalogue/item.ts';
import type { AddOnId, ItemId, StoreId } from '@bozor/domain/ids.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { FlashRow, ItemRow, StoreDiscountRow } from './item-row.ts';
import type { OptionsRow } from './option-rows.ts';

const minor = (amount: number): Minor => amount as Minor;

/** Maps a row to the input of pricing and availability rules. Without options it prices the bare item, as a card shows it. */
export function sellableOf(row: ItemRow, options?: OptionsRow): SellableItem {
  return {
    id: row.id as ItemId,
    model: row.campaign_id === null ? 'Item' : 'ItemCampaign',
    storeId: row.store_id as StoreId,
    moduleType: row.module_type,
    priceMinor: minor(row.price_minor),
    discount: row.discount > 0 ? discountOf(row.discount, row.discount_type) : undefined,
    storeDiscount: row.store_discount ? storeDiscountOf(row.store_discount) : undefined,
    flashSale: row.flash ? flashSaleOf(row.flash) : undefined,
    stock: row.stock ?? 0,
    maximumCartQuantity: row.maximum_cart_quantity ?? undefined,
    choiceOptions: (options?.choice_options ?? []).map(({ title, options: choices }) => ({
      title: title.en,
      options: choices.map((choice) => choice.en),
    })),
    variations: (options?.variations ?? []).map(({ type, price_minor, stock }) => ({ type, priceMinor: minor(price_minor), stock })),
    foodVariations: (options?.food_variations ?? []).map((group) => ({
      name: group.name,
      type: group.type,
      required: group.required,
      min: group.min,
      max: group.max,
      values: group.values.map((value) => ({
        label: value.label,
        optionPriceMinor: minor(value.price_minor),
        isSelected: value.is_selected,
      })),
    })),
    addOns: (options?.add_ons ?? []).map(({ id, name, price_minor }) => ({ id: id as AddOnId, name, priceMinor: minor(price_minor) })),
    availableTime:
      row.available_from_minute === null || row.available_until_minute === null
        ? undefined
        : { startsAtMinute: row.available_from_minute, endsAtMinute: row.available_until_minute },
    availableDates:
      row.available_from && row.available_until
        ? { startsAtMs: row.available_from.getTime(), endsAtMs: row.available_until.getTime() }
        : undefined,
    scheduleOrder: row.schedule_order,
  };
}

export function discountOf(discount: number, type: 'percent' | 'amount'): Discount {
  return type === 'percent' ? { type, percent: discount } : { type, amountMinor: minor(discount) };
}

export function storeDiscountOf(row: StoreDiscountRow): StoreDiscount {
  return {
    percent: row.percent,
    startsAtMs: row.starts_at_ms,
    endsAtMs: row.ends_at_ms,
    minimumPurchaseMinor: minor(row.min_purchase_minor),
    maximumDiscountMinor: minor(row.max_discount_minor ?? 0),
  };
}

export function flashSaleOf(row: FlashRow): FlashSale {
  return {
    discount: discountOf(row.discount, row.discount_type),
    startsAtMs: row.starts_at_ms,
    endsAtMs: row.ends_at_ms,
    availableStock: row.available,
  };
}
