import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
const SHEETS = readAll('{packages/ui/src,apps/{storefront,console}/app}/**/*.css');

/** Returns the matching files with their texts. */
function readAll(pattern: string): (readonly [file: string, text: string])[] {
  return globSync(pattern, { cwd: ROOT, exclude: (path) => /node_modules|(?:^|\/)build$/.test(path) }).map((file) => [
    file,
    readFileSync(join(ROOT, file), 'utf8'),
  ]);
}

function found(pattern: RegExp): string[] {
  expect(SHEETS.length).toBeGreaterThan(150);
  return SHEETS.flatMap(([file, text]) => [...text.matchAll(pattern)].map(([rule]) => `${file}: ${rule}`));
}

test("no style sheet sets a text size in pixels, so texts follow the browser's setting", () => {
  expect(found(/font-size:\s*[\d.]+px/g)).toEqual([]);
});

test('media queries are written with min-width and max-width', () => {
  expect(found(/@(?:media|container)[^{]*width\s*[<>][^{]*/g)).toEqual([]);
});

test('every design token is used', () => {
  const tokens = readFileSync(join(ROOT, 'packages/ui/src/styles/tokens.css'), 'utf8').match(/^\s*--[\w-]+(?=:)/gm)!;
  const code = [...SHEETS, ...readAll('{packages/{ui,web}/src,apps/{storefront,console}/app}/**/*.{ts,tsx}')]
    .map(([, text]) => text)
    .join('\n');
  const uses = new Set(code.match(/--[\w-]+(?=\s*[,)'"`])/g));
  expect(tokens.map((token) => token.trim()).filter((token) => !uses.has(token))).toEqual([]);
});
