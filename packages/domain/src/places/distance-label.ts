/** Farther than this many kilometres no figure is shown. */
export const FAR_KM = 1000;
export const FAR_LABEL = '1k+ km';

/**
 * A distance for people, in km with the configured number of digits; over 1000 km it is '1k+ km' (card-09).
 * `digits` is the configuration's `digit_after_decimal_point`.
 * @example distanceLabel(2412, 1) // '2.4 km';  distanceLabel(1_000_001, 1) // '1k+ km'
 */
export function distanceLabel(metres: number, digits: number): string {
  const km = metres / 1000;
  return km > FAR_KM ? FAR_LABEL : `${km.toFixed(digits)} km`;
}
