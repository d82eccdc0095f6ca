/** What the drawing says itself, as a street looks like a street, and what is said in brackets besides. */
const SPARED =
  /^(?:метро|станция метро|проспект|улица)\s+|\s+\([^)]*\)$|\s+(?:tumani|тумани|район|district|metro bekati|метро бекати|metro station|shoh koʻchasi|шоҳ кўчаси|koʻchasi|кўчаси|avenue|street)$/giu;

/**
 * A name as it stands on the map.
 * @example shortLabel('Amir Temur shoh koʻchasi') // 'Amir Temur'
 */
export function shortLabel(name: string): string {
  return name.replaceAll(SPARED, '') || name;
}
