/** Farther than this many kilometres no figure is shown. */
const FAR_KM = 1000;

/** How a distance is told: its figure, or that it is next door or out of reach. The words for each are the screens'. */
export type DistanceLabel = { readonly kind: 'far' | 'next-door' } | { readonly kind: 'km'; readonly km: string };

/**
 * A distance for people, in km with the configured number of digits (`digit_after_decimal_point`). A shop without digits would call
 * everything next door 0 km.
 * @example distanceLabel(2412, 1) // { kind: 'km', km: '2.4' };  distanceLabel(1_000_001, 1) // { kind: 'far' }
 */
export function distanceLabel(metres: number, digits: number): DistanceLabel {
  const km = metres / 1000;
  if (km > FAR_KM) return { kind: 'far' };
  return digits === 0 && km < 1 ? { kind: 'next-door' } : { kind: 'km', km: km.toFixed(digits) };
}
