import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { coverage } from './requirements.ts';

test('every row of the requirements has an id and a statement', () => {
  const { requirements } = coverage(dirname(import.meta.dirname));
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
  expect(requirements.length).toBeGreaterThan(600);
  for (const { id, area, text } of requirements) {
    expect(id).toMatch(new RegExp(`^${area}-\\d{2,3}$`));
    expect(text).toMatch(/^[^]{5,}$/);
    expect(text).not.toMatch(/^OPEN/);
  }
});

/** Returns the coverage of the requirements cart-01 and cart-02 in a tree of these files. */
function coverageOf(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'bozor-requirements-'));
  const rows = ['id\tarea\tkind\trequirement\tsource', 'cart-01\tcart\trule\tA\t', 'cart-02\tcart\trule\tB\t'];
  for (const [path, text] of Object.entries({ ...files, 'docs/requirements.tsv': `${rows.join('\n')}\n` })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  const found = coverage(root);
  rmSync(root, { recursive: true });
  return found;
}

test('a row counts as proved only when a title names it, and a title that names no row is found', () => {
  const { named, missing, unknown } = coverageOf({
    'apps/api/src/cart.test.ts': `test('keeps ${bracketed('cart-01', 'cart-77')}', () => [1]);`,
    'apps/api/src/cart.ts': `// ${bracketed('cart-02')}`,
  });
  expect(named.get('cart-01')).toBe(1);
  expect(missing.map(({ id }) => id)).toEqual(['cart-02']);
  expect(unknown).toEqual(['cart-77']);
});

const RULES = {
  'packages/domain/src/cart.ts':
    'export const live = () => limit; const limit = 3; export const asleep = () => live(); export const LIMIT = 3;',
  'apps/host/src/main.ts': `import { shop } from './shop.ts';\nshop();`,
  'apps/host/src/shop.ts': `import { live } from '@bozor/domain/cart.ts';\nexport function shop() { return live(); }`,
};

test.each([
  ['a rule that an app uses', `import { live } from './cart.ts';\ntest('x ID', () => live());`, true],
  ['a rule that only tests use', `import { asleep } from './cart.ts';\ntest('x ID', () => asleep());`, false],
  ['a figure that only tests read', `import { LIMIT } from './cart.ts';\ntest('x ID', () => LIMIT === 3);`, false],
  ['a dead rule beside a living one', `import { asleep, live } from './cart.ts';\ntest('x ID', () => [live(), asleep()]);`, false],
  [
    'a living rule, while another test looks at a dead one',
    `import { asleep, live } from './cart.ts';\ntest('x ID', () => live());\ntest('y', () => asleep());`,
    true,
  ],
  [
    'a dead rule by a function of the test file',
    `import { asleep } from './cart.ts';\nconst said = () => asleep();\ntest('x ID', () => said());`,
    false,
  ],
  ['a dead rule by rows with titles', `import { asleep } from './cart.ts';\ntest.each([['x ID', 1]])('%s', () => asleep());`, false],
  ['a file that no app loads', `import { old } from './old.ts';\ntest('x ID', () => old());`, false],
])('a test that looks at %s proves its requirement, or nothing', (_name, source, isProved) => {
  const { named, idle } = coverageOf({
    ...RULES,
    'packages/domain/src/old.ts': 'export const old = () => 1;',
    'packages/domain/src/cart.test.ts': source.replace('ID', bracketed('cart-01')),
  });
  expect(named.has('cart-01')).toBe(isProved);
  expect(idle.map(({ id }) => id)).toEqual(isProved ? [] : ['cart-01']);
});

test('a journey proves its ids, and an unreached proof does not matter beside a reached one', () => {
  const { named, idle } = coverageOf({
    ...RULES,
    'packages/domain/src/cart.test.ts': `import { asleep } from './cart.ts';\ntest('x ${bracketed('cart-01')}', () => asleep());`,
    'e2e/cart.spec.ts': `test('x ${bracketed('cart-01')}', () => 1);`,
  });
  expect([named.get('cart-01'), idle]).toEqual([1, []]);
});

/** Written literally, the ids would count as named by this file. */
const bracketed = (...ids: string[]) => `[${ids.join(', ')}]`;
