/** Focuses the first of these fields and scrolls it into view; fields carry their name as `data-field`. */
export function focusField(form: HTMLElement | null, fields: readonly string[]): void {
  const first = fields.map((field) => form?.querySelector<HTMLElement>(`[data-field="${field}"]`)).find((element) => element);
  first?.focus();
  first?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}
