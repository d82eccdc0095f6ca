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

/** What a browser keeps of somebody who has been in a module before. */
export function rememberedIn({
  id,
  module_type,
  module_name,
}: {
  readonly id: number;
  readonly module_type: string;
  readonly module_name: string;
}) {
  return {
    zoneid: '[1]',
    location: 'Tashkent',
    currentLatLng: JSON.stringify({ lat: 41.3111, lng: 69.2797 }),
    module: JSON.stringify({ id, module_type, module_name }),
  };
}
