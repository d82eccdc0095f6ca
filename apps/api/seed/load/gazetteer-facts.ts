import type { LngLat } from '../geo/tashkent.ts';

/** A name in the languages of the shop. */
export type Spellings = Readonly<Record<string, string>> & { readonly en: string };

/** Facts of a city: what the tables of the gazetteer are filled with. Codes are unique among their kind. */
export interface GazetteerFacts {
  readonly districts: readonly DistrictFacts[];
  readonly places: readonly PlaceFacts[];
  readonly roads: readonly RoadFacts[];
  readonly houses: readonly HouseFacts[];
}

export interface DistrictFacts {
  readonly code: string;
  readonly name: Spellings;
  /** Corners, the first one once. */
  readonly outline: readonly LngLat[];
  readonly centre: LngLat;
}

export interface PlaceFacts {
  readonly code: string;
  readonly kind: string;
  readonly name: Spellings;
  readonly at: LngLat;
  /** Code of its district. */
  readonly district?: string;
}

export interface RoadFacts {
  readonly code: string;
  readonly kind: string;
  readonly name: Spellings;
  readonly line: readonly LngLat[];
}

export interface HouseFacts {
  /** Code of its road. */
  readonly road: string;
  /** `houseKey` of the number. */
  readonly key: string;
  readonly house: string;
  readonly at: LngLat;
}
