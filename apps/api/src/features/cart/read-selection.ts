import type { ChosenAddOn, ChosenGroup, Selection } from '@bozor/domain/catalogue/item.ts';
import type { AddOnId } from '@bozor/domain/ids.ts';

/** Selection of a stored line, in English. */
export interface StoredSelection {
  readonly variation: Selection;
  readonly add_ons: readonly ChosenAddOn[];
}

/**
 * Reads the stored selection of a line. Parts without the expected shape are left out, so that one bad row does not break its whole cart: the line is
 * priced without them, or cannot be ordered.
 */
export function readSelection(stored: unknown): StoredSelection {
  const { variation, add_ons: addOns } = isObject(stored) ? stored : {};
  return { variation: listOf(variation).filter(isGroup), add_ons: listOf(addOns).filter(isAddOn) };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null;
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function isGroup(value: unknown): value is ChosenGroup {
  return (
    isObject(value) &&
    typeof value['name'] === 'string' &&
    Array.isArray(value['labels']) &&
    value['labels'].every((label) => typeof label === 'string')
  );
}

function isAddOn(value: unknown): value is ChosenAddOn & { readonly id: AddOnId } {
  return isObject(value) && Number.isSafeInteger(value['id']) && Number.isSafeInteger(value['quantity']);
}
