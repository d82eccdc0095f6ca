import { expect, type Locator, type Page } from '@playwright/test';

/** Scrolls down until an element exists: content far below renders only near the viewport. */
export async function scrollUntilVisible(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    // At the end starts again from the top: content that was passed too fast exists by now.
    await page.evaluate(() =>
      scrollY + innerHeight >= document.documentElement.scrollHeight - 2 ? scrollTo(0, 0) : scrollBy(0, innerHeight * 0.8),
    );
    await expect(what).toBeVisible({ timeout: 400 });
  }).toPass();
  await what.scrollIntoViewIfNeeded();
}
