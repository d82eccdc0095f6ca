import { expect, type Locator, type Page } from '@playwright/test';

/** Scrolls down until something is there: what lies far below comes only when the reader does. */
export async function reach(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    // From the end once more from the top: what was passed too fast stands there by now.
    await page.evaluate(() =>
      scrollY + innerHeight >= document.documentElement.scrollHeight - 2 ? scrollTo(0, 0) : scrollBy(0, innerHeight * 0.8),
    );
    await expect(what).toBeVisible({ timeout: 400 });
  }).toPass();
  await what.scrollIntoViewIfNeeded();
}
