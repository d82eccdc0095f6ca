import type { Localized } from '../../platform/settings/localized.ts';

/**
 * Options of an item. `name`, `label` and `type` are English, the form that is stored and compared; `shown` is translated for the reader.
 */
export interface OptionsRow {
  /** The item's name in every language, as JSON, for orders that must still be read in years. */
  readonly every_name: string;
  readonly choice_options: readonly { readonly title: Localized; readonly options: readonly Localized[] }[];
  readonly generic_names: readonly string[];
  readonly variations: readonly { readonly id: number; readonly type: string; readonly price_minor: number; readonly stock: number }[];
  readonly food_variations: readonly FoodGroupRow[];
  readonly add_ons: readonly {
    readonly id: number;
    readonly store_id: number;
    readonly name: string;
    readonly every: Localized;
    readonly price_minor: number;
  }[];
}

interface FoodGroupRow {
  readonly name: string;
  readonly shown: string;
  readonly every: Localized;
  readonly type: 'single' | 'multi';
  readonly required: boolean;
  readonly min: number;
  readonly max: number;
  readonly values: readonly {
    readonly label: string;
    readonly shown: string;
    readonly every: Localized;
    readonly price_minor: number;
    readonly is_selected: boolean;
  }[];
}
