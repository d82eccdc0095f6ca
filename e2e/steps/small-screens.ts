import { expect, type Locator, type Page } from '@playwright/test';

export interface Screen {
  readonly width: number;
  readonly height: number;
  /** Size of the root's text, 1 for the browser's own. */
  readonly text: number;
}

/** Phones held upright and across, a desktop at 400 %, and text of 200 %. */
export const SMALL_SCREENS: readonly Screen[] = [
  { width: 390, height: 844, text: 2 },
  { width: 1280, height: 900, text: 2 },
  { width: 360, height: 640, text: 1 },
  { width: 800, height: 360, text: 1 },
  { width: 320, height: 256, text: 1 },
];

export const nameOf = ({ width, height, text }: Screen) => `${width} × ${height} with text of ${text * 100} %`;

/** Gives the page this size, and its text. */
export async function fitTo(page: Page, { width, height, text }: Screen): Promise<void> {
  await page.setViewportSize({ width, height });
  await page.addInitScript((scale) => {
    document.addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = `${scale * 100}%`));
  }, text);
}

/** Checks that an element lies in the window and that nothing lies over its middle. */
export async function expectUncovered(target: Locator): Promise<void> {
  await expect
    .poll(() =>
      target.evaluate((element) => {
        const { left, right, top, bottom } = element.getBoundingClientRect();
        if (left < -1 || right > innerWidth + 1) return `from ${left} to ${right} of ${innerWidth}`;
        const [first, last] = [Math.max(top, 0), Math.min(bottom, innerHeight)];
        if (last - first < Math.min(bottom - top, innerHeight / 2) - 1) return `from ${top} to ${bottom} of ${innerHeight}`;
        const hit = document.elementFromPoint((left + right) / 2, (first + last) / 2);
        const label = element.closest('label');
        return element.contains(hit) || label?.contains(hit) || hit?.contains(element) ? 'uncovered' : hit?.outerHTML.slice(0, 200);
      }),
    )
    .toBe('uncovered');
}

/** Returns the share of the window's height that parts cover which stand still while the page scrolls. */
export async function pinnedShare(page: Page): Promise<number> {
  return page.evaluate(async () => {
    await document.fonts.ready;
    const root = document.scrollingElement!;
    root.scrollTop = Math.min(root.scrollHeight - innerHeight, innerHeight * 2);
    const seen = Array.from({ length: innerHeight }, (_, y) => document.elementFromPoint(innerWidth / 2, y));
    const before = seen.map((element) => element?.getBoundingClientRect().top);
    const from = root.scrollTop;
    root.scrollTop -= 30;
    if (root.scrollTop === from) return 0;
    return seen.filter((element, y) => element?.getBoundingClientRect().top === before[y]).length / innerHeight;
  });
}

/** Returns the prices of cards that are wider than their card. */
export async function cutPrices(page: Page): Promise<readonly string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('article')].flatMap((card) => {
      const { left, right } = card.getBoundingClientRect();
      return [...card.querySelectorAll('bdi')].flatMap((price) => {
        const box = price.getBoundingClientRect();
        return box.width > 0 && (box.left < left - 1 || box.right > right + 1)
          ? [`${price.textContent}, ${box.width} of ${right - left}`]
          : [];
      });
    }),
  );
}
