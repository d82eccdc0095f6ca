import { expect, type Locator } from '@playwright/test';

/**
 * Replaces the text of a field as typing and pasting do, in every browser. In Firefox Playwright's own method sets the value by script,
 * past React, which then never learns of it.
 */
export async function fill(field: Locator, text: string): Promise<void> {
  await expect(field).toBeEditable();
  await field.selectText();
  await field.evaluate((_, value) => document.execCommand(value === '' ? 'delete' : 'insertText', false, value), text);
}
