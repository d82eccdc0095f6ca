import { sql, type RawBuilder } from 'kysely';
import { looseKey } from '@bozor/domain/search/fold.ts';
import { readQuery, typedWords, type WordReading } from '@bozor/domain/search/read-query.ts';
import type { Database } from '../db/database.ts';
import { lookUpWords } from './dictionary.ts';

/** Something whose `found_by` and `named` come of a column made by `search_vector`: `i` (items) or `s` (stores). */
export type Searched = 'i' | 's';

/** The zones and modules that are looked through. */
export interface SearchedShelves {
  readonly zoneIds: readonly number[];
  readonly moduleIds: readonly number[];
}

/** What a text asks of items or stores. */
export interface WordQuery {
  /** Everything of these shelves that is found. */
  readonly finds: (row: Searched, shelves: SearchedShelves) => RawBuilder<boolean>;
  /** The same whose name, and not a description, is what was asked for. */
  readonly names: (row: Searched, shelves: SearchedShelves) => RawBuilder<boolean>;
  /** How well the name fits: 3 its words whole, 2 their beginnings, 1 a tag, 0 the description. */
  readonly fit: (row: Searched) => RawBuilder<number>;
  /** The bits of `initials_of` when it asks for nothing but first letters, which most things have. */
  readonly initials: number | undefined;
}

/** Reads what was typed, however it was spelled; `undefined` when it can mean nothing that the shop has. */
export async function readWords(db: Database, text: string): Promise<WordQuery | undefined> {
  const layouts = typedWords(text);
  if (layouts.length === 0) return undefined;
  const reading = readQuery(layouts, await lookUpWords(db, layouts.flat()));
  return reading && { ...queryOf(reading), initials: initialsOf(reading) };
}

function queryOf(reading: readonly WordReading[]): Omit<WordQuery, 'initials'> {
  const asks = (column: RawBuilder<unknown>, lexemes: (word: WordReading) => readonly string[]) =>
    sql<boolean>`${column} @@ ${reading.map((word) => `(${lexemes(word).join(' | ')})`).join(' & ')}::tsquery`;
  const finds = (row: Searched, shelves: SearchedShelves) => asks(sql.ref(`${row}.found_by`), (word) => lexemesOn(shelves, word));
  const named = (row: Searched, look: Look) => asks(sql.ref(`${row}.named`), (word) => lexemesNaming(word, look));
  return {
    finds,
    names: (row, shelves) => sql<boolean>`(${finds(row, shelves)} and ${named(row, NAMES)})`,
    fit: (row) =>
      sql<number>`case when ${named(row, WHOLE_NAMES)} then 3 when ${named(row, NAMES)} then 2 when ${named(row, NAMES_AND_TAGS)} then 1 else 0 end`,
  };
}

/** As `initials_of` makes them: a letter is the bit of its place, then the digits. */
const INITIALS = 'abcdefghijklmnopqrstuvwxyz0123456789';

function initialsOf(reading: readonly WordReading[]): number | undefined {
  const letters = reading.map(({ keys }) => (keys.length === 1 && keys[0]?.length === 1 ? INITIALS.indexOf(keys[0]) : -1));
  return letters.includes(-1) ? undefined : [...new Set(letters)].reduce((bits, letter) => bits + 2 ** letter, 0);
}

/** Weights in which keys are looked for; with a star a key may be the beginning of a word. */
interface Look {
  readonly close: string;
  readonly loose: string;
  /** Whether a close word is looked for by its loose key too, as a whole. */
  readonly alsoLoosely: boolean;
}

const NAMES_AND_TAGS: Look = { close: '*AB', loose: '*D', alsoLoosely: true };
const NAMES: Look = { close: '*A', loose: '*D', alsoLoosely: true };
const WHOLE_NAMES: Look = { close: 'A', loose: 'D', alsoLoosely: false };

/** Keys are letters and digits only, so quotes around them are all they need. */
function lexemesNaming({ kind, keys }: WordReading, look: Look): string[] {
  if (kind === 'loose') return keys.map((key) => `'${key}':${look.loose}`);
  return keys.flatMap((key) => [`'${key}':${look.close}`, ...(look.alsoLoosely ? [`'${looseKey(key)}':D`] : [])]);
}

/** A shorter beginning finds what begins with it in any spelling. */
const SHORTEST_WEIGHED = 3;

/** As `words_finding` makes them: each behind its shelf, loose ones behind a sign, and without weights, so that the index alone answers. */
function lexemesOn({ zoneIds, moduleIds }: SearchedShelves, word: WordReading): string[] {
  const shelves = zoneIds.flatMap((zoneId) => moduleIds.map((moduleId) => `${zoneId}.${moduleId}.`));
  if (shelves.length === 0) return [NOWHERE];
  return lexemesAnywhere(word).flatMap(({ key, isWhole }) => shelves.map((shelf) => `'${shelf}${key}'${isWhole ? '' : ':*'}`));
}

/** A query is never empty; nothing stands on such a shelf. */
const NOWHERE = `'.'`;

interface Lexeme {
  readonly key: string;
  /** Else it may be the beginning of a word. */
  readonly isWhole?: boolean;
}

/** Whole words where these are known: the index gathers everything that has one of some beginnings before it can put two words together. */
function lexemesAnywhere({ kind, keys, wholes }: WordReading): Lexeme[] {
  if (keys.every((key) => key.length < SHORTEST_WEIGHED)) return keys.flatMap((key) => [{ key }, { key: `~${key}` }]);
  const sign = kind === 'loose' ? '~' : '';
  const sought = wholes ? wholes.map((word) => ({ key: `${sign}${word}`, isWhole: true })) : keys.map((key) => ({ key: `${sign}${key}` }));
  return kind === 'loose' ? sought : [...sought, ...keys.map((key) => ({ key: `~${looseKey(key)}`, isWhole: true }))];
}
