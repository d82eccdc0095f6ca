/** Words that the map's drawing shows already, such as "street", and additions in brackets. */
const SPARED =
  /^(?:метро|станция метро|проспект|улица)\s+|\s+\([^)]*\)$|\s+(?:tumani|тумани|район|district|metro bekati|метро бекати|metro station|shoh koʻchasi|шоҳ кўчаси|koʻchasi|кўчаси|avenue|street)$/giu;

/**
 * Shortens a name for the map.
 * @example shortLabel('Amir Temur shoh koʻchasi') // 'Amir Temur'
 */
export function shortLabel(name: string): string {
  return name.replaceAll(SPARED, '') || name;
}
