import type { StoreModule } from '../geo/zones.ts';
import type { PictureName } from '../pictures.ts';
import type { LocalizedText } from '../products/product-seed.ts';
import type { HoursKey } from './hours.ts';

export interface StoreSeed {
  /** Also the slug. */
  readonly key: string;
  readonly module: StoreModule;
  readonly zone: string;
  readonly name: LocalizedText;
  readonly cover: PictureName;
  /** Landmark of the facts near the store; a street takes the house number as the store's own. */
  readonly near: string;
  readonly house: number;
  readonly hours: HoursKey;
  /** Preparation time in minutes. */
  readonly prep: readonly [least: number, most: number];
  /** Categories it sells, the most typical first; a root category includes its children. */
  readonly categories: readonly string[];
  /** Keys of products that it sells beside those of its categories. */
  readonly also?: readonly string[];
  /** Keys of products of its categories that such a store does not sell. */
  readonly without?: readonly string[];
  /** Number of items, if there are as many. */
  readonly size: number;
  /** Its prices in percent of the list price. */
  readonly pricePercent: number;
  readonly hue: number;
  /** Content of its logo. */
  readonly sign: string;
  /** Share of the city's orders, 1 to 10. */
  readonly fame: number;
  /** Average opinion of customers, 1 to 5. */
  readonly quality: number;
  readonly discount?: StoreDiscountSeed;
  readonly freeDelivery?: boolean;
  readonly serves?: 'delivery' | 'take_away';
  readonly tax?: { readonly percent: number; readonly included: boolean };
  readonly minimumOrder?: number;
  readonly featured?: boolean;
  readonly reviewsOff?: boolean;
  readonly onlyVeg?: boolean;
  /** Days since it joined; without it, before the history begins. */
  readonly joinedDaysAgo?: number;
  readonly announcement?: LocalizedText;
}

interface StoreDiscountSeed {
  readonly percent: number;
  readonly minimumPurchase: number;
  readonly cap: number;
}

export type StoreDraft = Omit<StoreSeed, 'module' | 'zone' | 'pricePercent' | 'hours'> & Partial<Pick<StoreSeed, 'pricePercent' | 'hours'>>;

/** Builds the stores of one module in one zone; by default open 09:00 to 23:00 at list prices. */
export function street(module: StoreModule, zone: string, drafts: readonly StoreDraft[]): StoreSeed[] {
  return drafts.map((draft) => ({ pricePercent: 100, hours: 'day', ...draft, module, zone }));
}
