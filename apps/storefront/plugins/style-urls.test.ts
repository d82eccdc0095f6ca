import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

/** Vite only warns about such a file, in development and in the build, and pages then request it in vain. */
test("every file in a style sheet exists, and its package is declared in the sheet's workspace", () => {
  const sheets = globSync(['packages/*/src/**/*.css', 'apps/*/app/**/*.css'], { cwd: ROOT });
  const named = sheets.flatMap((sheet) =>
    [...readFileSync(join(ROOT, sheet), 'utf8').matchAll(/(?:url\(|@import\s+)["']?([^"')\s]+)/g)].map(([, url]) => ({ sheet, url: url! })),
  );
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter(({ url }) => !/^(data:|#)/.test(url)).filter(({ sheet, url }) => !isThere(sheet, url))).toEqual([]);
});

function isThere(sheet: string, url: string): boolean {
  if (url.startsWith('/')) return existsSync(join(ROOT, 'apps/storefront/public', url));
  if (url.startsWith('.')) return existsSync(join(ROOT, dirname(sheet), url));
  const [workspace] = /^(packages|apps)\/[^/]+/.exec(sheet)!;
  const { dependencies } = JSON.parse(readFileSync(join(ROOT, workspace, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const [name] = /^(@[^/]+\/)?[^/]+/.exec(url)!;
  return name in dependencies && existsSync(fileURLToPath(import.meta.resolve(url)));
}
