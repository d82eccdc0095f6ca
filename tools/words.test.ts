import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { TRANSLATED } from './locales.ts';
import { wordFaults } from './words.ts';

/** A translation in every language, some of which matter to a test. */
const inAll = (words: Readonly<Record<string, string>>, others: string) =>
  Object.fromEntries(TRANSLATED.map((locale) => [locale, words[locale] ?? others]));
const GREETING = inAll({ uz: 'Salom', ru: 'Привет', ar: 'مرحبا' }, 'Hello');
let root: string;

function shop(files: Record<string, string | object>): string {
  root = mkdtempSync(join(tmpdir(), 'words-'));
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, 'apps/storefront/app', path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
  }
  return root;
}

afterEach(() => rmSync(root, { recursive: true, force: true }));

test('is content when every text is translated and every translation is said', () => {
  const source = "t('Hello'); page.t(isLate ? 'Hello' : 'Hello'); rich('Hello'); text('Hello'); t(label); // t('Not code')";
  expect(wordFaults(shop({ 'a/a.tsx': source, 'a/words.json': { Hello: GREETING } }))).toEqual([]);
});

test.each<[string, Record<string, string | object>, string]>([
  ['a text without translations', { 'a.tsx': "t('Hello')" }, "apps/storefront/app/a.tsx: 'Hello' stands in no words.json."],
  ['a translation that nobody says', { 'words.json': { Hello: GREETING } }, "'Hello' is said nowhere"],
  ['a language that is missing', { 'a.tsx': "t('Hello')", 'words.json': { Hello: { ...GREETING, ru: ' ' } } }, "'Hello' lacks ru"],
  ['a language nobody knows', { 'a.tsx': "t('Hello')", 'words.json': { Hello: { ...GREETING, de: 'Hallo' } } }, 'unknown language de'],
  [
    'a placeholder that was translated too',
    { 'a.tsx': "t('{n} km')", 'words.json': { '{n} km': inAll({ ru: '{н} км' }, '{n} km') } },
    'other placeholders in ru',
  ],
  [
    'a plural form that is missing',
    {
      'a.tsx': "t('{n, plural, one {# item} other {# items}}')",
      'words.json': {
        '{n, plural, one {# item} other {# items}}': {
          uz: '{n, plural, one {# ta} other {# ta}}',
          ru: '{n, plural, one {# товар} few {# товара} other {# товара}}',
          ar: '{n, plural, zero {#} one {#} two {#} few {#} many {#} other {#}}',
        },
      },
    },
    'lacks the plural form "many" in ru',
  ],
  ['a message that cannot be read', { 'a.tsx': "t('Hello')", 'words.json': { Hello: { ...GREETING, ru: 'При{вет' } } }, 'cannot be read'],
  ['a wrong Uzbek apostrophe', { 'a.tsx': "t('Yes')", 'words.json': { Yes: inAll({ uz: "Yo'q" }, 'Yes') } }, 'wrong sign in uz'],
  [
    'two translations of one text',
    { 'a.tsx': "t('Hello')", 'a/words.json': { Hello: GREETING }, 'b/words.json': { Hello: { ...GREETING, ru: 'Здравствуйте' } } },
    'is translated otherwise in',
  ],
  ['a text that is put together', { 'a.tsx': 't(`Hello ${name}`)' }, 'use placeholders'],
])('finds %s', (_name, files, fault) => {
  expect(wordFaults(shop(files)).join('\n')).toContain(fault);
});

test('the shop itself lacks no translation [lang-05]', { timeout: 60_000 }, () => {
  expect(wordFaults(join(import.meta.dirname, '..'))).toEqual([]);
});
