import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';

/** One item with the fields of its store, discounts and stock that every list, cart and order needs. Texts are in the reader's language. */
export interface ItemRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly price_minor: number;
  readonly lowest_price_minor: number;
  readonly highest_price_minor: number;
  readonly discount: number;
  readonly discount_type: 'percent' | 'amount';
  readonly unit: string;
  readonly sold_by: 'piece' | 'weight';
  readonly measure_amount: number | null;
  readonly measure_per: 'kg' | 'l' | 'pcs' | null;
  readonly maximum_cart_quantity: number | null;
  readonly available_from_minute: number | null;
  readonly available_until_minute: number | null;
  readonly available_from: Date | null;
  readonly available_until: Date | null;
  readonly campaign_id: number | null;
  readonly organic: boolean;
  readonly recommended: boolean;
  readonly veg: boolean | null;
  readonly is_halal: boolean;
  readonly is_prescription_required: boolean;
  readonly allergens_stated: boolean;
  readonly image: string | null;
  readonly hue: number;
  readonly variation_count: number;
  readonly food_variation_count: number;
  readonly avg_rating: number;
  readonly rating_count: number;
  readonly stock: number | null;
  readonly zone_id: number;
  readonly module_id: number;
  readonly module_type: ModuleType;
  readonly store_id: number;
  readonly store_name: string;
  readonly store_slug: string;
  readonly timezone: string;
  readonly schedule_order: boolean;
  readonly halal_tag: boolean;
  readonly categories: readonly { readonly id: number; readonly name: string; readonly slug: string }[];
  readonly store_discount: StoreDiscountRow | null;
  readonly flash: FlashRow | null;
  readonly lowest_before_minor: number | null;
}

/** The store's running discount. Times are in milliseconds since 1970. */
export interface StoreDiscountRow {
  readonly percent: number;
  readonly min_purchase_minor: number;
  readonly max_discount_minor: number | null;
  readonly starts_at_ms: number;
  readonly ends_at_ms: number;
}

export interface FlashRow {
  readonly flash_sale_id: number;
  readonly discount: number;
  readonly discount_type: 'percent' | 'amount';
  readonly sold: number;
  readonly initial: number;
  readonly available: number;
  readonly starts_at_ms: number;
  readonly ends_at_ms: number;
}
