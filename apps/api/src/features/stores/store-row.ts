import type { StoreDetails } from '@bozor/contract/shop/catalogue/store-details.ts';
import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import type { ZoneCharges } from '../../platform/db/zone-charges.ts';
import type { FlashRow } from '../items/item-row.ts';
import type { Weekday } from '@bozor/domain/time/local-time.ts';

/** A store with the fields that carts and orders need. Texts are in the reader's language, amounts in minor units. */
export interface StoreRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly announcement: string | null;
  readonly address: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly logo: string | null;
  readonly cover: string | null;
  readonly hue: number;
  readonly lat: number;
  readonly lng: number;
  readonly timezone: string;
  readonly module_id: number;
  readonly module_type: ModuleType;
  readonly zone_id: number;
  readonly zone_name: string;
  readonly is_active: boolean;
  readonly is_accepting: boolean;
  readonly tax_percent: number;
  readonly tax_included: boolean;
  /** Null: the rate of the setting. */
  readonly commission_percent: number | null;
  readonly minimum_order_minor: number;
  readonly delivers: boolean;
  readonly take_away: boolean;
  readonly free_delivery: boolean;
  readonly schedule_order: boolean;
  readonly prescription_order: boolean;
  readonly cutlery: boolean;
  readonly reviews_enabled: boolean;
  readonly veg: boolean;
  readonly non_veg: boolean;
  readonly featured: boolean;
  readonly prep_minutes_min: number;
  readonly prep_minutes_max: number;
  readonly extra_prep_minutes: number;
  /** Minutes before closing; null is the preparation time. */
  readonly last_order_minutes: number | null;
  readonly avg_rating: number;
  readonly rating_count: number;
  readonly created_at: Date;
  readonly hours: readonly { readonly weekday: Weekday; readonly opens: number; readonly closes: number }[];
  /** Closures that have not ended, soonest first, in milliseconds since 1970. */
  readonly closures: readonly { readonly starts_at_ms: number; readonly ends_at_ms: number; readonly reason?: string | null }[];
  readonly discount: {
    readonly percent: number;
    readonly min_purchase_minor: number;
    readonly max_discount_minor: number | null;
    readonly starts_at_ms: number;
    readonly ends_at_ms: number;
  } | null;
  /** Past durations in relation to the plan; null while there are too few orders. */
  readonly order_times: { readonly early: number; readonly late: number; readonly latest: number; readonly on_time_percent: number } | null;
  /** Charges of the zone for this module. */
  readonly charges: ZoneCharges;
}

/** A store with the fields that only its cards and its page show. */
export interface ShownStoreRow extends StoreRow {
  readonly total_items: number;
  readonly untranslated: StoreDetails['untranslated'];
  readonly has_coupon: boolean;
  /** Most popular items. */
  readonly previews: readonly PreviewRow[];
}

/** Item fields that its store's card shows. */
export interface PreviewRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly price_minor: number;
  readonly discount: number;
  readonly discount_type: 'percent' | 'amount';
  readonly image: string | null;
  readonly hue: number;
  readonly flash: FlashRow | null;
}
