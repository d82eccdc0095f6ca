import type { ChoiceOption, ChosenGroup, FoodOption, FoodVariation, Selection, SellableItem, Variation } from '../catalogue/item.ts';
import { countsStock } from '../catalogue/module-type.ts';
import { add } from '../money/minor.ts';
import type { Minor } from '../money/minor.ts';
import { done, refused } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';

/** A selection that stands, with what one piece costs. */
export interface ResolvedSelection {
  /** The combination of choice options, when the item has them. */
  readonly variation?: Variation | undefined;
  readonly options: readonly FoodOption[];
  /** The item's price, or its variation's, plus the chosen options: one piece before discount and add-ons. */
  readonly pieceMinor: Minor;
  /** Pieces that can be sold; infinite where stock does not count. */
  readonly stock: number;
}

/** What is wrong with a selection. `name` is the group's. Sentences for them: `cart/messages.ts`. */
export type SelectionProblem =
  | { readonly problem: 'selection-required'; readonly name: string }
  | { readonly problem: 'selection-out-of-range'; readonly name: string; readonly min: number; readonly max: number }
  | { readonly problem: 'selection-unknown'; readonly name: string }
  | { readonly problem: 'variation-unknown'; readonly type: string }
  | { readonly problem: 'variation-out-of-stock'; readonly type: string };

type SelectableItem = Pick<SellableItem, 'moduleType' | 'priceMinor' | 'stock' | 'choiceOptions' | 'variations' | 'foodVariations'>;

/**
 * Checks the choices of a line against its item and finds the price of one piece. Groups are asked in the item's order, so that the first
 * unmet one can be scrolled to. Required groups need a choice (item-30); multi groups that are required or touched need a count within min
 * and max (item-31); single groups and choice options take exactly one; a variation without stock can't be bought (cart-26).
 * A selection that names a group twice, a label twice or something the item does not have is refused.
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
 * What is chosen before the customer chooses: the marked food options, and the only option of a choice that has no other.
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
 * The name of a combination: the chosen option of each choice in the item's order, joined with '-'; `undefined` while one is missing.
 * @example variationType([{ title: 'Colour', options }, { title: 'Memory', options }], selection) // 'Black-128 GB'
 */
export function variationType(choiceOptions: readonly ChoiceOption[], selection: Selection): string | undefined {
  const labels = choiceOptions.map(({ title }) => selection.find((group) => group.name === title)?.labels[0]);
  return labels.every((label) => label !== undefined) ? labels.join('-') : undefined;
}

/**
 * The selection after the customer touches a label. In a single group and in choice options it replaces the earlier choice (item-28) and
 * touching it again leaves it unless the group is optional; in a multi group it comes and goes.
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
  // Choices without combinations of their own (a gift wrap's colour) change neither price nor stock.
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

/** How many answers a group takes once it is answered at all. A `max` of 0 is as many as there are. */
function boundsOf({ type, min, max, values }: FoodVariation): { readonly min: number; readonly max: number } {
  return type === 'single' ? { min: 1, max: 1 } : { min, max: max > 0 ? max : values.length };
}
