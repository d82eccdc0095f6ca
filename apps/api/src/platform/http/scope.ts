import type { IncomingHttpHeaders } from 'node:http';
import { closestLocale, DEFAULT_LOCALE, type Locale } from '@bozor/domain/words/locale.ts';
import type { Dependence } from '@bozor/contract/endpoint.ts';
import { badHeader } from './problem.ts';

/**
 * Scope of a request, from the shared headers (spec part 1 section 7). It only narrows lists: ordering checks zone, store and point again.
 */
export interface Scope {
  /** The caller's zones; never empty. Clients without a chosen place send 1 to 15. */
  readonly zoneIds: readonly number[];
  readonly moduleId: number | undefined;
  readonly point: { readonly lat: number; readonly lng: number } | undefined;
  readonly locale: Locale;
  /** `page` for the shop's own pages, which need less of a reply than other clients (`WholeReplies`). */
  readonly shape: 'whole' | 'page';
}

const DEFAULT_ZONES: readonly number[] = Array.from({ length: 15 }, (_, index) => index + 1);
const MAX_ZONES = 200;

/** Reads and validates the shared headers. A wrong header gives 400 `bad-header` with its name. */
export function readScope(headers: IncomingHttpHeaders): Scope {
  return {
    zoneIds: readZones(text(headers['zoneid'])) ?? DEFAULT_ZONES,
    moduleId: readId('moduleId', text(headers['moduleid'])),
    point: readPoint(text(headers['latitude']), text(headers['longitude'])),
    locale: localeOf(headers),
    shape: text(headers['x-reply-shape']) === 'page' ? 'page' : 'whole',
  };
}

/** Whether the point in the headers is readable or missing. */
export function hasReadablePoint(headers: IncomingHttpHeaders): boolean {
  const [latitude, longitude] = [text(headers['latitude']), text(headers['longitude'])];
  return (latitude === undefined && longitude === undefined) || (isDegrees(latitude, 90) && isDegrees(longitude, 180));
}

/** Drops the parts of a scope that a response does not depend on, as if their headers had not been sent. */
export function narrowScope(scope: Scope, dependsOn: Dependence = 'point'): Scope {
  const { zoneIds, moduleId, point, locale, shape } = scope;
  switch (dependsOn) {
    case 'language':
      return { zoneIds: DEFAULT_ZONES, moduleId: undefined, point: undefined, locale, shape };
    case 'zones':
      return { zoneIds, moduleId: undefined, point: undefined, locale, shape };
    case 'module':
      return { zoneIds, moduleId, point: undefined, locale, shape };
    case 'point':
      return { zoneIds, moduleId, point, locale, shape };
  }
}

/** Part of the scope that affects the response to a validated query. */
export function dependenceOf(
  { dependsOn, dependsOnFor }: { readonly dependsOn?: Dependence; readonly dependsOnFor?: (query: never) => Dependence },
  query: unknown,
): Dependence {
  return dependsOnFor?.(query as never) ?? dependsOn ?? 'point';
}

/** Headers that this part is read from, for `Vary`. */
export function headersOf(dependsOn: Dependence = 'point'): string {
  return NAMES.slice(0, ORDER.indexOf(dependsOn) + 1).join(', ');
}

const ORDER: readonly Dependence[] = ['language', 'zones', 'module', 'point'];
const NAMES = ['X-localization', 'zoneid', 'moduleId', 'latitude, longitude'];

/** Locale alone, for responses to requests with other broken headers. Unknown languages get English. */
export function localeOf(headers: IncomingHttpHeaders): Locale {
  return closestLocale(text(headers['x-localization']) ?? '') ?? DEFAULT_LOCALE;
}

function text(value: string | string[] | undefined): string | undefined {
  const single = Array.isArray(value) ? value[0] : value;
  return single === undefined || single === '' || single === 'null' || single === 'undefined' ? undefined : single;
}

function readZones(value: string | undefined): readonly number[] | undefined {
  if (value === undefined) return undefined;
  let parsed: unknown;
  try {
    parsed = JSON.parse(value);
  } catch {
    throw badHeader('zoneid');
  }
  // `zone_id` is returned as a list in a string. Some clients send it back as JSON text.
  if (typeof parsed === 'string') return readZones(parsed.startsWith('"') ? '' : parsed);
  const list = (Array.isArray(parsed) ? parsed : [parsed]).map((id: unknown) =>
    typeof id === 'string' && /^\d{1,15}$/.test(id) ? Number(id) : id,
  );
  if (list.length === 0) return undefined;
  if (list.length > MAX_ZONES || !list.every(isId)) throw badHeader('zoneid');
  return [...new Set(list)].sort((a, b) => a - b);
}

function readId(header: string, value: string | undefined): number | undefined {
  if (value === undefined) return undefined;
  const id = Number(value);
  if (!/^\d{1,15}$/.test(value) || !isId(id)) throw badHeader(header);
  return id;
}

function readPoint(latitude: string | undefined, longitude: string | undefined): Scope['point'] {
  if (latitude === undefined && longitude === undefined) return undefined;
  return { lat: readDegrees('latitude', latitude, 90), lng: readDegrees('longitude', longitude, 180) };
}

function readDegrees(header: string, value: string | undefined, limit: number): number {
  if (!isDegrees(value, limit)) throw badHeader(header);
  return Number(value);
}

function isDegrees(value: string | undefined, limit: number): boolean {
  return value !== undefined && /^-?\d{1,3}(\.\d{1,20})?$/.test(value) && Math.abs(Number(value)) <= limit;
}

function isId(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value > 0;
}
