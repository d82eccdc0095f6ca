/**
 * Fills the `{name}` holes of a sentence. A hole without a value stays as it is, values without a hole are dropped; what is filled in is not
 * searched for holes again.
 * @example fill('{amount} more for free delivery', { amount: '17 400 soʻm' }) // '17 400 soʻm more for free delivery'
 */
export function fill(sentence: string, values: Readonly<Record<string, string | number>>): string {
  return sentence.replace(/\{(\w+)\}/g, (hole, name: string) => (Object.hasOwn(values, name) ? String(values[name]) : hole));
}
