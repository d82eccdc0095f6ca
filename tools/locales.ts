import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ALPHABETS } from '@bozor/domain/search/alphabets.ts';
import { fold } from '@bozor/domain/search/fold.ts';
import { DEFAULT_LOCALE, LANGUAGES, LOCALES, type Language, type Locale } from '@bozor/domain/words/locale.ts';

/** A place that lacks a language; `step` is the title of its row in docs/adding-a-language.md. */
export interface Lack {
  step: string;
  place: string;
  lacks: string;
}

// A language that has just been added has no rows yet.
const languages: Readonly<Record<string, Language | undefined>> = LANGUAGES;
const alphabets: Readonly<Record<string, string | undefined>> = ALPHABETS;

/** Languages with human translations: all except the source and the transliterated ones. */
export const TRANSLATED: readonly Locale[] = LOCALES.filter(isTranslated);

function isTranslated(locale: string): boolean {
  return locale !== DEFAULT_LOCALE && languages[locale]?.madeFrom === undefined;
}

/** Places that must know a language, in the order of docs/adding-a-language.md. Each returns what it lacks. */
const STEPS: Readonly<Record<string, (root: string, locale: string) => Omit<Lack, 'step'>[]>> = {
  'The list of languages': (root, locale) => {
    const place = 'packages/domain/src/words/locale.ts';
    const language = languages[locale];
    if (!language)
      return [
        { place, lacks: 'a row in LANGUAGES: name in the picker, decimal mark, list mark, dates of its calendar, script of its fonts' },
      ];
    const hasFont = lettersOfScript(root, language.script);
    const letters = Array.from(alphabets[locale] ?? '').filter((letter) => !hasFont(letter.codePointAt(0)!));
    return letters.length === 0 ? [] : [{ place, lacks: `a script whose fonts have ${letters.join(' ')}` }];
  },
  'The texts': (root, locale) =>
    isTranslated(locale)
      ? globSync('{packages,apps}/**/words.json', { cwd: root, exclude: (path) => /node_modules|^build$/.test(path) })
          .toSorted()
          .flatMap((place) => {
            const words = Object.values(JSON.parse(read(root, place)) as Record<string, Record<string, string>>);
            const missing = words.filter((translations) => !translations[locale]).length;
            return missing === 0 ? [] : [{ place, lacks: `${missing} of ${words.length} texts` }];
          })
      : [],
  'The letters': (_root, locale) => {
    const alphabet = alphabets[locale];
    if (!alphabet) return [{ place: 'packages/domain/src/search/alphabets.ts', lacks: 'its letters' }];
    const unknown =
      languages[locale]?.script === 'arabic' ? [] : Array.from(alphabet).filter((letter) => !/^[a-z]*$/.test(fold(`о${letter}о`)));
    return unknown.length === 0 ? [] : [{ place: 'packages/domain/src/search/fold.ts', lacks: `Latin letters for ${unknown.join(' ')}` }];
  },
  'The indexes': (root, locale) => {
    const migrations = globSync('apps/api/migrations/*.sql', { cwd: root })
      .map((path) => read(root, path).replaceAll(/--.*/g, ''))
      .join('\n');
    const isIndexed = (table: string) => new RegExp(`create index \\S+ on ${table} .*->>'${locale}'`).test(migrations);
    return migrations.includes(`add_language('${locale}')`) || ['items', 'stores'].every(isIndexed)
      ? []
      : [{ place: 'apps/api/migrations', lacks: `a file with: select add_language('${locale}');` }];
  },
  'The currency': (root, locale) => {
    const place = 'apps/api/src/platform/settings/settings.ts';
    const symbols = /currency_symbol: \{(.*?)\}/s.exec(read(root, place))?.[1] ?? '';
    return hasKey(symbols, locale) ? [] : [{ place, lacks: 'the currency’s symbol' }];
  },
  'The demo city': (root, locale) => {
    const place = 'apps/api/seed/products/product-seed.ts';
    const fields = /interface LocalizedText \{(.*?)\}/s.exec(read(root, place))?.[1] ?? '';
    return !isTranslated(locale) || hasKey(fields, locale)
      ? []
      : [{ place, lacks: 'a field in LocalizedText; then the compiler and the start of the seed name every text of the demo city' }];
  },
  'The README': (root, locale) => {
    const name = new Intl.DisplayNames('en', { type: 'language' }).of(locale)!;
    return read(root, 'README.md').includes(name) ? [] : [{ place: 'README.md', lacks: `${name} in its list of languages` }];
  },
};

/** Font files of each script, as in packages/ui/src/styles/font-files.ts: a package and its subsets. */
const FONTS: Readonly<Record<Language['script'], readonly [family: string, ...subsets: string[]]>> = {
  'latin': ['onest', 'latin'],
  'cyrillic': ['onest', 'latin', 'cyrillic'],
  'cyrillic-extended': ['onest', 'latin', 'cyrillic', 'cyrillic-ext'],
  'arabic': ['vazirmatn', 'arabic'],
};

/** Returns whether the fonts of a script have a character. */
function lettersOfScript(root: string, script: Language['script']): (code: number) => boolean {
  const [family, ...subsets] = FONTS[script];
  const ranges = JSON.parse(read(root, `node_modules/@fontsource-variable/${family}/unicode.json`)) as Record<string, string>;
  const bounds = subsets
    .flatMap((subset) => ranges[subset]!.split(','))
    .map((range) => range.slice('U+'.length).split('-'))
    .map(([first, last = first]) => [Number.parseInt(first!, 16), Number.parseInt(last!, 16)] as const);
  return (code) => bounds.some(([first, last]) => first <= code && code <= last);
}

/** Returns every place that lacks a language. */
export function lacksOf(root: string, locale: string): Lack[] {
  return Object.entries(STEPS).flatMap(([step, find]) => find(root, locale).map((lack) => ({ step, ...lack })));
}

const read = (root: string, path: string) => readFileSync(join(root, path), 'utf8');
const hasKey = (fields: string, locale: string) => new RegExp(`(^|[\\s,])'?${locale}'?:`).test(fields);

if (import.meta.main) {
  const lacks = LOCALES.flatMap((locale) => lacksOf(dirname(import.meta.dirname), locale).map((lack) => ({ locale, ...lack })));
  for (const { locale, step, place, lacks: what } of lacks) console.log(`${locale}: ${place} lacks ${what} (${step}).`);
  if (lacks.length > 0) console.log('docs/adding-a-language.md says what is to be done, step by step.');
  process.exitCode = lacks.length === 0 ? 0 : 1;
}
