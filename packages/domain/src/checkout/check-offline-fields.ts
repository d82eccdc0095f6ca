/** A field that an offline payment method asks the payer to fill in. */
export interface OfflineField {
  readonly name: string;
  readonly required: boolean;
}

/**
 * Returns the answers to a method's fields, trimmed and by name, without empty and unknown ones; and the names of required fields without
 * an answer.
 * @example checkOfflineFields([{ name: 'payer', required: true }], [{ name: 'payer', value: ' ' }]) // { answers: {}, missing: ['payer'] }
 */
export function checkOfflineFields(
  fields: readonly OfflineField[],
  given: readonly { readonly name: string; readonly value: string }[],
): { readonly answers: Readonly<Record<string, string>>; readonly missing: readonly string[] } {
  const answers: Record<string, string> = {};
  for (const { name } of fields) {
    const value = given.find((each) => each.name === name)?.value.trim();
    if (value) answers[name] = value;
  }
  return { answers, missing: fields.filter(({ name, required }) => required && !Object.hasOwn(answers, name)).map(({ name }) => name) };
}
