import type { Page } from '@playwright/test';

interface Part {
  readonly depth: number;
  readonly role: string;
  readonly name: string;
  readonly level: number | undefined;
}

const LANDMARKS = new Set(['banner', 'main', 'contentinfo', 'navigation', 'complementary', 'search', 'region', 'form']);
const GROUPS = new Set(['group', 'radiogroup', 'dialog', 'alertdialog', 'region']);
/** Roles that say nothing without a name. */
const NAMED =
  /^(heading|link|button|textbox|searchbox|combobox|listbox|spinbutton|slider|checkbox|radio|switch|tab|region|dialog|alertdialog|radiogroup)$/;

/** Faults of the structure by which screen readers move through a page, one line each. */
export async function structureFaults(page: Page): Promise<readonly string[]> {
  const parts = readParts(await page.locator('body').ariaSnapshot());
  return [...faultsOfHeadings(parts), ...faultsOfNames(parts), ...(await silentScrollBoxes(page))];
}

/** Reads lines such as `  - heading "Offers" [level=2]:`. A line with a colon in its name stands in quotes. */
function readParts(snapshot: string): readonly Part[] {
  return snapshot.split('\n').flatMap((line) => {
    const { indent = '', rest = '' } = /^(?<indent> *)- (?<rest>.*)$/.exec(line)?.groups ?? {};
    const plain = rest.startsWith("'") ? rest.slice(1).replaceAll("''", "'") : rest;
    const { role, name = '""', more = '' } = /^(?<role>[a-z]+)(?: (?<name>"(?:[^"\\]|\\.)*"))?(?<more>.*)$/.exec(plain)?.groups ?? {};
    if (role === undefined || role === 'text') return [];
    const level = /\[level=(\d)\]/.exec(more)?.[1];
    // Without a name of its own, the text of a link or heading stands behind the colon.
    return [{ depth: indent.length, role, name: JSON.parse(name) as string, level: level === undefined ? undefined : Number(level) }];
  });
}

function faultsOfHeadings(parts: readonly Part[]): string[] {
  const headings = parts.filter(({ role }) => role === 'heading');
  const first = headings.filter(({ level }) => level === 1);
  const skipped = headings.filter(({ level }, at) => at > 0 && level! > headings[at - 1]!.level! + 1);
  return [
    ...(first.length === 1 ? [] : [`${first.length} first-level headings`]),
    ...skipped.map(({ name, level }) => `heading "${name}" skips to level ${level}`),
  ];
}

function faultsOfNames(parts: readonly Part[]): string[] {
  const found: string[] = [];
  const landmarks = new Set<string>();
  const around: Part[] = [];
  for (const part of parts) {
    while (around.length > 0 && around.at(-1)!.depth >= part.depth) around.pop();
    if (NAMED.test(part.role) && part.name.trim() === '')
      found.push(`${part.role} without a name in ${around.map(({ role }) => role).join(' ')}`);
    const landmark = `${part.role} "${part.name}"`;
    if (LANDMARKS.has(part.role) && landmarks.has(landmark)) found.push(`two landmarks: ${landmark}`);
    if (LANDMARKS.has(part.role)) landmarks.add(landmark);
    const outer = around.find(({ role, name }) => (LANDMARKS.has(role) || GROUPS.has(role)) && name === part.name);
    if (GROUPS.has(part.role) && part.name !== '' && outer) found.push(`${landmark} in ${outer.role} of the same name`);
    around.push(part);
  }
  return found;
}

/** Boxes that scroll are Tab stops in Firefox: each is taken out of the sequence, or has a name to say. */
function silentScrollBoxes(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isScrolled = (element: Element) => {
      const { overflowX, overflowY } = getComputedStyle(element);
      const scrolls = (overflow: string, inner: number, outer: number) => /auto|scroll/.test(overflow) && inner > outer + 1;
      return scrolls(overflowX, element.scrollWidth, element.clientWidth) || scrolls(overflowY, element.scrollHeight, element.clientHeight);
    };
    return [...document.body.querySelectorAll('*:not(textarea, select, input)')]
      .filter((element) => element.checkVisibility({ visibilityProperty: true }) && isScrolled(element))
      .filter((element) => element.getAttribute('tabindex') !== '-1' && !element.matches('[aria-label], [aria-labelledby]'))
      .map((element) => `silent Tab stop ${element.localName}.${element.className}`);
  });
}
