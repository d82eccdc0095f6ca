import { priceLines, type PricedLine } from '@bozor/domain/cart/price-line.ts';
import { resolveLine, type ResolvedLine } from '@bozor/domain/cart/resolve-line.ts';
import { isInWindow } from '@bozor/domain/stores/daily-window.ts';
import type { ChosenAddOn, ChosenGroup, SellableItem } from '@bozor/domain/catalogue/item.ts';
import { localTime, TASHKENT } from '@bozor/domain/time/local-time.ts';
import type { Random } from '../random.ts';
import type { MenuItem } from '../stores/menu.ts';

/** An item of the menu in the form of the pricing rules. */
export interface Offered {
  readonly item: MenuItem;
  readonly sellable: SellableItem;
}

export interface BasketLine {
  readonly offered: Offered;
  readonly resolved: ResolvedLine;
  readonly priced: PricedLine;
  readonly selection: readonly ChosenGroup[];
  readonly addOns: readonly ChosenAddOn[];
}

const ATTEMPTS = 12;

/** Returns a plausible basket of one store, priced at that time. */
export function fillBasket(random: Random, menu: readonly Offered[], atMs: number): BasketLine[] {
  const wanted = 1 + random.weighted([42, 30, 16, 8, 4]);
  const { minuteOfDay } = localTime(atMs, TASHKENT);
  const served = menu.filter(({ sellable }) => isServed(sellable, minuteOfDay));
  const weights = served.map(({ item }) => item.appeal);
  const chosen = new Map<string, Omit<BasketLine, 'priced'>>();
  for (let attempt = 0; attempt < ATTEMPTS && chosen.size < wanted; attempt++) {
    const offered = served[random.weighted(weights)];
    if (!offered || chosen.has(offered.item.slug)) continue;
    const line = chooseLine(random, offered);
    if (line) chosen.set(offered.item.slug, line);
  }
  const lines = [...chosen.values()];
  const priced = priceLines(
    lines.map(({ resolved }) => resolved),
    atMs,
  );
  return lines.map((line, at) => ({ ...line, priced: priced[at] as PricedLine }));
}

function isServed({ availableTime }: SellableItem, minuteOfDay: number): boolean {
  return !availableTime || isInWindow(availableTime, minuteOfDay);
}

/** Undefined when the wanted variation was sold out. */
function chooseLine(random: Random, offered: Offered): Omit<BasketLine, 'priced'> | undefined {
  const { sellable } = offered;
  const selection = [...chooseVariation(random, sellable), ...chooseOptions(random, sellable)];
  const addOns = random.chance(0.3) ? random.some(sellable.addOns, random.whole(1, 2)).map(({ id }) => ({ id, quantity: 1 })) : [];
  const most = Math.min(sellable.maximumCartQuantity || 4, sellable.moduleType === 'ecommerce' ? 2 : 4);
  const quantity = Math.min(most, 1 + random.weighted([62, 24, 9, 5]));
  const resolved = resolveLine({ item: sellable, quantity, selection, addOns });
  return resolved.ok ? { offered, resolved: resolved.value, selection, addOns } : undefined;
}

function chooseVariation(random: Random, { choiceOptions, variations }: SellableItem): ChosenGroup[] {
  const inStock = variations.filter(({ stock }) => stock > 0);
  if (choiceOptions.length === 0 || inStock.length === 0) return [];
  const { type } = random.one(inStock);
  return labelsOf(
    type,
    choiceOptions.map(({ options }) => options),
  ).map((label, at) => ({ name: choiceOptions[at]?.title ?? '', labels: [label] }));
}

/** Splits 'Red-XL-Slim fit' into one option per group; an option may itself contain a dash. */
function labelsOf(type: string, groups: readonly (readonly string[])[]): string[] {
  const [options, ...rest] = groups;
  if (!options) return [];
  if (rest.length === 0) return [type];
  const first = options.find((option) => type.startsWith(`${option}-`)) ?? '';
  return [first, ...labelsOf(type.slice(first.length + 1), rest)];
}

function chooseOptions(random: Random, { foodVariations }: SellableItem): ChosenGroup[] {
  return foodVariations.flatMap(({ name, type, required, min, max, values }) => {
    if (!required && random.chance(0.6)) return [];
    const most = type === 'single' ? 1 : max > 0 ? max : values.length;
    const least = type === 'single' ? 1 : Math.max(1, min);
    return { name, labels: random.some(values, random.whole(least, Math.max(least, Math.min(most, 2)))).map(({ label }) => label) };
  });
}
