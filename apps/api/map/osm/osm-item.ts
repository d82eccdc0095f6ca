import type { LngLat } from '../../seed/geo/tashkent.ts';

export type Tags = Readonly<Record<string, string>>;

export interface OsmNode {
  readonly id: number;
  readonly tags: Tags;
  readonly at: LngLat;
}

/** A line whose corners are known; `refs` are the ids of its nodes. */
export interface OsmWay {
  readonly id: number;
  readonly tags: Tags;
  readonly refs: readonly number[];
  readonly line: readonly LngLat[];
}

/** A closed line, or an outer ring of a relation. */
export interface OsmArea {
  readonly id: number;
  readonly tags: Tags;
  readonly outline: readonly LngLat[];
}

/** Nodes, ways and areas that the shop uses of an extract. */
export interface OsmData {
  readonly nodes: readonly OsmNode[];
  readonly ways: readonly OsmWay[];
  readonly areas: readonly OsmArea[];
}

/** West, south, east, north in degrees. */
export type Bounds = readonly [west: number, south: number, east: number, north: number];
