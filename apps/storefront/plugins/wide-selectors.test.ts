import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { wideSelectors } from './wide-selectors.ts';

const ROOT = join(import.meta.dirname, '../../..');

test('no style sheet has a selector that marks every element', () => {
  const files = globSync(['packages/ui/src/**/*.css', 'apps/storefront/app/**/*.css'], { cwd: ROOT });
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((file) => wideSelectors(readFileSync(join(ROOT, file), 'utf8')).map((selector) => `${file}: ${selector}`));
  expect(found).toEqual([]);
});

describe('a selector that marks every element', () => {
  test.each([
    ['whose place among its neighbours counts', '.grid > :nth-child(n + 5)'],
    ['that follows another', '.meta > * + *::before'],
    ['that stands anywhere after another', '.corner > *~*'],
    ['for what it holds', '.boxes :has(:checked)'],
    ['that does not hold something', '.corner > :not(:has([aria-expanded]))'],
  ])('%s', (_, selector) => {
    expect(wideSelectors(`@media (width >= 600px) { .fine { color: red } /* :nth-child(2) */ ${selector}, .fine { color: red } }`)).toEqual(
      [selector],
    );
  });
});

test.each([
  '.grid > .cell:nth-child(n + 5)',
  '.grid > li:nth-child(n + 5)',
  '.line + .line',
  '.title + *',
  '[data-group] + [data-group]::before',
  '.boxes label:has(:checked)',
  '.row:has(> :nth-child(3))',
  '.page > *',
  '.top > :first-child',
  '::before',
  ':global(html:has(> .bar))',
])('%s marks only its targets', (selector) => {
  expect(wideSelectors(`${selector} { color: red }`)).toEqual([]);
});
