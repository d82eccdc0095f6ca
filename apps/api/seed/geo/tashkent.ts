import facts from './tashkent-facts.json' with { type: 'json' };

/** `[longitude, latitude]`, as in the facts file. */
export type LngLat = readonly [lng: number, lat: number];

/** A public name in the spellings of the facts; roads have two. */
export interface GeoName {
  readonly 'uz': string;
  readonly 'ru': string;
  readonly 'en'?: string;
  readonly 'uz-Cyrl'?: string;
}

export interface District {
  readonly id: string;
  readonly name: Required<GeoName>;
  readonly centre: LngLat;
  /** Closed: the last corner repeats the first. Neighbours share corners, so districts tile without gaps. */
  readonly polygon: readonly LngLat[];
}

export interface Place {
  readonly id: string;
  readonly kind: string;
  readonly name: Required<GeoName>;
  readonly lat: number;
  readonly lng: number;
  readonly district: string;
  /** Only for a metro station. */
  readonly line?: string;
}

export interface Road {
  readonly id: string;
  readonly class: string;
  readonly name: GeoName;
  readonly line: readonly LngLat[];
}

interface Facts {
  readonly meta: { readonly credit: string; readonly city: { readonly name: Required<GeoName>; readonly timezone: string } };
  readonly districts: readonly District[];
  readonly places: readonly Place[];
  readonly roads: readonly Road[];
}

export const TASHKENT = facts as unknown as Facts;

export function districtById(id: string): District {
  const district = TASHKENT.districts.find((candidate) => candidate.id === id);
  if (!district) throw new Error(`No district is called ${id}`);
  return district;
}

export function placeById(id: string): Place {
  const place = TASHKENT.places.find((candidate) => candidate.id === id);
  if (!place) throw new Error(`No place is called ${id}`);
  return place;
}
