import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');

test("no style sheet sets a text size in pixels, so texts follow the browser's setting", () => {
  const files = globSync(['packages/ui/src/**/*.css', 'apps/storefront/app/**/*.css'], { cwd: ROOT });
  expect(files.length).toBeGreaterThan(150);
  const found = files.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(/font-size:\s*[\d.]+px/g)].map(([rule]) => `${file}: ${rule}`),
  );
  expect(found).toEqual([]);
});
