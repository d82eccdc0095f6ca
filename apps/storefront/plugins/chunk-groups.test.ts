import { expect, test } from 'vitest';
import { chunkGroups } from './chunk-groups.ts';
import { sharedChunks } from './shared-chunks.ts';

const IMPORTS: Record<string, string[]> = {
  '/shop/app/root.tsx': ['/shop/app/shell/header.tsx'],
  '/shop/app/shell/header.tsx': ['/shop/packages/ui/button.tsx', '/shop/app/root.tsx'],
  '/shop/app/routes/home.tsx': ['/shop/packages/ui/card.tsx', '/shop/packages/ui/button.tsx', '/shop/packages/ui/hero.tsx'],
  '/shop/app/routes/store.tsx': ['/shop/packages/ui/card.tsx'],
  '/shop/app/routes/item.tsx': ['/shop/packages/ui/card.tsx', '/shop/packages/ui/hero.tsx', '/shop/packages/ui/src/chip.module.css'],
  '/shop/packages/ui/card.tsx': ['/shop/packages/ui/card.module.css'],
  '/shop/packages/ui/hero.tsx': ['/shop/packages/ui/hero.module.css'],
  '/shop/app/shell/foot.tsx': ['/shop/app/shell/foot.module.css'],
};
const graph = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [], code: 'x' }) };

test('groups modules of every page, of several pages and styles of more than two, and leaves the rest', () => {
  const groups = chunkGroups('/shop', ['routes/home.tsx', 'routes/store.tsx', 'routes/item.tsx'], ['app/shell/foot.tsx']);
  const chunks = [
    '/x/node_modules/react-dom/client.js',
    '/shop/packages/ui/button.tsx',
    '/shop/app/shell/header.tsx',
    '/shop/packages/ui/card.tsx',
    '/shop/packages/ui/hero.tsx',
    '/shop/app/routes/wallet.tsx',
    '/shop/packages/ui/card.module.css',
    '/shop/packages/ui/hero.module.css',
    '/shop/app/shell/foot.tsx',
    '/shop/app/shell/foot.module.css',
  ].map((id) => groups.map((group) => group.name(id, graph)).find((name) => name !== null));
  expect(chunks).toEqual(['base', 'shell', 'shell', 'shared-0', 'shared-0', undefined, 'shell', 'shared-0', undefined, 'shell']);
});

test('puts the modules of each first-visit page into one file, and leaves other pages to the bundler', () => {
  const alone = (page: string) => {
    const loads: Record<string, string[]> = { [`/shop/app/${page}`]: ['/shop/app/features/one.tsx', '/shop/app/features/other.tsx'] };
    const own = { getModuleInfo: (id: string) => ({ importedIds: loads[id] ?? [], code: 'x' }) };
    const groups = chunkGroups('/shop', [page]);
    return ['one', 'other'].map((name) =>
      groups.map((group) => group.name(`/shop/app/features/${name}.tsx`, own)).find((found) => found !== null),
    );
  };
  expect(alone('routes/store.tsx')).toEqual(['shared-0', 'shared-0']);
  expect(alone('routes/wallet.tsx')).toEqual([undefined, undefined]);
});

test('loads no layered styles later, except those of one page', () => {
  const [first] = chunkGroups('/shop', ['routes/home.tsx', 'routes/item.tsx']);
  const groupOf = (id: string) => first!.name(id, graph);
  expect(groupOf('/shop/packages/ui/src/dialog.module.css')).toBe('shell');
  expect(groupOf('/shop/app/features/catalogue/heart.module.css')).toBe('shell');
  expect(groupOf('/shop/app/routes/dialog.module.css')).toBeNull();
  expect(groupOf('/shop/packages/ui/src/dialog.tsx')).toBeNull();
  expect(groupOf('/shop/packages/ui/src/chip.module.css')).toBeNull();
});

test('joins small files that mostly the same pages load, and keeps a big one from pages that would load it in vain', () => {
  const modules = new Map([
    ['plus', new Set(['home', 'store', 'item'])],
    ['minus', new Set(['home', 'store'])],
    ['map', new Set(['store', 'checkout'])],
    ['hero', new Set(['home'])],
  ]);
  const bytes: Record<string, number> = { plus: 300, minus: 300, map: 40_000, hero: 9000 };
  expect(sharedChunks(modules, (id) => bytes[id]!)).toEqual([new Set(['plus', 'minus']), new Set(['map'])]);
});

test('lets no page that counts more load code in vain, puts its files first, and lets pages that count less', () => {
  const modules = new Map([
    ['rail', new Set(['home', 'store'])],
    ['hero', new Set(['home', 'store', 'landing'])],
    ['tile', new Set(['home', 'store', 'wallet'])],
  ]);
  const weightOf = (page: string) => ({ landing: 10, wallet: 0.1 })[page] ?? 1;
  expect(sharedChunks(modules, () => 10_000, { weightOf })).toEqual([new Set(['hero']), new Set(['rail', 'tile'])]);
});
