import { point, type Point } from '@bozor/domain/places/point.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { NamedPlace, Places, MeasuredRoute } from '../ports/places.ts';
import type { FetchExternal } from './fetch-external.ts';

export interface PhotonOptions {
  /** Address of Photon. Its query is added to every request, such as `?lat=41.3&lon=69.2` to prefer nearby places. */
  readonly placesUrl: string | undefined;
  /** Address of OSRM. */
  readonly routesUrl: string | undefined;
  /** Each has its own host, and its own circuit breaker. */
  readonly fetchPlaces: FetchExternal;
  readonly fetchRoutes: FetchExternal;
  /** Fallback. */
  readonly own: Places;
}

const MOST_SUGGESTIONS = '8';
/** For a single letter the shop's own places are better suggestions than the world's. */
const SHORTEST_QUESTION = 2;
const LONGEST_ID = 300;
const ID = 'photon:';

/**
 * Names of places by Photon and routes by OSRM, as far as the operator has configured them. The shop's own places serve everything else,
 * and every failure.
 */
export function photonPlaces({ placesUrl, routesUrl, fetchPlaces, fetchRoutes, own }: PhotonOptions): Places {
  const named = async (path: string, question: Readonly<Record<string, string>>, locale: Locale): Promise<NamedPlace[]> =>
    placesUrl === undefined ? [] : placesIn(await fetchPlaces(urlOf(placesUrl, path, { ...question, lang: languageOf(locale) })));
  return {
    suggest: async (text, locale) =>
      text.length < SHORTEST_QUESTION
        ? own.suggest(text, locale)
        : orElse(await named('api', { q: text, limit: MOST_SUGGESTIONS }, locale), () => own.suggest(text, locale)),
    find: async (id, locale) => (id.startsWith(ID) ? fromId(id) : own.find(id, locale)),
    nameOf: async (at, locale) =>
      orElse(await named('reverse', { lat: String(at.lat), lon: String(at.lng) }, locale), () => own.nameOf(at, locale)),
    routeBetween: async (from, to) => {
      const corners = [from, to].map(({ lat, lng }) => `${lng},${lat}`).join(';');
      const route =
        routesUrl === undefined
          ? undefined
          : routeIn(await fetchRoutes(urlOf(routesUrl, `route/v1/driving/${corners}`, { overview: 'full', geometries: 'geojson' })));
      return route ?? own.routeBetween(from, to);
    },
  };
}

async function orElse<Found>(found: readonly Found[], other: () => Promise<readonly Found[]>): Promise<readonly Found[]> {
  return found.length > 0 ? found : other();
}

function urlOf(base: string, path: string, question: Readonly<Record<string, string>>): URL {
  const address = new URL(base);
  address.pathname = `${address.pathname.replace(/\/+$/, '')}/${path}`;
  for (const [name, value] of Object.entries(question)) address.searchParams.set(name, value);
  return address;
}

/** Photon refuses languages that it was not built with; `default` is the local name of a place. */
function languageOf(locale: Locale): string {
  return locale === 'en' ? 'en' : 'default';
}

type Loose = Readonly<Record<string, unknown>>;

function placesIn(answer: unknown): NamedPlace[] {
  return listIn(answer, 'features').flatMap((feature) => placeOf(feature) ?? []);
}

function placeOf(feature: unknown): NamedPlace | undefined {
  const { properties, geometry } = (feature ?? {}) as { properties?: Loose; geometry?: { coordinates?: unknown } };
  const at = pointOf(geometry?.coordinates);
  if (!properties || !at) return undefined;
  const word = (name: string) => (typeof properties[name] === 'string' ? properties[name] : undefined);
  const street = [word('street'), word('housenumber')].filter(Boolean).join(' ');
  const name = word('name') ?? street;
  if (!name) return undefined;
  const area = [word('name') ? street : '', word('district'), word('city'), word('county'), word('state')].find(
    (each) => each && each !== name,
  );
  return { id: idOf(name, area ?? '', at), name, area: area ?? '', point: at };
}

/** Photon has no lookup by id, so the id of a place contains all of it. It works across processes and restarts. */
function idOf(name: string, area: string, { lat, lng }: Point): string {
  const written = (...parts: unknown[]) => ID + Buffer.from(JSON.stringify(parts)).toString('base64url');
  const whole = written(lat, lng, name, area);
  return whole.length <= LONGEST_ID ? whole : written(lat, lng, name.slice(0, 60), '');
}

function fromId(id: string): NamedPlace | undefined {
  const parts = parsed(Buffer.from(id.slice(ID.length), 'base64url').toString('utf8'));
  if (!Array.isArray(parts)) return undefined;
  const [lat, lng, name, area] = parts as unknown[];
  const at = typeof lat === 'number' && typeof lng === 'number' ? point(lat, lng) : undefined;
  return at && typeof name === 'string' && typeof area === 'string' ? { id, name, area, point: at } : undefined;
}

function routeIn(answer: unknown): MeasuredRoute | undefined {
  const [route] = listIn(answer, 'routes') as (Loose | null)[];
  const path = listIn(route?.['geometry'], 'coordinates').flatMap((each) => pointOf(each) ?? []);
  const { distance, duration } = route ?? {};
  if (path.length < 2 || !isAmount(distance) || !isAmount(duration)) return undefined;
  return { path, metres: distance, seconds: duration };
}

const isAmount = (value: unknown): value is number => typeof value === 'number' && Number.isFinite(value) && value >= 0;

function pointOf(coordinates: unknown): Point | undefined {
  const [lng, lat] = Array.isArray(coordinates) ? (coordinates as unknown[]) : [];
  return typeof lat === 'number' && typeof lng === 'number' ? point(lat, lng) : undefined;
}

function listIn(answer: unknown, name: string): readonly unknown[] {
  const list = typeof answer === 'object' && answer !== null ? (answer as Loose)[name] : undefined;
  return Array.isArray(list) ? list : [];
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
