import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const EVERYTHING = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
/** What may come out differently once the colours or the direction change; the rest is the same markup. */
const OF_COLOUR = ['color-contrast'];
const OF_PLACE = ['target-size', 'scrollable-region-focusable', 'color-contrast'];

/** What axe finds on the screen as it stands: all rules in light, then those that colours and direction can break, in dark and right to left. */
export async function findInAllLooks(page: Page, name: string): Promise<string[]> {
  await expect(page.locator('[aria-busy="true"]:visible')).toHaveCount(0);
  const found = [...(await findings(page, `${name}, light`)), ...(await inLook(page, name, 'dark', OF_COLOUR))];
  found.push(...(await inLook(page, name, 'rtl', OF_PLACE)));
  return found;
}

async function inLook(page: Page, name: string, look: 'dark' | 'rtl', rules: string[]): Promise<string[]> {
  const before = await page.evaluate((wanted) => {
    const { documentElement: html } = document;
    const kept = { theme: html.dataset['theme'], dir: html.dir };
    if (wanted === 'dark') html.dataset['theme'] = 'dark';
    else html.dir = 'rtl';
    return kept;
  }, look);
  const found = await findings(page, `${name}, ${look}`, rules);
  await page.evaluate(({ theme, dir }) => {
    document.documentElement.dataset['theme'] = theme;
    document.documentElement.dir = dir;
  }, before);
  return found;
}

/** Colours on their way from one look to another are of neither. */
async function comeToRest(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const passing = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === 'running' && Number(effect?.getComputedTiming().endTime) < 2_000);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
}

/** As short lines: where one was, the rule and the element. */
export async function findings(page: Page, name: string, rules?: string[]): Promise<string[]> {
  await comeToRest(page);
  const runOnly = rules ? { type: 'rule' as const, values: rules } : { type: 'tag' as const, values: EVERYTHING };
  // The shop has no frames of other origins, for which axe would open a page of its own each time, and only what is wrong is read.
  const { violations } = await new AxeBuilder({ page })
    .options({ runOnly, resultTypes: ['violations'], preload: false })
    .setLegacyMode(true)
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${name}: ${id} ${target.join(' ')}`));
}
