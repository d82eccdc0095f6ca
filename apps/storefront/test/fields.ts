import { expect } from 'vitest';
import { userEvent } from 'vitest/browser';

/** The input of a field, by its name on the wire. */
export function inputOf(field: string): HTMLInputElement {
  return document.querySelector<HTMLInputElement>(`[name="${field}"], [data-field="${field}"]`)!;
}

/** Types a text into a field, by its name on the wire. */
export async function typeInto(field: string, written: string): Promise<void> {
  await expect.poll(() => inputOf(field), { message: `the field ${field}` }).not.toBeNull();
  await userEvent.fill(inputOf(field), written);
}

/** Types a text into each of these fields. */
export async function typeAll(values: Readonly<Record<string, string>>): Promise<void> {
  for (const [field, written] of Object.entries(values)) await typeInto(field, written);
}

/** Text that describes an input: its hint and its error. */
export function descriptionOf(input: HTMLElement): string {
  const ids = input.closest('[aria-describedby]')?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
}

/** The complaint of a field, if it announces itself. */
export function alertOf(input: HTMLElement): HTMLElement | null {
  const ids = input.closest('[aria-describedby]')?.getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)).find((element) => element?.role === 'alert') ?? null;
}
