import type { ZoneId } from '../ids.ts';

/** Zones that requests carry while none is picked: 1 to 15 (loc-20). One may look around with them; ordering always checks again. */
export const DEFAULT_ZONES: readonly ZoneId[] = Array.from({ length: 15 }, (_, index) => (index + 1) as ZoneId);

/** More zones than this are nobody's place. */
const MOST_ZONES = 200;

/**
 * Reads a list of zones from storage, a header or a cookie: a JSON array of ids. Repeated ids count once; `undefined` for anything else, also for
 * an empty list.
 * @example parseZones('[1,3]') // [1, 3];  parseZones('[0]') // undefined
 */
export function parseZones(text: string | null | undefined): readonly ZoneId[] | undefined {
  if (!text || !/^\[\d{1,9}(,\s?\d{1,9})*\]$/.test(text)) return undefined;
  const ids = Array.from(new Set(text.slice(1, -1).split(',').map(Number)));
  return ids.length <= MOST_ZONES && ids.every((id) => id > 0) ? (ids as ZoneId[]) : undefined;
}
