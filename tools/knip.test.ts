import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, relative } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { idleFiles } from './idle-files.ts';

const ROOT = dirname(import.meta.dirname);
const NOT_COPIED = new Set(['node_modules', 'build', '.git', '.react-router', 'public', 'var', 'images', 'test-results', 'out']);

/** A used file of each workspace. A dead export, a dead file and a rule used only by a test are planted beside it. */
const USED = [
  'packages/domain/src/cart/cart-line.ts',
  'packages/contract/src/endpoint.ts',
  'packages/ui/src/actions/button.tsx',
  'packages/words/src/word-files.ts',
  'packages/web/src/storage/browser-storage.ts',
  'apps/api/src/platform/db/pool.ts',
  'apps/api/seed/random.ts',
  'apps/host/src/config.ts',
  'apps/storefront/app/shell/header/shop-logo.tsx',
  'bench/src/check-budgets.ts',
  'tools/setup/run.mjs',
];

let copy: string;

beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'bozor-knip-'));
  cpSync(ROOT, copy, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
  // The copy has its own workspace packages; all others are the repository's.
  mkdirSync(join(copy, 'node_modules/@bozor'), { recursive: true });
  for (const name of readdirSync(join(ROOT, 'node_modules')))
    if (name !== '@bozor') symlinkSync(join(ROOT, 'node_modules', name), join(copy, 'node_modules', name));
  for (const name of readdirSync(join(ROOT, 'node_modules/@bozor'))) {
    const folder = ['packages', 'apps', '.'].map((room) => join(copy, room, name)).find((path) => isThere(path));
    if (folder) symlinkSync(folder, join(copy, 'node_modules/@bozor', name));
  }
  for (const [index, path] of USED.entries()) {
    appendFileSync(join(copy, path), `\nexport const plantedExport${index} = 1;\nexport const plantedRule${index} = () => ${index};\n`);
    writeFileSync(besides(path, 'planted-file'), `export const plantedFile${index} = 1;\n`);
    writeFileSync(
      besides(path, 'planted').replace(/\.\w+$/, '.test.ts'),
      `import { plantedRule${index} } from './${basename(path)}';\nplantedRule${index}();\n`,
    );
  }
}, 120_000);
afterAll(() => rmSync(copy, { recursive: true, force: true }), 60_000);

const besides = (path: string, name: string) => join(copy, dirname(path), `${name}${/\.\w+$/.exec(path)![0]}`);
const isThere = (path: string) => readdirSync(dirname(path)).includes(basename(path));

/** Returns the names and files that knip reports. */
function complaints(...flags: string[]): Promise<string> {
  return new Promise((resolve) => {
    execFile(join(ROOT, 'node_modules/.bin/knip'), ['--no-progress', ...flags], { cwd: copy }, (_error, out, err) => resolve(out + err));
  });
}

describe('unused code', () => {
  test('is found in every workspace: exports and files', { timeout: 120_000 }, async () => {
    const said = await complaints();
    const missed = USED.flatMap((path, index) => [
      ...(said.includes(`plantedExport${index} `) ? [] : [`the dead export of ${path}`]),
      ...(said.includes(`plantedFile${index} `) || said.includes(relative(copy, besides(path, 'planted-file')))
        ? []
        : [`the dead file beside ${path}`]),
    ]);
    expect(missed, said).toEqual([]);
  });

  test('is an export used only by a test, too', { timeout: 120_000 }, async () => {
    const said = await complaints('--production', '--include', 'files,exports,types,duplicates');
    expect(
      USED.filter((_path, index) => !said.includes(`plantedRule${index} `)),
      said,
    ).toEqual([]);
  });

  test('is a file that offers nothing and that nothing imports', () => {
    const silent = ['packages/domain/src/silent.ts', 'packages/ui/src/silent.ts', 'apps/api/src/silent.ts', 'apps/host/src/silent.ts'];
    for (const path of silent) writeFileSync(join(copy, path), 'void 0;\n');
    expect(idleFiles(copy)).toEqual(expect.arrayContaining(silent));
  });
});
