import type { Page } from '@playwright/test';

const HAS_NAME = /^- '?[a-z]+ "\S/;

/** Says what is wrong with the focus now: nothing has it, or what has it has no name. Undefined when all is well. */
export async function faultOfFocus(page: Page): Promise<string | undefined> {
  const focused = page.locator(':focus');
  if ((await focused.count()) === 0) return 'nothing has the focus';
  const said = await focused.first().ariaSnapshot();
  if (HAS_NAME.test(said)) return undefined;
  const tag = await focused.first().evaluate((element) => (element.cloneNode(false) as Element).outerHTML);
  return `no name: ${tag.slice(0, 200)}`;
}
