import { distanceMetres } from './present.ts';
import type { StoreRow } from './store-row.ts';

/** Metres by road from a store to a point, estimated; null for a point that is none. */
export function distanceTo(store: Pick<StoreRow, 'lat' | 'lng'>, to: { readonly lat: number; readonly lng: number }): number | null {
  return distanceMetres(store, to);
}
