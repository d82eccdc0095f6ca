import type { BareServer } from '../load/start-bare-server.ts';
import type { RunningShop } from '../shop/start-shop.ts';

/** The running shop under measurement: the demo city with twenty thousand items. */
export interface MeasuredCity {
  readonly shop: RunningShop;
  readonly dataDir: string;
  readonly bare: BareServer;
}

/** A measurement, by the name of its budget; `note` gives the underlying figures. */
export interface Measured {
  readonly name: string;
  readonly value: number;
  readonly note?: string;
}

/** Headers of the demo city's grocery module in its first zone. */
export const SCOPE = { 'zoneid': '1', 'moduleid': '2', 'x-localization': 'en' };
/** The same scope as the browser's cookies. */
export const COOKIE = 'zoneid=%5B1%5D; module=2';

/** Storage of a browser that has visited a module before. */
export function storageOfVisitor({
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
