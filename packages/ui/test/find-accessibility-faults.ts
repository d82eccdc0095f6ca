import axe from 'axe-core';

/** Faults that axe finds in a part of the page, one line each. Colours are left to the journeys, which see the pages at rest. */
export async function findAccessibilityFaults(part: Element): Promise<readonly string[]> {
  const { violations } = await axe.run(part, { rules: { 'color-contrast': { enabled: false }, 'region': { enabled: false } } });
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
}
