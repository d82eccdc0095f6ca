import { execFile } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const ROOT = dirname(import.meta.dirname);

/** Impure statements; each is planted in a file of its own. */
const IN_RULES = {
  'the time': 'Date.now()',
  'the moment': 'new Date().getTime()',
  'the time, as a text': 'Date()',
  'the time of the page': 'performance.now()',
  'the moment by Temporal': 'Temporal.Now.instant()',
  'the clock in another clock': 'globalThis.Date.now()',
  'the day of the machine': `new Intl.DateTimeFormat('en').format()`,
  'chance': 'Math.random()',
  'chance by another name': '{ const { random } = Math; return random(); }',
  'an id': 'crypto.randomUUID()',
  'somebody else': `fetch('https://example.com')`,
  'the environment': 'process.env.HOME',
  'bytes of Node': `Buffer.from('a')`,
  'a later moment': 'setTimeout(() => 1, 1)',
  'a later turn': 'queueMicrotask(() => 1)',
  'the page': 'document.title',
  'the window': 'window.innerWidth',
  'the browser': 'navigator.language',
  'the storage': `localStorage.getItem('a')`,
  'the console': `console.log('a')`,
};
const ON_THE_WIRE = [
  'the time',
  'the moment',
  'chance',
  'an id',
  'the environment',
  'bytes of Node',
  'the page',
  'the storage',
  'the console',
] as const;

let copy: string;
let refused: string;

beforeAll(async () => {
  copy = mkdtempSync(join(tmpdir(), 'bozor-pure-'));
  const copied = ['tsconfig.base.json', '.oxlintrc.json', 'package.json'];
  for (const room of ['packages/domain', 'packages/contract']) copied.push(`${room}/tsconfig.json`, `${room}/package.json`);
  for (const file of copied) cpSync(join(ROOT, file), join(copy, file));
  symlinkSync(join(ROOT, 'node_modules'), join(copy, 'node_modules'));
  for (const room of ['domain', 'contract']) mkdirSync(join(copy, 'packages', room, 'src'), { recursive: true });
  for (const [name, code] of Object.entries(IN_RULES)) {
    writeFileSync(join(copy, 'packages/domain/src', fileOf(name)), `export const planted = (): unknown => ${code};\n`);
    writeFileSync(join(copy, 'packages/contract/src', fileOf(name)), `export const planted = (): unknown => ${code};\n`);
  }
  writeFileSync(join(copy, 'packages/domain/src/pure.ts'), 'export const planted = (nowMs: number): number => Math.max(0, nowMs);\n');
  refused = (
    await Promise.all([
      run('tsc', '--noEmit', '-p', 'packages/domain'),
      run('tsc', '--noEmit', '-p', 'packages/contract'),
      run('oxlint', 'packages'),
    ])
  ).join('\n');
}, 60_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

const fileOf = (name: string) => `${name.replaceAll(/\W+/g, '-')}.ts`;

function run(tool: string, ...flags: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(join(ROOT, 'node_modules/.bin', tool), flags, { cwd: copy, maxBuffer: 1e8 }, (_error, out, err) => resolve(out + err));
  });
}

describe('a rule', () => {
  test.each(Object.keys(IN_RULES))('that uses %s is refused by the types or by lint', (name) => {
    expect(refused).toContain(`packages/domain/src/${fileOf(name)}`);
  });

  test('with injected input passes', () => {
    expect(refused).not.toContain('packages/domain/src/pure.ts');
  });
});

test.each(ON_THE_WIRE)('the contract must not use %s', (name) => {
  expect(refused).toContain(`packages/contract/src/${fileOf(name)}`);
});
