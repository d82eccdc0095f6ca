/**
 * Moves the focus to a field that a form refuses, which reads its complaint. A field that has the focus already would say nothing: the
 * event `invalid` lets its complaint alert.
 */
export function focusRefusedField(field: HTMLElement | null | undefined): void {
  field?.dispatchEvent(new Event('invalid'));
  field?.focus();
}

/** Focuses that of these fields which comes first on the page, and scrolls it into view; fields carry their name as `data-field`. */
export function focusField(form: HTMLElement | null, fields: readonly string[]): void {
  const first = [...(form?.querySelectorAll<HTMLElement>('[data-field]') ?? [])].find(({ dataset }) => fields.includes(dataset['field']!));
  focusRefusedField(first);
  first?.scrollIntoView({ block: 'center', behavior: 'smooth' });
}

/** Focuses the first field that holds something unreadable (`data-refused`), which a form must not be sent with; false without one. */
export function focusRefused(form: HTMLElement | null): boolean {
  const refused = form?.querySelector<HTMLElement>('[data-refused]');
  focusRefusedField(refused);
  return Boolean(refused);
}
