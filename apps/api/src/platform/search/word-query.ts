import { sql, type RawBuilder } from 'kysely';
import { looseKey } from '@bozor/domain/search/fold.ts';
import { readQuery, typedWords, type WordReading } from '@bozor/domain/search/read-query.ts';
import type { Database } from '../db/database.ts';
import type { CatalogueScope } from '../db/zone-page.ts';
import { lookUpWords } from './dictionary.ts';

/** Alias of a table with `found_by` and `named` columns made by `search_vector`: `i` (items) or `s` (stores). */
type Searched = 'i' | 's';

/** SQL of a typed text, for items or stores. */
export interface WordQuery {
  /** Predicate: all matches in these zones and modules. */
  readonly finds: (row: Searched, scope: CatalogueScope) => RawBuilder<boolean>;
  /** Predicate: matches by name, without descriptions. */
  readonly names: (row: Searched, scope: CatalogueScope) => RawBuilder<boolean>;
  /** Rating of a match: 3 whole words of the name, 2 their beginnings, 1 a tag, 0 the description. */
  readonly fit: (row: Searched) => RawBuilder<number>;
  /** Bits as in `initials_of`, when the text has only single letters, which most names contain. */
  readonly initials: number | undefined;
}

/** Parses typed text in any spelling. Undefined when nothing in the shop can match it. */
export async function readWords(db: Database, text: string): Promise<WordQuery | undefined> {
  const layouts = typedWords(text);
  if (layouts.length === 0) return undefined;
  const reading = readQuery(layouts, await lookUpWords(db, layouts.flat()));
  return reading && { ...queryOf(reading), initials: initialsOf(reading) };
}

function queryOf(reading: readonly WordReading[]): Omit<WordQuery, 'initials'> {
  const matches = (column: RawBuilder<unknown>, lexemes: (word: WordReading) => readonly string[]) =>
    sql<boolean>`${column} @@ ${reading.map((word) => `(${lexemes(word).join(' | ')})`).join(' & ')}::tsquery`;
  const finds = (row: Searched, scope: CatalogueScope) => matches(sql.ref(`${row}.found_by`), (word) => lexemesIn(scope, word));
  const named = (row: Searched, look: Look) => matches(sql.ref(`${row}.named`), (word) => lexemesNaming(word, look));
  return {
    finds,
    names: (row, scope) => sql<boolean>`(${finds(row, scope)} and ${named(row, NAMES)})`,
    fit: (row) =>
      sql<number>`case when ${named(row, WHOLE_NAMES)} then 3 when ${named(row, NAMES)} then 2 when ${named(row, NAMES_AND_TAGS)} then 1 else 0 end`,
  };
}

/** Bit positions as in `initials_of`: letters, then digits. */
const INITIALS = 'abcdefghijklmnopqrstuvwxyz0123456789';

function initialsOf(reading: readonly WordReading[]): number | undefined {
  const letters = reading.map(({ keys }) => (keys.length === 1 && keys[0]?.length === 1 ? INITIALS.indexOf(keys[0]) : -1));
  return letters.includes(-1) ? undefined : [...new Set(letters)].reduce((bits, letter) => bits + 2 ** letter, 0);
}

/** Weight labels of the tsquery; with a star a key matches as a prefix. */
interface Look {
  readonly close: string;
  readonly loose: string;
  /** Whether a close word also matches by its whole loose key. */
  readonly alsoLoosely: boolean;
}

const NAMES_AND_TAGS: Look = { close: '*AB', loose: '*D', alsoLoosely: true };
const NAMES: Look = { close: '*A', loose: '*D', alsoLoosely: true };
const WHOLE_NAMES: Look = { close: 'A', loose: 'D', alsoLoosely: false };

/** Keys contain only letters and digits, so quoting them is enough. */
function lexemesNaming({ kind, keys }: WordReading, look: Look): string[] {
  if (kind === 'loose') return keys.map((key) => `'${key}':${look.loose}`);
  return keys.flatMap((key) => [`'${key}':${look.close}`, ...(look.alsoLoosely ? [`'${looseKey(key)}':D`] : [])]);
}

/** A shorter prefix matches in every spelling. */
const SHORTEST_WEIGHED = 3;

/**
 * Lexemes as in `words_finding`: prefixed by zone and module, loose ones by a tilde, and without weights, so that the index alone decides.
 */
function lexemesIn({ zoneIds, moduleIds }: CatalogueScope, word: WordReading): string[] {
  const prefixes = zoneIds.flatMap((zoneId) => moduleIds.map((moduleId) => `${zoneId}.${moduleId}.`));
  if (prefixes.length === 0) return [NOWHERE];
  return lexemesAnywhere(word).flatMap(({ key, isWhole }) => prefixes.map((prefix) => `'${prefix}${key}'${isWhole ? '' : ':*'}`));
}

/** A query must not be empty; this lexeme matches nothing. */
const NOWHERE = `'.'`;

interface Lexeme {
  readonly key: string;
  /** False for a prefix. */
  readonly isWhole?: boolean;
}

/** Uses whole words where they are known: for a prefix the index collects all matches before it can intersect two words. */
function lexemesAnywhere({ kind, keys, wholeWords }: WordReading): Lexeme[] {
  if (keys.every((key) => key.length < SHORTEST_WEIGHED)) return keys.flatMap((key) => [{ key }, { key: `~${key}` }]);
  const sign = kind === 'loose' ? '~' : '';
  const sought = wholeWords
    ? wholeWords.map((word) => ({ key: `${sign}${word}`, isWhole: true }))
    : keys.map((key) => ({ key: `${sign}${key}` }));
  return kind === 'loose' ? sought : [...sought, ...keys.map((key) => ({ key: `~${looseKey(key)}`, isWhole: true }))];
}
