import axe from 'axe-core';

/** Faults that axe finds in a part of the page, and names that are read twice, one line each. Colours are left to the journeys, which see the pages at rest. */
export async function findAccessibilityFaults(part: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(part, { rules: { 'color-contrast': { enabled: false }, 'region': { enabled: false } } });
  const faults = violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  return [...faults, ...namesReadTwice(part)];
}

const REGIONS = 'section, aside, nav, form, dialog, [role=region], [role=dialog], [role=alertdialog]';
const GROUPS = 'fieldset, [role=group], [role=radiogroup]';

/** Groups in a region, dialog or group of the same name: a screen reader says the name of each that is entered. */
function namesReadTwice(part: Element): readonly string[] {
  return [...part.querySelectorAll(GROUPS)].flatMap((group) => {
    const name = nameOf(group);
    if (name === '') return [];
    for (let outer = group.parentElement; outer; outer = outer.parentElement)
      if (outer.matches(`${REGIONS}, ${GROUPS}`) && nameOf(outer) === name) return [`name-read-twice: ${name}`];
    return [];
  });
}

function nameOf(element: Element): string {
  const headings = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
  const byHeadings = headings.map((id) => document.getElementById(id)?.textContent ?? '').join(' ');
  return (byHeadings || element.getAttribute('aria-label') || element.querySelector(':scope > legend')?.textContent || '').trim();
}
