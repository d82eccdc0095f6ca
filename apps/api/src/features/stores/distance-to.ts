import { distanceMetres } from './present.ts';
import type { StoreRow } from './store-row.ts';

/** Estimated road distance from a store in metres; null for an invalid point. */
export function distanceTo(store: Pick<StoreRow, 'lat' | 'lng'>, to: { readonly lat: number; readonly lng: number }): number | null {
  return distanceMetres(store, to);
}
