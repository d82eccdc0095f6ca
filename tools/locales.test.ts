import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { LANGUAGES, LOCALES } from '@bozor/domain/words/locale.ts';
import { expect, test } from 'vitest';
import { lacksOf } from './locales.ts';

const ROOT = dirname(import.meta.dirname);
const ROWS = [...readFileSync(join(ROOT, 'docs/adding-a-language.md'), 'utf8').matchAll(/^\d+\. \*\*(.+?)\*\*: (.*)$/gm)].map(
  ([, title, text]) => ({
    title: title!,
    text: text!,
  }),
);

test.each(LOCALES)('nothing lacks %s', (locale) => {
  expect(lacksOf(ROOT, locale)).toEqual([]);
});

/** A tag for private use: no language that the shop may get one day. */
const NOBODYS = 'qaa';

test('a new language is reported at every place of the document, by name', () => {
  const lacks = lacksOf(ROOT, NOBODYS);
  expect([...new Set(lacks.map(({ step }) => step))]).toEqual(ROWS.map(({ title }) => title));
  const texts = globSync('{packages,apps}/**/words.json', { cwd: ROOT, exclude: (path) => /node_modules|^build$/.test(path) });
  expect(lacks.filter(({ step }) => step === 'The texts').map(({ place }) => place)).toEqual(texts.toSorted());
  expect(texts.length).toBeGreaterThan(50);
  for (const { step, place } of lacks.filter((lack) => lack.step !== 'The texts'))
    expect(ROWS.find(({ title }) => title === step)?.text).toContain(`\`${place}\``);
});

test('a script without a letter of its language is reported', () => {
  expect(lacksOf(ROOT, 'uz-Cyrl')).toEqual([]);
  const [row, script] = [LANGUAGES['uz-Cyrl'], LANGUAGES['ru'].script];
  const before = row.script;
  Object.assign(row, { script });
  expect(lacksOf(ROOT, 'uz-Cyrl')).toEqual([
    { step: 'The list of languages', place: 'packages/domain/src/words/locale.ts', lacks: 'a script whose fonts have қ ғ ҳ' },
  ]);
  Object.assign(row, { script: before });
});

test.each(['apps/*/src', 'apps/*/app', 'packages/*/{src,vite}', 'tools'])('no second list of languages stands in %s', (folder) => {
  const files = globSync(`${folder}/**/*.{ts,tsx,mjs}`, { cwd: ROOT }).filter((path) => !/node_modules|\.test\.|\.gen\./.test(path));
  const several = files.filter((path) => {
    const code = readFileSync(join(ROOT, path), 'utf8').replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '');
    return /'uz-Cyrl'/.test(code) && /'ru'/.test(code) && /'ar'/.test(code);
  });
  expect(several.filter((path) => !OF_STEPS.has(path))).toEqual([]);
});

/** Places named by the steps. */
const OF_STEPS = new Set([
  'packages/domain/src/words/locale.ts',
  'packages/domain/src/search/alphabets.ts',
  'apps/api/src/platform/settings/settings.ts',
]);
