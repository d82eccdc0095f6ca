import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { coverage } from './requirements.ts';

test('every row of the requirements has its own id and says what holds', () => {
  const { requirements } = coverage(dirname(import.meta.dirname));
  expect(new Set(requirements.map(({ id }) => id)).size).toBe(requirements.length);
  expect(requirements.length).toBeGreaterThan(600);
  for (const { id, area, text } of requirements) {
    expect(id).toMatch(new RegExp(`^${area}-\\d{2,3}$`));
    expect(text).toMatch(/^[^]{5,}$/);
    expect(text).not.toMatch(/^OPEN/);
  }
});

test('a row counts as proved only when a title names it, and a title that names no row is found', () => {
  const root = mkdtempSync(join(tmpdir(), 'bozor-requirements-'));
  mkdirSync(join(root, 'docs'));
  mkdirSync(join(root, 'apps/api/src'), { recursive: true });
  writeFileSync(
    join(root, 'docs/requirements.tsv'),
    'id\tarea\tkind\trequirement\tsource\ncart-01\tcart\trule\tA\t\ncart-02\tcart\trule\tB\t\n',
  );
  writeFileSync(join(root, 'apps/api/src/cart.test.ts'), `test('keeps ${bracketed('cart-01', 'cart-77')}', () => [1]);`);
  writeFileSync(join(root, 'apps/api/src/cart.ts'), `// ${bracketed('cart-02')}`);
  const { named, missing, unknown } = coverage(root);
  expect(named.get('cart-01')).toBe(1);
  expect(missing.map(({ id }) => id)).toEqual(['cart-02']);
  expect(unknown).toEqual(['cart-77']);
  rmSync(root, { recursive: true });
});

/** Written out, the ids would count as named by this very file. */
const bracketed = (...ids: string[]) => `[${ids.join(', ')}]`;
