import type { ChoiceOption, ChosenGroup, FoodOption, FoodVariation, Selection, SellableItem, Variation } from '../catalogue/item.ts';
import { countsStock } from '../catalogue/module-type.ts';
import { add } from '../money/minor.ts';
import type { Minor } from '../money/minor.ts';
import { done, refused } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';

/** A valid selection and the price of one piece. */
export interface ResolvedSelection {
  /** The matching combination of choice options. Missing when the item has no variations. */
  readonly variation?: Variation | undefined;
  readonly options: readonly FoodOption[];
  /** Price of one piece before discount and add-ons: the variation's price or the item's, plus the chosen options. */
  readonly pieceMinor: Minor;
  /** Pieces in stock; `Infinity` where stock does not count. */
  readonly stock: number;
}

/** Problem of a selection. `name` is the group's name. `cart/messages.ts` holds the sentences. */
export type SelectionProblem =
  | { readonly problem: 'selection-required'; readonly name: string }
  | { readonly problem: 'selection-out-of-range'; readonly name: string; readonly min: number; readonly max: number }
  | { readonly problem: 'selection-unknown'; readonly name: string }
  | { readonly problem: 'variation-unknown'; readonly type: string }
  | { readonly problem: 'variation-out-of-stock'; readonly type: string };

type SelectableItem = Pick<SellableItem, 'moduleType' | 'priceMinor' | 'stock' | 'choiceOptions' | 'variations' | 'foodVariations'>;

/**
 * Validates the choices of a line against its item and returns the price of one piece. It reports the first problem in the item's order of
 * groups, so that the screen can scroll to it.
 * - Required groups need a choice (item-30).
 * - Multi groups that are required or touched need a count within min and max (item-31).
 * - Single groups and choice options take exactly one label.
 * - A variation without stock cannot be bought (cart-26).
 * - A group named twice, a label named twice and an unknown group or label are 'selection-unknown'.
 * @example checkSelection(pizza, [{ name: 'Size', labels: ['30 cm'] }]) // { ok: true, value: { options, pieceMinor: 62000, stock: Infinity } }
 */
export function checkSelection(item: SelectableItem, selection: Selection): Outcome<ResolvedSelection, SelectionProblem> {
  const known = new Set([...item.choiceOptions.map((choice) => choice.title), ...item.foodVariations.map((group) => group.name)]);
  const chosen = new Map<string, readonly string[]>();
  for (const { name, labels } of selection) {
    if (!known.has(name) || chosen.has(name) || new Set(labels).size !== labels.length)
      return refused({ problem: 'selection-unknown', name });
    chosen.set(name, labels);
  }
  const found = findVariation(item, chosen);
  if (!found.ok) return found;
  const options = findOptions(item.foodVariations, chosen);
  if (!options.ok) return options;
  const variation = found.value;
  const pieceMinor = add(variation?.priceMinor ?? item.priceMinor, ...options.value.map((option) => option.optionPriceMinor));
  const stock = countsStock(item.moduleType) ? (variation?.stock ?? item.stock) : Infinity;
  return done({ variation, options: options.value, pieceMinor, stock });
}

/**
 * Returns the initial selection: the preselected food options, and the option of each choice that has only one.
 * @example initialSelection(pizza) // [{ name: 'Size', labels: ['25 cm'] }]
 */
export function initialSelection(item: Pick<SellableItem, 'choiceOptions' | 'foodVariations'>): Selection {
  const choices = item.choiceOptions.map(({ title, options }) => ({ name: title, labels: options.length === 1 ? [...options] : [] }));
  const groups = item.foodVariations.map(({ name, values }) => ({
    name,
    labels: values.filter((value) => value.isSelected).map((value) => value.label),
  }));
  return [...choices, ...groups].filter((group) => group.labels.length > 0);
}

/**
 * Returns the type of a variation: the chosen option of each choice, in the item's order, joined with '-'. `undefined` while a choice is
 * missing.
 * @example variationType([{ title: 'Colour', options }, { title: 'Memory', options }], selection) // 'Black-128 GB'
 */
export function variationType(choiceOptions: readonly ChoiceOption[], selection: Selection): string | undefined {
  const labels = choiceOptions.map(({ title }) => selection.find((group) => group.name === title)?.labels[0]);
  return labels.every((label) => label !== undefined) ? labels.join('-') : undefined;
}

/**
 * Returns the selection after the customer presses a label. In a single group and in choice options the label replaces the earlier choice
 * (item-28); pressing it again clears it only when the group is optional. In a multi group the label toggles.
 * @example toggleLabel(selection, { name: 'Sauce', type: 'single', required: true }, 'Garlic') // Garlic instead of Tomato
 */
export function toggleLabel(selection: Selection, group: Pick<FoodVariation, 'name' | 'type' | 'required'>, label: string): Selection {
  const labels = selection.find((each) => each.name === group.name)?.labels ?? [];
  const isChosen = labels.includes(label);
  const others = selection.filter((each) => each.name !== group.name);
  const next = group.type === 'multi' ? toggled(labels, label, isChosen) : isChosen && !group.required ? [] : [label];
  return next.length > 0 ? [...others, { name: group.name, labels: next }] : others;
}

function toggled(labels: readonly string[], label: string, isChosen: boolean): readonly string[] {
  return isChosen ? labels.filter((each) => each !== label) : [...labels, label];
}

function findVariation(
  item: SelectableItem,
  chosen: ReadonlyMap<string, readonly string[]>,
): Outcome<Variation | undefined, SelectionProblem> {
  for (const { title, options } of item.choiceOptions) {
    const labels = chosen.get(title) ?? [];
    if (labels.length === 0) return refused({ problem: 'selection-required', name: title });
    if (labels.length > 1 || !options.includes(labels[0]!)) return refused({ problem: 'selection-unknown', name: title });
  }
  // Choices without variations (a gift wrap's colour) change neither price nor stock.
  if (item.variations.length === 0) return done(undefined);
  const type = item.choiceOptions.map(({ title }) => chosen.get(title)![0]).join('-');
  const variation = item.variations.find((each) => each.type === type);
  if (!variation) return refused({ problem: 'variation-unknown', type });
  if (countsStock(item.moduleType) && variation.stock <= 0) return refused({ problem: 'variation-out-of-stock', type });
  return done(variation);
}

function findOptions(
  groups: readonly FoodVariation[],
  chosen: ReadonlyMap<string, readonly string[]>,
): Outcome<FoodOption[], SelectionProblem> {
  const options: FoodOption[] = [];
  for (const group of groups) {
    const labels: ChosenGroup['labels'] = chosen.get(group.name) ?? [];
    if (labels.length === 0 && group.required) return refused({ problem: 'selection-required', name: group.name });
    const { min, max } = boundsOf(group);
    if (labels.length > 0 && (labels.length < min || labels.length > max)) {
      return refused({ problem: 'selection-out-of-range', name: group.name, min, max });
    }
    for (const label of labels) {
      const option = group.values.find((value) => value.label === label);
      if (!option) return refused({ problem: 'selection-unknown', name: group.name });
      options.push(option);
    }
  }
  return done(options);
}

/** Bounds of the number of labels in an answered group. A `max` of 0 means no limit. */
function boundsOf({ type, min, max, values }: FoodVariation): { readonly min: number; readonly max: number } {
  return type === 'single' ? { min: 1, max: 1 } : { min, max: max > 0 ? max : values.length };
}
