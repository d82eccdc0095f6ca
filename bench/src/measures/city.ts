import type { Bare } from '../load/bare.ts';
import type { RunningShop } from '../shop/start-shop.ts';

/** The running shop that is measured: the demo city with twenty thousand items. */
export interface MeasuredCity {
  readonly shop: RunningShop;
  readonly dataDir: string;
  readonly bare: Bare;
}

/** What was measured, by the name of its budget; `note` tells the figures behind it. */
export interface Measured {
  readonly name: string;
  readonly value: number;
  readonly note?: string;
}

/** Of the demo city's grocery module in its first zone. */
export const SCOPE = { 'zoneid': '1', 'moduleid': '2', 'x-localization': 'en' };
/** The same as a browser's cookies mirror it. */
export const COOKIE = 'zoneid=%5B1%5D; module=2';
