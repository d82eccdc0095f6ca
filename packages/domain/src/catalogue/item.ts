import type { AddOnId, ItemId, StoreId } from '../ids.ts';
import type { Minor } from '../money/minor.ts';
import type { ModuleType } from './module-type.ts';
import type { DailyWindow } from '../stores/daily-window.ts';
import type { Discount, FlashSale, StoreDiscount } from './discount.ts';

/** Catalogues that items come from: the ordinary one, or a campaign's. The wire's `model`. */
export const ITEM_MODELS = ['Item', 'ItemCampaign'] as const;
type ItemModel = (typeof ITEM_MODELS)[number];

/** A choice of an item outside food (colour, size). The customer picks exactly one option. */
export interface ChoiceOption {
  readonly title: string;
  readonly options: readonly string[];
}

/**
 * One sellable combination of choice options. `type` joins the chosen options with '-', in the order of `choiceOptions` ('Black-128 GB').
 * Its price replaces the item's base price; its stock in pieces replaces the item's stock.
 */
export interface Variation {
  readonly type: string;
  readonly priceMinor: Minor;
  readonly stock: number;
}

/** One option of a food variation. Its price is added to the base price. `isSelected` marks the options that are preselected. */
export interface FoodOption {
  readonly label: string;
  readonly optionPriceMinor: Minor;
  readonly isSelected: boolean;
}

/** A group of options of a dish. `min` and `max` bound the number of labels in a `multi` group; 0 for both means unbounded. */
export interface FoodVariation {
  readonly name: string;
  readonly type: 'single' | 'multi';
  readonly required: boolean;
  readonly min: number;
  readonly max: number;
  readonly values: readonly FoodOption[];
}

/** An add-on of the store's, sold beside an item. Its price is per piece and never discounted. */
export interface AddOn {
  readonly id: AddOnId;
  readonly name: string;
  readonly priceMinor: Minor;
}

/** The part of an item that pricing, stock and availability need. Server and browser build the same value. */
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
  /** Pieces in stock when there are no variations; ignored in food. */
  readonly stock: number;
  /** Maximum pieces in one order; `undefined` or 0 means no limit. */
  readonly maximumCartQuantity?: number | undefined;
  readonly choiceOptions: readonly ChoiceOption[];
  readonly variations: readonly Variation[];
  readonly foodVariations: readonly FoodVariation[];
  readonly addOns: readonly AddOn[];
  /** Daily hours in which the item can be ordered. Missing means all day. */
  readonly availableTime?: DailyWindow | undefined;
  /** Dates of a campaign item; the end is exclusive. */
  readonly availableDates?: { readonly startsAtMs: number; readonly endsAtMs: number } | undefined;
  /** True when the store accepts orders for later while the item is outside its hours. */
  readonly scheduleOrder: boolean;
}

/** The labels chosen in one group: the wire's `{name, values: {label}}`. For choice options `name` is the title and there is one label. */
export interface ChosenGroup {
  readonly name: string;
  readonly labels: readonly string[];
}

/** Every choice of a line, in any order. */
export type Selection = readonly ChosenGroup[];

/** A chosen add-on. `quantity` is its pieces for the whole line. */
export interface ChosenAddOn {
  readonly id: AddOnId;
  readonly quantity: number;
}

/**
 * Returns whether an item belongs to a campaign, that is, has campaign dates (camp-04).
 * @example isCampaignItem({ availableDates: undefined }) // false
 */
export function isCampaignItem(item: Pick<SellableItem, 'availableDates'>): boolean {
  return item.availableDates !== undefined;
}
