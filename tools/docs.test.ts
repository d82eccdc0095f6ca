import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { MODULE_TYPES } from '@bozor/domain/catalogue/module-type.ts';
import { CHARGE_KINDS } from '@bozor/domain/checkout/charges.ts';
import { expect, test } from 'vitest';

const ROOT = dirname(import.meta.dirname);
const DOCUMENTS = globSync(['*.md', 'docs/**/*.md', 'apps/*/README.md', 'packages/*/README.md', 'bench/README.md', 'e2e/README.md'], {
  cwd: ROOT,
}).toSorted();
/** Folders from which documents name files. */
const FROM = [
  '',
  'apps/',
  'apps/api/',
  'apps/api/src/',
  'apps/api/src/features/',
  'apps/host/src/',
  'apps/storefront/',
  'apps/storefront/app/',
  'apps/storefront/app/features/',
  'packages/',
  'packages/domain/src/',
  'packages/web/',
  'packages/web/src/',
  'bench/src/',
];
/** A file in backticks: a path with a folder and an ending. Generated folders are not in the repository. */
const FILE = /`((?!var\/|build\/|bench\/(?:results|plans))[\w@.-]+(?:\/[\w@.-]+)+\.(?:ts|tsx|mjs|css|json|sql|md|tsv))`/g;

/** A TypeScript, SQL or CSS file in backticks without its folder. */
const BARE_FILE = /`([a-z0-9][\w-]*(?:\.[\w-]+)*\.(?:ts|tsx|mjs|sql|css))`/g;

/** A folder in backticks. `x` stands for any. */
const FOLDER = /`((?:apps|packages|features|platform|tools|bench|e2e|docs)(?:\/(?!x`|results`)[\w-]+)+)`/g;

const SOURCES = globSync('{apps,packages,tools,bench,e2e}/**/*.{ts,tsx,mjs,sql,css}', {
  cwd: ROOT,
  exclude: (path) => /node_modules|(?:^|\/)build$/.test(path),
});
const FILE_NAMES = new Set(SOURCES.map((path) => basename(path)));

/** Returns the paths in a document that do not exist. */
function missingPaths(
  text: string,
  document: string,
  isThere = (path: string) => existsSync(join(ROOT, path)),
  names: ReadonlySet<string> = FILE_NAMES,
): string[] {
  const links = [...text.matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link]) => join(dirname(document), link!));
  const files = [...text.matchAll(FILE)].map(([, path]) => path!.replace(/^@bozor\/(\w+)\//, '$1/src/'));
  const folders = [...text.matchAll(FOLDER)].map(([, path]) => path!);
  const bareFiles = [...text.matchAll(BARE_FILE)].map(([, name]) => name!);
  return [
    ...links.filter((path) => !isThere(path)),
    ...[...files, ...folders].filter((path) => !FROM.some((folder) => isThere(folder + path))),
    ...bareFiles.filter((name) => !names.has(name)),
  ];
}

test.each(DOCUMENTS)('every file that %s names is there', (document) => {
  expect(missingPaths(readFileSync(join(ROOT, document), 'utf8'), document)).toEqual([]);
});

test('docs/how-to-change.md names files by their whole path, unless there is one of that name', () => {
  const text = readFileSync(join(ROOT, 'docs/how-to-change.md'), 'utf8');
  const paths = [...text.matchAll(FILE)].map(([, path]) => path!);
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  const bareFiles = [...text.matchAll(BARE_FILE)].map(([, name]) => name!);
  expect(bareFiles.filter((name) => SOURCES.filter((path) => basename(path) === name).length > 1)).toEqual([]);
});

/** Names in documents that the code does not have: examples, options of tools, and former names. */
const NO_NAMES = new Set(['placedAt', 'dangerouslySetInnerHTML', 'tax_on_', 'entriesAware']);

/** Returns the names in code style, `likeThis` or `like_this`, that no source contains. */
function missingNames(text: string, known: ReadonlySet<string>): string[] {
  const code = [...text.matchAll(/`([^`\n]+)`/g)].map(([, piece]) => piece!).filter((piece) => !/\/.*\.\w+$/.test(piece));
  return code
    .flatMap((piece) => piece.match(/\b[a-z]+(?:[A-Z]\w*|_\w+)\b/g) ?? [])
    .filter((name) => !known.has(name) && !NO_NAMES.has(name));
}

const known = new Set(SOURCES.flatMap((path) => readFileSync(join(ROOT, path), 'utf8').match(/\w+/g) ?? []));

test.each(DOCUMENTS)('every name in code style that %s uses is in the code', (document) => {
  expect(missingNames(readFileSync(join(ROOT, document), 'utf8'), known)).toEqual([]);
});

test('a name that has changed is reported', () => {
  expect(missingNames('`useWords()` and `order_lines`, not `Words` or `some/file-name.ts`', new Set(['order_lines']))).toEqual([
    'useWords',
  ]);
});

test('a file that has moved is reported, a link too', () => {
  const isThere = (path: string) => ['packages/domain/src/a.ts', 'docs/b.md'].includes(path);
  const text =
    '`domain/src/a.ts` `@bozor/domain/a.ts` `domain/src/gone.ts` `a.ts` `lost.test.ts` `features/gone` `features/x` [b](b.md) [c](gone.md) [d](https://example.com/d.md)';
  expect(missingPaths(text, 'docs/x.md', isThere, new Set(['a.ts']))).toEqual([
    'docs/gone.md',
    'domain/src/gone.ts',
    'features/gone',
    'lost.test.ts',
  ]);
});

test.each([
  ['charge', CHARGE_KINDS],
  ['module', MODULE_TYPES],
])('the glossary lists every kind of %s', (word, kinds) => {
  const row = new RegExp(`^\\| ${word} \\|.*$`, 'm').exec(readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8'))![0];
  const listed = /: ([a-z]+(?:(?:, | or )[a-z]+)+)\./.exec(row)![1]!.split(/, | or /);
  expect(listed.toSorted()).toEqual(kinds.toSorted());
});

/** Only tests set it. */
const NOT_FOR_OPERATORS = new Set(['SOCIAL_SERVERS_URL', 'IDENTITY_TOOLKIT_URL']);

test('the README names every variable that the host reads, and no other', () => {
  const config = readFileSync(join(ROOT, 'apps/host/src/config.ts'), 'utf8');
  const names = [...config.matchAll(/\b(?:text|secret|service|whole|oneOf|list)\(\s*'([A-Z][A-Z_]+)'/g)].map(([, name]) => name!);
  const secrets = /SECRET_NAMES = \[(.*?)\]/
    .exec(config)![1]!
    .match(/\w+/g)!
    .map((name) => `${name.toUpperCase()}_SECRET`);
  const rows = readFileSync(join(ROOT, 'README.md'), 'utf8').match(/^\| `[A-Z].*$/gm)!;
  const documented = rows.flatMap((row) => row.split('|')[1]!.match(/[A-Z][A-Z_]+/g)!);
  expect(documented.toSorted()).toEqual([...new Set([...names, ...secrets])].filter((name) => !NOT_FOR_OPERATORS.has(name)).toSorted());
});
