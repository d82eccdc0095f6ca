import type { Page } from '@playwright/test';

/** Simulates a busy phone: the observer reports the hidden and the visible state in one call. */
export async function coalesceObserverEntries(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const far = (entry: IntersectionObserverEntry) =>
          new Proxy(entry, { get: (of, name) => name !== 'isIntersecting' && Reflect.get(of, name) });
        super((entries, observer) => callback([...entries.map(far), ...entries], observer), options);
      }
    };
  });
}
