/** What the drawing says itself: a street looks like a street. */
const SAID_BY_THE_DRAWING =
  /^(?:метро|станция метро|проспект|улица)\s+|\s+(?:tumani|тумани|район|district|metro bekati|метро бекати|metro station|shoh koʻchasi|шоҳ кўчаси|koʻchasi|кўчаси|avenue|street)$/giu;

/**
 * A name as it stands on the map.
 * @example shortLabel('Amir Temur shoh koʻchasi') // 'Amir Temur'
 */
export function shortLabel(name: string): string {
  return name.replaceAll(SAID_BY_THE_DRAWING, '') || name;
}
