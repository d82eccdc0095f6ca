import type { AddOnId, ItemId, StoreId } from '../ids.ts';
import type { Minor } from '../money/minor.ts';
import type { ModuleType } from './module-type.ts';
import type { DailyWindow } from '../stores/daily-window.ts';
import type { Discount, FlashSale, StoreDiscount } from './discount.ts';

/** Which catalogue an item comes from: the ordinary one or a campaign's; the wire's `model`. */
export const ITEM_MODELS = ['Item', 'ItemCampaign'] as const;
export type ItemModel = (typeof ITEM_MODELS)[number];

/** A question the customer of an ecommerce-like item answers with exactly one option: colour, size. */
export interface ChoiceOption {
  readonly title: string;
  readonly options: readonly string[];
}

/**
 * One sellable combination of choice options. `type` is the chosen options in the order of `choiceOptions`, joined with '-' ('Black-128 GB').
 * Its price replaces the item's base price and its stock counts instead of the item's.
 */
export interface Variation {
  readonly type: string;
  readonly priceMinor: Minor;
  readonly stock: number;
}

/** One answer of a food variation; its price is added to the base. `isSelected` marks what is chosen before the customer chooses. */
export interface FoodOption {
  readonly label: string;
  readonly optionPriceMinor: Minor;
  readonly isSelected: boolean;
}

/** A question about a dish. `min` and `max` bound the number of answers of a `multi` group; 0 for both means unbounded. */
export interface FoodVariation {
  readonly name: string;
  readonly type: 'single' | 'multi';
  readonly required: boolean;
  readonly min: number;
  readonly max: number;
  readonly values: readonly FoodOption[];
}

/** Something of the store's that may be put beside an item. Its price is per piece and never discounted. */
export interface AddOn {
  readonly id: AddOnId;
  readonly name: string;
  readonly priceMinor: Minor;
}

/** As much of an item as pricing, stock and availability need. Server and browser build the same value. */
export interface SellableItem {
  readonly id: ItemId;
  readonly model: ItemModel;
  readonly storeId: StoreId;
  readonly moduleType: ModuleType;
  /** Price before options, discount and add-ons. */
  readonly priceMinor: Minor;
  /** The item's own discount. */
  readonly discount?: Discount | undefined;
  /** The store's discount on everything it sells. */
  readonly storeDiscount?: StoreDiscount | undefined;
  readonly flashSale?: FlashSale | undefined;
  /** Pieces left when there are no variations; ignored in food. */
  readonly stock: number;
  /** Most pieces in one order; `undefined` or 0 is without limit. */
  readonly maximumCartQuantity?: number | undefined;
  readonly choiceOptions: readonly ChoiceOption[];
  readonly variations: readonly Variation[];
  readonly foodVariations: readonly FoodVariation[];
  readonly addOns: readonly AddOn[];
  /** Daily hours in which it may be ordered; without them all day. */
  readonly availableTime?: DailyWindow | undefined;
  /** Dates of a campaign item, from the start until just before the end. */
  readonly availableDates?: { readonly startsAtMs: number; readonly endsAtMs: number } | undefined;
  /** Whether the store takes orders for later while the item is outside its hours. */
  readonly scheduleOrder: boolean;
}

/** What was chosen in one group, by labels: the wire's `{name, values: {label}}`. For choice options `name` is the title and there is one label. */
export interface ChosenGroup {
  readonly name: string;
  readonly labels: readonly string[];
}

/** Every choice of a line, in any order. */
export type Selection = readonly ChosenGroup[];

/** An add-on with its own number of pieces for the whole line. */
export interface ChosenAddOn {
  readonly id: AddOnId;
  readonly quantity: number;
}

/**
 * Whether an item belongs to a campaign: it has campaign dates (camp-04).
 * @example isCampaignItem({ availableDates: undefined }) // false
 */
export function isCampaignItem(item: Pick<SellableItem, 'availableDates'>): boolean {
  return item.availableDates !== undefined;
}
