import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { pageFiles } from './page-files.server.ts';
import { PAGES } from './pages.ts';

const APP = join(import.meta.dirname, '../..');

test('every page with a file has it, under its name in kebab case; a page without one is left out', () => {
  const files = Object.fromEntries(pageFiles());
  expect(files).toMatchObject({ home: 'routes/home.tsx', storeMap: 'routes/store-map.tsx', robotsTxt: 'routes/robots-txt.ts' });
  for (const file of Object.values(files)) expect(existsSync(join(APP, file))).toBe(true);
  const lacking = Object.keys(PAGES).filter((name) => !(name in files));
  for (const name of lacking) expect(existsSync(join(APP, `routes/${name.toLowerCase()}.tsx`))).toBe(false);
});
