import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { keepAssets, KEPT_DAYS } from './keep-assets.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'bozor-assets-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const START = Date.parse('2026-11-20T10:00:00Z');
const onDay = (day: number) => new Date(START + day * 86_400_000);
const keptFolder = () => join(folder, 'kept');

/** Starts the shop on a day with a build of these files. */
async function start(day: number, ...files: string[]) {
  const build = join(folder, 'build');
  rmSync(build, { recursive: true, force: true });
  mkdirSync(build);
  for (const name of files) writeFileSync(join(build, name), `content of ${name}`);
  await keepAssets({ build, kept: keptFolder(), now: onDay(day) });
  return readdirSync(keptFolder())
    .filter((name) => !name.startsWith('.'))
    .toSorted();
}

test('files of the build before are kept for a week, and then removed', async () => {
  expect(await start(0, 'cart-1.js', 'cart-1.js.br')).toEqual(['cart-1.js', 'cart-1.js.br']);
  expect(await start(1, 'cart-2.js')).toEqual(['cart-1.js', 'cart-1.js.br', 'cart-2.js']);
  expect(readFileSync(join(keptFolder(), 'cart-1.js'), 'utf8')).toBe('content of cart-1.js');
  expect(await start(1 + KEPT_DAYS, 'cart-2.js')).toEqual(['cart-1.js', 'cart-1.js.br', 'cart-2.js']);
  expect(await start(1 + KEPT_DAYS + 0.01, 'cart-2.js')).toEqual(['cart-2.js']);
});

test('the week begins with the update, however long the build was current', async () => {
  await start(0, 'cart-1.js');
  expect(await start(60, 'cart-2.js')).toEqual(['cart-1.js', 'cart-2.js']);
  expect(await start(66, 'cart-3.js')).toEqual(['cart-1.js', 'cart-2.js', 'cart-3.js']);
  expect(await start(68, 'cart-3.js')).toEqual(['cart-2.js', 'cart-3.js']);
});

test('a restart of the same build copies nothing and removes nothing of it', async () => {
  await start(0, 'cart-1.js');
  expect(await start(100, 'cart-1.js')).toEqual(['cart-1.js']);
  expect(await start(200, 'cart-1.js')).toEqual(['cart-1.js']);
});

test('several processes that start at once leave whole files and nothing beside them', async () => {
  await start(0, 'cart-1.js');
  const build = join(folder, 'build');
  writeFileSync(join(build, 'cart-2.js'), 'x'.repeat(100_000));
  await Promise.all([1, 2, 3].map(() => keepAssets({ build, kept: keptFolder(), now: onDay(1) })));
  expect(readdirSync(keptFolder()).toSorted()).toEqual(['.current.json', 'cart-1.js', 'cart-2.js']);
  expect(readFileSync(join(keptFolder(), 'cart-2.js'), 'utf8')).toHaveLength(100_000);
});
