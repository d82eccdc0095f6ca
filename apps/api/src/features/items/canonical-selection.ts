import type { ChosenVariation } from '@bozor/contract/shop/orders/cart.ts';
import type { Selection } from '@bozor/domain/catalogue/item.ts';
import type { Localized } from '../../platform/settings/localized.ts';
import type { OptionsRow } from './option-rows.ts';

/** A selection as sent by a client, in any language. */
export type WrittenSelection = readonly Pick<ChosenVariation, 'name' | 'values'>[];

/**
 * Translates a selection to English, the form that is stored and compared. Words of every language are recognized. Unknown words stay
 * unchanged, so that the rules refuse them by name.
 */
export function canonicalSelection(options: OptionsRow, written: WrittenSelection): Selection {
  return written.map(({ name, values }) => {
    const labels = labelsOf(values);
    const choice = options.choice_options.find(({ title }) => isWord(title, name));
    if (choice)
      return {
        name: choice.title.en,
        labels: labels.map((label) => choice.options.find((option) => isWord(option, label))?.en ?? label),
      };
    const group = options.food_variations.find(({ every }) => isWord(every, name));
    if (!group) return { name, labels };
    return {
      name: group.name,
      labels: labels.map((label) => group.values.find(({ every }) => isWord(every, label))?.label ?? label),
    };
  });
}

function labelsOf(values: ChosenVariation['values']): string[] {
  if (Array.isArray(values)) return values.filter(({ isSelected }) => isSelected !== false).map(({ label }) => label);
  return [values.label].flat();
}

function isWord(word: Localized, written: string): boolean {
  return Object.values(word).includes(written);
}
