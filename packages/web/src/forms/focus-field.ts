/** Brings the first of these fields into sight and into focus; fields carry their name as `data-field`. */
export function focusField(form: HTMLElement | null, fields: readonly string[]): void {
  const first = fields.map((field) => form?.querySelector<HTMLElement>(`[data-field="${field}"]`)).find((element) => element);
  first?.focus();
  first?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}
