/** Distances beyond this show no figure. */
const FAR_KM = 1000;

/** Label of a distance: its figure, 'next-door' or 'far'. The screens hold the words. */
export type DistanceLabel = { readonly kind: 'far' | 'next-door' } | { readonly kind: 'km'; readonly km: string };

/**
 * Formats a distance in km with the configured number of digits (`digit_after_decimal_point`). Without digits, distances below 1 km are
 * 'next-door' instead of 0 km.
 * @example distanceLabel(2412, 1) // { kind: 'km', km: '2.4' };  distanceLabel(1_000_001, 1) // { kind: 'far' }
 */
export function distanceLabel(metres: number, digits: number): DistanceLabel {
  const km = metres / 1000;
  if (km > FAR_KM) return { kind: 'far' };
  return digits === 0 && km < 1 ? { kind: 'next-door' } : { kind: 'km', km: km.toFixed(digits) };
}
