/** A name whose figures stay on one line with their unit: '400 mg', '1,5 кг', '5 m × 10 cm'. */
export function keepUnits(name: string): string {
  return name.replace(/(\d) (?=[^ ,،]{1,3}(?![^ ,،]))/g, '$1\u00A0');
}
