import type { Page } from '@playwright/test';

/** As on a busy phone: the browser tells in one call that an element was out of sight, and how it is now. */
export async function tellBothMomentsAtOnce(page: Page): Promise<void> {
  await page.addInitScript(() => {
    window.IntersectionObserver = class extends IntersectionObserver {
      constructor(tell: IntersectionObserverCallback, options?: IntersectionObserverInit) {
        const far = (entry: IntersectionObserverEntry) =>
          new Proxy(entry, { get: (of, name) => name !== 'isIntersecting' && Reflect.get(of, name) });
        super((entries, observer) => tell([...entries.map(far), ...entries], observer), options);
      }
    };
  });
}
