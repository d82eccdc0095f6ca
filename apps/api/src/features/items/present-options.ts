import type { TimeZone } from '@bozor/domain/time/local-time.ts';
import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import { countsStock } from '@bozor/domain/catalogue/module-type.ts';
import { toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { inLocale, type Localized } from '../../platform/settings/localized.ts';
import type { ItemRow } from './item-row.ts';
import type { OptionsRow } from './option-rows.ts';

export type PresentedOptions = Pick<
  ItemDetails,
  'variations' | 'choice_options' | 'food_variations' | 'add_ons' | 'addons' | 'generic_name' | 'store_discount_terms' | 'timezone'
>;

export interface PresentingOptions {
  readonly locale: Locale;
  readonly digits: number;
  readonly timezone: TimeZone;
}

/** Presents an item's options in the reader's language. `canonicalSelection` translates them back. */
export function presentOptions(
  row: Pick<ItemRow, 'module_type' | 'store_discount'>,
  options: OptionsRow,
  { locale, digits, timezone }: PresentingOptions,
): PresentedOptions {
  const money = (amount: number) => toJsonAmount(amount as Minor, digits);
  const addOns = options.add_ons.map(({ id, store_id, name, price_minor }) => ({
    id,
    store_id,
    name,
    price: money(price_minor),
    quantity: 1,
  }));
  const discount = row.store_discount;
  return {
    variations: options.variations.map(({ type, price_minor, stock }) => ({
      type: shownType(type, options.choice_options, locale),
      price: money(price_minor),
      stock: countsStock(row.module_type) ? stock : null,
    })),
    choice_options: options.choice_options.map(({ title, options: choices }) => {
      const shown = inLocale(title, locale);
      return { name: shown, title: shown, options: choices.map((choice) => inLocale(choice, locale)) };
    }),
    food_variations: options.food_variations.map((group) => ({
      name: group.shown,
      type: group.type,
      required: group.required ? 'on' : 'off',
      min: group.min,
      max: group.max,
      values: group.values.map((value) => ({ label: value.shown, optionPrice: money(value.price_minor), isSelected: value.is_selected })),
    })),
    add_ons: addOns,
    addons: addOns,
    generic_name: [...options.generic_names],
    store_discount_terms: discount
      ? {
          discount: discount.percent,
          discount_type: 'percent',
          min_purchase: money(discount.min_purchase_minor),
          max_discount: discount.max_discount_minor === null ? null : money(discount.max_discount_minor),
          start_date: new Date(discount.starts_at_ms).toISOString(),
          end_date: new Date(discount.ends_at_ms).toISOString(),
        }
      : null,
    timezone,
  };
}

/**
 * Translates a combination such as `Black-128 GB`. Tries every combination's English name, because options may contain hyphens themselves.
 */
function shownType(type: string, choices: OptionsRow['choice_options'], locale: Locale): string {
  const combinations = choices.reduce<readonly (readonly Localized[])[]>(
    (made, choice) => made.flatMap((before) => choice.options.map((option) => [...before, option])),
    [[]],
  );
  const found = combinations.find((combination) => combination.map((option) => option.en).join('-') === type);
  return found ? found.map((option) => inLocale(option, locale)).join('-') : type;
}
