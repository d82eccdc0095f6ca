import type { ZoneId } from '../ids.ts';

/** Zones sent with requests while none is picked: 1 to 15 (loc-20). They suffice for browsing; placing an order checks the zone again. */
export const DEFAULT_ZONES: readonly ZoneId[] = Array.from({ length: 15 }, (_, index) => (index + 1) as ZoneId);

/** A longer list does not belong to any place. */
const MOST_ZONES = 200;

/**
 * Parses a list of zones from storage, a header or a cookie: a JSON array of ids, without duplicates. `undefined` for anything else and for
 * an empty list.
 * @example parseZones('[1,3]') // [1, 3];  parseZones('[0]') // undefined
 */
export function parseZones(text: string | null | undefined): readonly ZoneId[] | undefined {
  if (!text || !/^\[\d{1,9}(,\s?\d{1,9})*\]$/.test(text)) return undefined;
  const ids = Array.from(new Set(text.slice(1, -1).split(',').map(Number)));
  return ids.length <= MOST_ZONES && ids.every((id) => id > 0) ? (ids as ZoneId[]) : undefined;
}
