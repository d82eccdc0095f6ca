import type { Page } from '@playwright/test';

/** Presses that a customer has made with a finger or a mouse, and the fields that were typed into, over all pages of the tab. */
export interface Effort {
  readonly presses: readonly string[];
  readonly fields: readonly string[];
}

/**
 * Counts in the page itself: a press is a pointer that goes down and clicks, also one that only takes the focus to a field; a field is an
 * input that text arrives in. The search of a place is part of the place, and no field.
 */
export async function countEffort(page: Page): Promise<() => Promise<Effort>> {
  await page.addInitScript(() => {
    if (!location.protocol.startsWith('http')) return;
    const note = (list: string, what: string, isOnce: boolean) => {
      const noted = JSON.parse(sessionStorage.getItem(list) ?? '[]') as string[];
      if (!isOnce || !noted.includes(what)) sessionStorage.setItem(list, JSON.stringify([...noted, what]));
    };
    const nameOf = (target: EventTarget | null) =>
      target instanceof HTMLInputElement
        ? target.labels?.[0]?.textContent || target.name
        : (target as Element).closest('button, a, label')?.textContent || (target as Element).tagName;
    let isDown = false;
    addEventListener('pointerdown', () => (isDown = true), true);
    addEventListener(
      'click',
      ({ target, isTrusted }) => {
        if (!isTrusted || !isDown) return; // the second click of a label
        isDown = false;
        note('counted-presses', nameOf(target), false);
      },
      true,
    );
    addEventListener(
      'input',
      ({ target }) => {
        if (target instanceof HTMLInputElement && target.type !== 'radio' && target.role !== 'combobox')
          note('counted-fields', nameOf(target), true);
      },
      true,
    );
  });
  return () =>
    page.evaluate(() => ({
      presses: JSON.parse(sessionStorage.getItem('counted-presses') ?? '[]') as string[],
      fields: JSON.parse(sessionStorage.getItem('counted-fields') ?? '[]') as string[],
    }));
}
