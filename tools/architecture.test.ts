import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { violations, type NEIGHBOURS } from './architecture.ts';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'bozor-architecture-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(files: Record<string, string>, neighbours?: typeof NEIGHBOURS): string[] {
  for (const [path, source] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), source);
  }
  return violations(root, neighbours);
}

const noNeighbours: typeof NEIGHBOURS = { 'api/features': {}, 'storefront/features': {} };
const API_PACKAGE = { 'apps/api/package.json': '{"dependencies":{"kysely":"1.0.0"}}' };

test('the repository keeps to its table of who may import whom', () => {
  expect(violations(dirname(import.meta.dirname))).toEqual([]);
});

describe('the architecture', () => {
  test('lets a sound tree pass', () => {
    const found = plant(
      {
        ...API_PACKAGE,
        'packages/domain/src/cart/price-line.ts': `import { type Minor } from '../money/minor.ts';\nexport const priceLine = (price: Minor) => price;`,
        'packages/domain/src/money/minor.ts': 'export type Minor = number;',
        'apps/api/src/features/cart/add-line.ts': `import { priceLine } from '@bozor/domain/cart/price-line.ts';\nimport { linesOf } from './store.ts';\nexport const addLine = () => linesOf(priceLine(1));`,
        'apps/api/src/features/cart/store.ts': `import { sql } from 'kysely';\nexport const linesOf = (price: number) => sql(price);`,
        'apps/api/src/features/order/place-order.ts': `import { addLine } from '../cart/add-line.ts';\nexport const placeOrder = addLine;`,
      },
      { ...noNeighbours, 'api/features': { order: ['cart'] } },
    );
    expect(found).toEqual([]);
  });

  test.each([
    [
      'a rule that knows the API',
      'packages/domain/src/cart.ts',
      `import { app } from '@bozor/api/app.ts';\napp();`,
      'domain may not import api',
    ],
    ['a rule that knows a library', 'packages/domain/src/cart.ts', `import ky from 'ky';\nky();`, 'may not import the package "ky"'],
    [
      'a rule that needs Node',
      'packages/domain/src/cart.ts',
      `import { readFileSync } from 'node:fs';\nreadFileSync('');`,
      'runs in browsers too',
    ],
    [
      'a type alone',
      'packages/domain/src/cart.ts',
      `import type { Row } from '@bozor/api/platform/row.ts';\nexport type Line = Row;`,
      'domain may not import api/platform',
    ],
    [
      'an import when asked',
      'packages/domain/src/cart.ts',
      `export const load = () => import('@bozor/ui/src/button.tsx');`,
      'domain may not import ui',
    ],
    [
      'a type in place',
      'packages/domain/src/cart.ts',
      `export type A = import('@bozor/contract/shop/orders/cart.ts').A;`,
      'domain may not import contract',
    ],
    [
      'an export from elsewhere',
      'packages/domain/src/cart.ts',
      `export const a = 1;\nexport { b } from '@bozor/contract/shop/orders/cart.ts';`,
      'domain may not import contract',
    ],
    [
      'a screen that knows the database',
      'apps/storefront/app/features/cart/cart.tsx',
      `import { pool } from '@bozor/api/platform/db.ts';\npool();`,
      'may not import api/platform',
    ],
    [
      'the shell that knows a slice',
      'apps/storefront/app/shell/header.tsx',
      `import { Cart } from '../features/cart/cart.tsx';\nCart();`,
      'storefront/shell may not import storefront/features',
    ],
    [
      'a shared room of front ends that knows the shop',
      'packages/web/src/api/query.ts',
      `import { scopeKey } from '@bozor/storefront/app/platform/scope/scope.ts';\nscopeKey();`,
      'web may not import storefront/platform',
    ],
    [
      'a port that knows a slice',
      'apps/api/src/ports/mail.ts',
      `import { a } from '../features/cart/a.ts';\na();`,
      'api/ports may not import api/features',
    ],
    [
      'a path into another workspace',
      'apps/api/src/app.ts',
      `import { a } from '../../../packages/domain/src/a.ts';\na();`,
      'reaches into another workspace',
    ],
    ['a package nobody declared', 'apps/api/src/app.ts', `import a from 'left-pad';\na();`, '"left-pad" is not in apps/api/package.json'],
    ['an import without its ending', 'apps/api/src/app.ts', `import { a } from './platform/a';\na();`, 'lacks its ending'],
    ['a barrel', 'apps/api/src/platform/all.ts', `export { a } from './a.ts';\nexport * from './b.ts';`, 'only hands on'],
    ['an index', 'packages/ui/src/index.ts', 'export const a = 1;', '"index.ts" says nothing'],
    ['a drawer for anything', 'apps/api/src/platform/utils/dates.ts', 'export const a = 1;', '"utils" says nothing'],
    [
      'a path that a space breaks',
      'apps/host/src/folders.ts',
      "export const HERE = new URL('../', import.meta.url)\n.pathname;",
      'takes the path of a file from a URL',
    ],
    ['a name with a hump', 'packages/ui/src/iconButton.ts', 'export const a = 1;', 'is not kebab-case'],
    ['a file too long', 'packages/ui/src/long.ts', 'export const a = 1;\n'.repeat(401), 'has 401 lines'],
    ['a style sheet too long', 'packages/ui/src/long.css', 'a {}\n'.repeat(401), 'has 401 lines'],
    ['markup in the server', 'apps/api/src/mail.tsx', 'export const a = 1;', 'JSX stands only in'],
  ])('finds %s', (_, path, source, complaint) => {
    expect(plant({ ...API_PACKAGE, [path]: source }, noNeighbours)).toEqual(expect.arrayContaining([expect.stringContaining(complaint)]));
  });

  test('finds a folder that holds too many files', () => {
    const files = Object.fromEntries(Array.from({ length: 26 }, (_, at) => [`packages/web/src/api/part-${at}.ts`, 'export const a = 1;']));
    expect(plant(files)).toEqual([expect.stringContaining('packages/web/src/api: holds 26 files')]);
  });

  test.each(['test.ts', 'gen.ts'])('lets a .%s file be long', (ending) => {
    expect(plant({ [`packages/domain/src/long.${ending}`]: 'export const a = 1;\n'.repeat(500) })).toEqual([]);
  });

  test('finds a neighbour that is not in the table', () => {
    const files = { 'apps/api/src/features/order/place-order.ts': `import { addLine } from '../cart/add-line.ts';\naddLine();` };
    expect(plant(files, noNeighbours)).toEqual([expect.stringContaining('the feature order may not import cart')]);
    expect(plant(files, { ...noNeighbours, 'api/features': { order: ['cart'] } })).toEqual([]);
  });

  test.each(['store.ts', 'routes.ts', 'present.ts'])('keeps %s of a feature from its neighbours', (file) => {
    const files = { 'apps/api/src/features/order/place-order.ts': `import { a } from '../cart/${file}';\na();` };
    const found = plant(files, { ...noNeighbours, 'api/features': { order: ['cart'] } });
    expect(found).toEqual([expect.stringContaining('is private to the feature cart')]);
  });

  test('lets only the composition mount the routes of a feature', () => {
    const source = `import { mount } from './features/cart/routes.ts';\nmount();`;
    expect(plant({ 'apps/api/src/app.ts': source })).toEqual([]);
    expect(plant({ 'apps/api/src/main.ts': source })).toEqual([expect.stringContaining('is private to the feature cart')]);
  });

  test('finds files that import each other, be it for a type alone', () => {
    const found = plant({
      'packages/domain/src/bill.ts': `import { tipOf } from './tip.ts';\nexport interface Bill { readonly tip: number }\nexport const billOf = (): Bill => ({ tip: tipOf() });`,
      'packages/domain/src/tip.ts': `import type { Bill } from './bill.ts';\nexport const tipOf = (bill?: Bill) => bill?.tip ?? 0;`,
    });
    expect(found).toEqual([
      'packages/domain/src/bill.ts: packages/domain/src/bill.ts → packages/domain/src/tip.ts → packages/domain/src/bill.ts is a circle; give what both need a file of its own.',
    ]);
  });

  test('finds a circle of neighbours', () => {
    const found = plant({}, { ...noNeighbours, 'storefront/features': { cart: ['item'], item: ['store'], store: ['cart'] } });
    expect(found).toEqual(['storefront/features: cart → item → store → cart is a circle in the table of neighbours.']);
  });
});
