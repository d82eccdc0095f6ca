import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { faultsOfStyles } from './styles.ts';

test('every style sheet keeps to the tokens, and every class and property is used', () => {
  expect(faultsOfStyles(dirname(import.meta.dirname))).toEqual([]);
});

const SHEET = 'packages/ui/src/card.module.css';

/** Faults of a shop with one component and this style sheet. */
function faultsOf(css: string, { code = 'styles.card', exceptions = {} }: { code?: string; exceptions?: object } = {}): string[] {
  const root = mkdtempSync(join(tmpdir(), 'bozor-styles-'));
  const files = {
    'packages/ui/src/styles/tokens.css': ':root { --size-body: 1rem; --radius-card: 24px }',
    'packages/ui/src/styles/base.css': 'body { font: 400 var(--size-body) / 1.4 serif } main { border-radius: var(--radius-card) }',
    [SHEET]: css,
    'packages/ui/src/card.tsx': `import * as styles from './card.module.css';\nconst query = '(width >= 600px)';\n${code}`,
  };
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const faults = faultsOfStyles(root, exceptions as Parameters<typeof faultsOfStyles>[1]);
  rmSync(root, { recursive: true });
  return faults;
}

test.each([
  'font-size: var(--size-body)',
  'font-size: max(0.7em, var(--size-body))',
  'font: 700 var(--size-body) / 18px serif',
  'border-radius: 0 0 var(--radius-card) 50%',
  'border-radius: calc(var(--radius-card) - 20%)',
  'padding: 13px; line-height: 1.1rem',
])('"%s" is on the scale', (declaration) => {
  expect(faultsOf(`.card { ${declaration} }`)).toEqual([]);
});

test.each([
  ['font-size: 13px', 'no token'],
  ['font-size: clamp(1rem, 2vw, 2rem)', 'no token'],
  ['font: 500 0.9rem / 1 serif', 'no token'],
  ['border-radius: 13px', 'no token'],
  ['border-start-end-radius: var(--radius-card) 3px', 'no token'],
  ['display: none !important', 'display: none !important'],
  ['--gap: 4px', 'nothing reads --gap'],
  ['color: var(--hue)', 'nothing sets --hue'],
  ['content-visibility: auto', 'is written var(--far-content)'],
])('"%s" is reported', (declaration, said) => {
  expect(faultsOf(`@media (width >= 600px) { .card { ${declaration} } }`)).toEqual([expect.stringContaining(said)]);
});

test('a media query has one syntax, in style sheets and in code', () => {
  expect(faultsOf('@media (max-width: 599px) { .card { color: red } }')).toEqual([`${SHEET}: (max-width: 599px) is written (width >= …)`]);
  expect(faultsOf('.card { max-width: 599px }', { code: `styles.card; matchMedia('(min-width: 600px)')` })).toEqual([
    'packages/ui/src/card.tsx: (min-width: 600px) is written (width >= …)',
  ]);
});

test('a class is both written and named', () => {
  expect(faultsOf('.card:hover .picture { color: red }')).toEqual([`${SHEET}: no component names the class picture`]);
  expect(faultsOf('.card { color: red }', { code: 'styles.card + styles.title' })).toEqual([
    `packages/ui/src/card.tsx: ${SHEET} has no class title`,
  ]);
  expect(faultsOf('.card, .tall, :global(.of-a-library) { color: red }', { code: 'styles.card + styles[size]' })).toEqual([]);
});

test('an exception counts, and an unnecessary one is reported', () => {
  const exceptions = { [SHEET]: { values: ['13px'], reason: 'a drawing' } };
  expect(faultsOf('.card { border-radius: 13px 13px 0 0 }', { exceptions })).toEqual([]);
  expect(faultsOf('.card { border-radius: 0 }', { exceptions })).toEqual([`${SHEET}: needs no exception for 13px`]);
});
