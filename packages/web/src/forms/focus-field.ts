/** Focuses the first of these fields and scrolls it into view; fields carry their name as `data-field`. */
export function focusField(form: HTMLElement | null, fields: readonly string[]): void {
  const first = fields.map((field) => form?.querySelector<HTMLElement>(`[data-field="${field}"]`)).find((element) => element);
  first?.focus();
  first?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}

/** Focuses the first field that holds something unreadable (`data-refused`), which a form must not be sent with; false without one. */
export function focusRefused(form: HTMLElement | null): boolean {
  const refused = form?.querySelector<HTMLElement>('[data-refused]');
  refused?.focus();
  return Boolean(refused);
}
