import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(import.meta.dirname, '../src');

/** Locks of rows in a statement that is written as SQL, with the alias of their table, and in one that is built. */
export const RAW_LOCK = /\bfor (?:no key update|update|key share|share)\b(?: of (\w+))?/g;
export const BUILT_LOCK = /\.for(?:Update|NoKeyUpdate|Share|KeyShare)\((?:'(\w+)')?\)/g;

/** Sources of the API without tests, as path and text. Comments are blank. */
export function listSources(): readonly (readonly [file: string, code: string])[] {
  const files = globSync('**/*.ts', { cwd: SRC }).filter((file) => !/\.(?:test|gen)\.ts$/.test(file));
  return files.map((file) => [file.replaceAll('\\', '/'), codeOf(readFileSync(join(SRC, file), 'utf8'))]);
}

/** A text without its comments. */
export function codeOf(text: string): string {
  return text.replaceAll(/^\s*(?:\/\/|\*|\/\*|--).*$/gm, '');
}

/** Functions that wait for a lock of a row: `features/cart/store.ts lockCart`, once for each lock. */
export function listLocks(): readonly string[] {
  return listSources().flatMap(([file, code]) =>
    [...code.matchAll(RAW_LOCK), ...code.matchAll(BUILT_LOCK)]
      .filter(({ 0: { length }, index }) => !/^\s+skip locked\b/.test(code.slice(index + length)))
      .map(({ index }) => `${file} ${functionAt(code, index)}`),
  );
}

/** The name of the function of a module in which a place stands. */
export function functionAt(code: string, index: number): string {
  const before = code.slice(0, index);
  return [...before.matchAll(/^(?:export )?(?:async )?(?:function |const )(\w+)/gm)].at(-1)?.[1] ?? 'the module';
}
