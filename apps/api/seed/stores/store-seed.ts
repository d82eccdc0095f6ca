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
  /** Place of the facts beside which it stands; a street takes the house number as its own. */
  readonly near: string;
  readonly house: number;
  readonly hours: HoursKey;
  /** Minutes to have an order ready. */
  readonly prep: readonly [least: number, most: number];
  /** Categories it sells, the most typical first; a root brings its children. */
  readonly shelves: readonly string[];
  /** How many items it keeps. */
  readonly size: number;
  /** Its prices against the list price, in percent. */
  readonly pricePercent: number;
  readonly hue: number;
  /** What its sign shows. */
  readonly sign: string;
  /** Share of the city's orders, 1 to 10. */
  readonly fame: number;
  /** What customers tend to think of it, 1 to 5. */
  readonly quality: number;
  readonly discount?: StoreDiscountSeed;
  readonly freeDelivery?: boolean;
  readonly serves?: 'delivery' | 'take_away';
  readonly tax?: { readonly percent: number; readonly included: boolean };
  readonly minimumOrder?: number;
  readonly featured?: boolean;
  readonly reviewsOff?: boolean;
  readonly onlyVeg?: boolean;
  /** Days since it joined; older than the history when missing. */
  readonly joinedDaysAgo?: number;
  readonly announcement?: LocalizedText;
}

export interface StoreDiscountSeed {
  readonly percent: number;
  readonly minimumPurchase: number;
  readonly cap: number;
}

export type StoreDraft = Omit<StoreSeed, 'module' | 'zone' | 'pricePercent' | 'hours'> & Partial<Pick<StoreSeed, 'pricePercent' | 'hours'>>;

/** The stores of one module in one zone; open 09:00 to 23:00 at list prices unless they say otherwise. */
export function street(module: StoreModule, zone: string, drafts: readonly StoreDraft[]): StoreSeed[] {
  return drafts.map((draft) => ({ pricePercent: 100, hours: 'day', ...draft, module, zone }));
}
