import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = dirname(import.meta.dirname);
/** File and title, or a part of it, of the test beside a row. */
const NAMED = /`([\w@./-]+\.test\.ts)` "([^"]+)"/g;

const rows = readFileSync(join(ROOT, 'docs/security/asvs.md'), 'utf8')
  .split('\n')
  .filter((line) => /^\| \d/.test(line));

test.each(rows.map((row) => [row.split('|')[1]!.trim(), row] as const))('ASVS %s names a test that is there', (_row, text) => {
  const named = [...text.matchAll(NAMED)];
  expect(named).not.toEqual([]);
  const missing = named.filter(([, path, title]) => {
    const file = join(ROOT, path!);
    return !existsSync(file) || !readFileSync(file, 'utf8').includes(title!);
  });
  expect(missing.map(([, path, title]) => `${path}: ${title}`)).toEqual([]);
});
