/** What a method of transfer asks of whoever paid. */
export interface OfflineField {
  readonly name: string;
  readonly required: boolean;
}

/**
 * What was told of a transfer, by the names of its method, without what is empty or unknown; and the names that are required and missing.
 * @example checkOfflineFields([{ name: 'payer', required: true }], [{ name: 'payer', value: ' ' }]) // { answers: {}, missing: ['payer'] }
 */
export function checkOfflineFields(
  fields: readonly OfflineField[],
  told: readonly { readonly name: string; readonly value: string }[],
): { readonly answers: Readonly<Record<string, string>>; readonly missing: readonly string[] } {
  const answers: Record<string, string> = {};
  for (const { name } of fields) {
    const value = told.find((each) => each.name === name)?.value.trim();
    if (value) answers[name] = value;
  }
  return { answers, missing: fields.filter(({ name, required }) => required && !Object.hasOwn(answers, name)).map(({ name }) => name) };
}
