import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DEFAULT_LOCALE, isLocale, LOCALES } from '@bozor/domain/words/locale.ts';
import { compileTranslation, readWordFiles, type Translations, type WordFile } from '@bozor/words/word-files.ts';
import { TRANSLATED } from './locales.ts';
import { textsIn } from './texts-in.ts';

/** Front ends. Each is built separately, with the texts of its own folder and of the shared ones. */
const FRONT_ENDS = ['apps/storefront/app', 'apps/console/app'];
const SHARED = ['packages/ui/src', 'packages/web/src', 'packages/map/src'];
/** Translated here too, but used by the server, whose own tests know which texts are used. */
const SERVER = ['apps/api/src', 'packages/contract/src'];

/** Returns every fault of the translations, one line each. */
export function wordFaults(root: string): string[] {
  const inRoot = (folders: readonly string[]) => folders.map((folder) => join(root, folder)).filter((folder) => existsSync(folder));
  const screens = readWordFiles(inRoot([...FRONT_ENDS, ...SHARED]));
  const faults = [...screens, ...readWordFiles(inRoot(SERVER))].flatMap((file) => faultsOfFile(root, file));
  const said = textsSaid(root, faults);

  const written = new Map<string, { readonly path: string; readonly translations: Translations }[]>();
  for (const { path, words } of screens) {
    const place = path.slice(root.length + 1);
    for (const [source, translations] of Object.entries(words)) {
      const others = written.get(source) ?? [];
      if (!said.some(({ text, path: where }) => text === source && isInCatalogueOf(where, place)))
        faults.push(`${place}: '${source}' is said nowhere.`);
      const differing = others.find((other) => !isSame(other.translations, translations));
      if (differing) faults.push(`${place}: '${source}' is translated otherwise in ${differing.path}.`);
      written.set(source, [...others, { path: place, translations }]);
    }
  }
  for (const { text, path } of said)
    if (!written.get(text)?.some((place) => isInCatalogueOf(path, place.path)))
      faults.push(`${path}: '${text}' stands in no words.json${written.has(text) ? ' of its front end' : ''}.`);
  return faults;
}

/** Returns every text of a source file, once per file. Adds unreadable ones to `faults`. */
function textsSaid(root: string, faults: string[]): { readonly text: string; readonly path: string }[] {
  const patterns = [...FRONT_ENDS, ...SHARED].map((folder) => `${folder}/**/*.{ts,tsx}`);
  return globSync(patterns, { cwd: root })
    .filter((path) => !/\.(test|gen)\.|node_modules/.test(path))
    .flatMap((path) => {
      const { texts, faults: unreadable } = textsIn(path, readFileSync(join(root, path), 'utf8'));
      faults.push(...unreadable.map((fault) => `${path}: ${fault}`));
      return [...new Set(texts)].map((text) => ({ text, path }));
    });
}

/** Returns whether the catalogue of a source file includes the texts of a `words.json`. */
function isInCatalogueOf(source: string, wordsFile: string): boolean {
  const folderOf = (path: string, folders: readonly string[]) => folders.find((folder) => path.startsWith(`${folder}/`));
  const home = folderOf(source, FRONT_ENDS);
  if (folderOf(wordsFile, SHARED)) return true;
  return home !== undefined && home === folderOf(wordsFile, FRONT_ENDS);
}

function faultsOfFile(root: string, { path, words }: WordFile): string[] {
  return Object.entries(words).flatMap(([source, translations]) => {
    const missing = TRANSLATED.filter((locale) => !translations[locale]?.trim()).map((locale) => `lacks ${locale}`);
    const unknown = Object.keys(translations)
      .filter((locale) => !isLocale(locale))
      .map((locale) => `has the unknown language ${locale}`);
    const faults = [...missing, ...unknown, ...(missing.length > 0 ? [] : faultsOfTexts(source, translations))];
    return faults.map((fault) => `${path.slice(root.length + 1)}: '${source}' ${fault}.`);
  });
}

function faultsOfTexts(source: string, translations: Translations): string[] {
  try {
    const wanted = placeholdersIn(compileTranslation(source, {}, 'en'));
    return LOCALES.filter((locale) => locale !== DEFAULT_LOCALE).flatMap((locale) => {
      const message = compileTranslation(source, translations, locale);
      const placeholders = placeholdersIn(message);
      return [
        ...([...wanted].sort().join() !== [...placeholders].sort().join() ? [`has other placeholders in ${locale}`] : []),
        ...missingForms(message, locale).map((form) => `lacks the plural form "${form}" in ${locale}`),
        ...(locale === 'uz' && /[oOgG]['‘’`]/.test(translations.uz!) ? ['writes oʻ or gʻ with a wrong sign in uz'] : []),
      ];
    });
  } catch (error) {
    return [`cannot be read: ${(error as Error).message}`];
  }
}

type Token = string | readonly [name: string, type?: string, forms?: unknown];

/** Returns the placeholders of a message. */
function placeholdersIn(message: readonly unknown[]): Set<string> {
  const placeholders = new Set<string>();
  for (const token of message as readonly Token[]) {
    if (typeof token === 'string') continue;
    placeholders.add(token[0]);
    for (const form of formsOf(token)) for (const placeholder of placeholdersIn(form)) placeholders.add(placeholder);
  }
  return placeholders;
}

/** Returns the plural forms that the language has and the message lacks. */
function missingForms(message: readonly unknown[], locale: string): string[] {
  return (message as readonly Token[]).flatMap((token) => {
    if (typeof token === 'string') return [];
    const nested = formsOf(token).flatMap((form) => missingForms(form, locale));
    if (token[1] !== 'plural') return nested;
    const given = Object.keys(token[2] as object);
    const wanted = new Intl.PluralRules(locale).resolvedOptions().pluralCategories;
    return [...nested, ...wanted.filter((form) => !given.includes(form))];
  });
}

function formsOf(token: Exclude<Token, string>): readonly (readonly unknown[])[] {
  return typeof token[2] === 'object' && token[2] !== null ? Object.values(token[2]).filter(Array.isArray) : [];
}

function isSame(one: Translations, other: Translations): boolean {
  return LOCALES.every((locale) => one[locale] === other[locale]);
}

if (import.meta.main) {
  const faults = wordFaults(process.cwd());
  for (const fault of faults) console.error(fault);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
