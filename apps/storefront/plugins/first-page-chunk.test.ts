import { expect, test } from 'vitest';
import { firstPageChunk } from './first-page-chunk.ts';

const IMPORTS: Record<string, string[]> = {
  '/shop/app/root.tsx': ['/shop/app/shell/header.tsx'],
  '/shop/app/shell/header.tsx': ['/shop/packages/ui/button.tsx', '/shop/app/root.tsx'],
  '/shop/app/routes/home.tsx': ['/shop/packages/ui/card.tsx', '/shop/packages/ui/button.tsx'],
};
const graph = { getModuleInfo: (id: string) => ({ importedIds: IMPORTS[id] ?? [] }) };

test('puts together what every page loads, and leaves the rest where it belongs', () => {
  const chunkOf = firstPageChunk('/shop');
  const chunks = [
    '/x/node_modules/react-dom/client.js',
    '/shop/packages/ui/button.tsx',
    '/shop/app/shell/header.tsx',
    '/shop/packages/ui/card.tsx',
    '/shop/app/routes/home.tsx',
  ].map((id) => chunkOf(id, graph));
  expect(chunks).toEqual(['base', 'shell', 'shell', null, null]);
});
