import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** Rules that may give another result in other colours or the other direction. The rest of the markup is the same. */
const OF_COLOUR = ['color-contrast'];
const OF_PLACE = ['target-size', 'scrollable-region-focusable', 'color-contrast'];

/** Returns the findings of axe: all rules in light, then those that colours and direction can break, in dark and right to left. */
export async function findInAllColorSchemes(page: Page, name: string): Promise<string[]> {
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  const found = [...(await findings(page, `${name}, light`)), ...(await inLook(page, name, 'dark', OF_COLOUR))];
  found.push(...(await inLook(page, name, 'rtl', OF_PLACE)));
  return found;
}

async function inLook(page: Page, name: string, look: 'dark' | 'rtl', rules: string[]): Promise<string[]> {
  const before = await page.evaluate((wanted) => {
    const { documentElement: html } = document;
    const stored = { theme: html.dataset['theme'], dir: html.dir };
    if (wanted === 'dark') html.dataset['theme'] = 'dark';
    else html.dir = 'rtl';
    return stored;
  }, look);
  const found = await findings(page, `${name}, ${look}`, rules);
  await page.evaluate(({ theme, dir }) => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dir = dir;
  }, before);
  return found;
}

/** During a transition colours belong to neither theme. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2_000);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** Returns findings as short lines: screen, rule and element. */
export async function findings(page: Page, name: string, rules?: string[]): Promise<string[]> {
  await comeToRest(page);
  const runOnly = rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: EVERYTHING };
  // The shop has no cross-origin frames, for which axe would open an extra page each time, and only violations are needed.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly, resultTypes: ['violations'], preload: false })
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${name}: ${id} ${target.join(' ')}`));
}
