import type { ChosenVariation } from '@bozor/contract/shop/orders/cart.ts';
import type { Selection } from '@bozor/domain/catalogue/item.ts';
import type { Localized } from '../../platform/settings/localized.ts';
import type { OptionsRow } from './option-rows.ts';

/** A choice as it comes over the wire, in whatever language the caller reads. */
export type WrittenSelection = readonly Pick<ChosenVariation, 'name' | 'values'>[];

/**
 * The same choice in English words, the one form that is stored and compared. A word is known in every language it was shown in;
 * what is not known stays as it came, so that the rules refuse it by name.
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
