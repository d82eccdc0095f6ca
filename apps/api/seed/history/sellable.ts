import type { DiscountType } from '@bozor/domain/catalogue/discount.ts';
import type { SellableItem } from '@bozor/domain/catalogue/item.ts';
import type { AddOnId, ItemId, StoreId } from '@bozor/domain/ids.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { addOnByKey } from '../load/item-choices.ts';
import { minuteOf } from '../stores/hours.ts';
import { storePrice, type MenuItem } from '../stores/menu.ts';

/** Pricing ignores these ids; slug and key identify the stored rows. */
const ANY_ITEM = 1 as ItemId;
const ANY_STORE = 1 as StoreId;

/** Returns a menu item in the form of the domain. Its add-ons are numbered in the product's order, from 1. */
export function sellableOf(item: MenuItem, storeDiscountSince: Date): SellableItem {
  const { product, store } = item;
  return {
    id: ANY_ITEM,
    model: 'Item',
    storeId: ANY_STORE,
    moduleType: store.module,
    priceMinor: item.priceMinor as Minor,
    discount: discountOf(item.discountType, item.discount),
    storeDiscount: store.discount && {
      percent: store.discount.percent,
      startsAtMs: storeDiscountSince.getTime(),
      endsAtMs: Infinity,
      minimumPurchaseMinor: store.discount.minimumPurchase as Minor,
      maximumDiscountMinor: store.discount.cap as Minor,
    },
    stock: item.stock,
    maximumCartQuantity: product.maximumCartQuantity,
    choiceOptions: (product.choiceOptions ?? []).map(({ title, options }) => ({
      title: title.en,
      options: options.map((option) => (typeof option === 'string' ? option : option.en)),
    })),
    variations: item.variations.map(({ type, priceMinor, stock }) => ({ type, priceMinor: priceMinor as Minor, stock })),
    foodVariations: (product.foodVariations ?? []).map(({ name, type, required, min, max, values }) => ({
      name: name.en,
      type,
      required,
      min,
      max,
      values: values.map(({ label, price }) => ({
        label: label.en,
        optionPriceMinor: (price > 0 ? storePrice(store, price) : 0) as Minor,
        isSelected: false,
      })),
    })),
    addOns: (product.addOns ?? []).map((key, at) => {
      const addOn = addOnByKey(key);
      return { id: (at + 1) as AddOnId, name: addOn.name.en, priceMinor: storePrice(store, addOn.price) as Minor };
    }),
    availableTime: product.window && { startsAtMinute: minuteOf(product.window.from), endsAtMinute: minuteOf(product.window.to) },
    scheduleOrder: true,
  };
}

function discountOf(type: DiscountType, value: number): SellableItem['discount'] {
  if (value === 0) return undefined;
  return type === 'percent' ? { type, percent: value } : { type, amountMinor: value as Minor };
}
