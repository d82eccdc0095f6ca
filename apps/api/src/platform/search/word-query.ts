import { sql, type RawBuilder } from 'kysely';
import { looseKey } from '@bozor/domain/search/fold.ts';
import { readQuery, typedQuery, type DictionaryLookup, type TypedQuery, type WordReading } from '@bozor/domain/search/read-query.ts';
import type { Database } from '../db/database.ts';
import type { CatalogueScope } from '../db/zone-page.ts';
import { lookUpWords, type SearchedModule } from './dictionary.ts';
import { otherNamesOf } from './other-names.ts';

/** Alias of a table with `found_by` and `named` columns made by `search_vector`: `i` (items) or `s` (stores). */
type Searched = 'i' | 's';

/** SQL of a typed text, for items or stores. */
export interface WordQuery {
  /** Predicate: all matches in these zones and modules. */
  readonly finds: (row: Searched, scope: CatalogueScope) => RawBuilder<boolean>;
  /** Predicate: matches by name, without descriptions. */
  readonly names: (row: Searched, scope: CatalogueScope) => RawBuilder<boolean>;
  /** Rating of a match: 4 whole words of the name, 3 also their other names, 2 beginnings of words, 1 a tag, 0 the description. */
  readonly fit: (row: Searched) => RawBuilder<number>;
  /** Bits as in `initials_of`, when the text has only single letters, which most names contain. */
  readonly initials: number | undefined;
  /** The query to try where this one finds nothing: without the numbers, then with any of the words. */
  readonly looser?: WordQuery | undefined;
}

/** A typed text, read in some modules. */
export interface TypedText {
  /** The query in these modules. Undefined when nothing there can match it. */
  readonly in: (moduleIds: readonly number[]) => WordQuery | undefined;
  readonly modules: readonly SearchedModule[];
}

/** Parses typed text in any spelling. */
export async function readText(db: Database, text: string): Promise<TypedText> {
  const typed = typedQuery(text);
  const { lookUp, modules } = await lookUpWords(db, typed.layouts.flat());
  return {
    modules,
    in: (moduleIds) =>
      queryIn(
        modules.filter(({ id }) => moduleIds.includes(id)),
        typed,
        lookUp,
      ),
  };
}

/** Parses typed text in any spelling, for some modules. Undefined when nothing there can match it. */
export async function readWords(db: Database, text: string, moduleIds: readonly number[]): Promise<WordQuery | undefined> {
  return (await readText(db, text)).in(moduleIds);
}

interface Reading {
  readonly moduleIds: readonly number[];
  readonly terms: readonly WordReading[];
}

function queryIn(modules: readonly SearchedModule[], typed: TypedQuery, lookUp: DictionaryLookup): WordQuery | undefined {
  const types = [...new Set(modules.map(({ module_type }) => module_type))];
  const readings = types.flatMap((type): Reading[] => {
    const terms = readQuery(typed, lookUp, otherNamesOf(type));
    return terms ? [{ terms, moduleIds: modules.filter(({ module_type }) => module_type === type).map(({ id }) => id) }] : [];
  });
  return readings.length > 0 ? queryOf(readings) : undefined;
}

function queryOf(readings: readonly Reading[]): WordQuery {
  const [first] = readings;
  const found = matchesOf(readings, allOf);
  const isGuess = readings.some(({ terms }) => terms.some(({ isCorrected }) => isCorrected));
  const tagged = anyReading(readings, ({ terms }) => allOf(terms.map((term) => lexemesNaming(term, NAMES_AND_TAGS))));
  return {
    // A correction was guessed from names and tags. A description that has it by chance is not meant.
    finds: isGuess ? (row, scope) => sql<boolean>`(${found.finds(row, scope)} and ${namedAs(row, tagged)})` : found.finds,
    names: found.names,
    fit: (row) => {
      const named = (look: Look) =>
        sql`${sql.ref(`${row}.named`)} @@ ${anyReading(readings, ({ terms }) => allOf(terms.map((term) => lexemesNaming(term, look))))}::tsquery`;
      return sql<number>`case when ${named(AS_TYPED)} then 4 when ${named(WHOLE_NAMES)} then 3 when ${named(NAMES)} then 2 when ${named(NAMES_AND_TAGS)} then 1 else 0 end`;
    },
    initials: readings.length === 1 && first ? initialsOf(first.terms) : undefined,
    looser: looserOf(readings),
  };
}

/** Numbers are left out first. With any of several words, names with more of them come first, and descriptions do not count. */
function looserOf(readings: readonly Reading[]): WordQuery | undefined {
  const worded = readings.map((reading) => ({ ...reading, terms: reading.terms.filter(({ writings }) => !writings) }));
  const left = worded.filter(({ terms }) => terms.length > 0);
  const isNumbered = readings.some(({ terms }) => terms.some(({ writings }) => writings));
  if (isNumbered && left.length > 0) return queryOf(left);
  const several = left.filter(({ terms }) => terms.length > 1);
  return several.length > 0 ? anyWordOf(several) : undefined;
}

function anyWordOf(readings: readonly Reading[]): WordQuery {
  const some = anyReading(readings, ({ terms }) => someOf(terms.map((term) => lexemesNaming(term, NAMES_AND_TAGS))));
  const found = matchesOf(readings, someOf);
  const most = Math.max(...readings.map(({ terms }) => terms.length));
  return {
    finds: (row, scope) => sql<boolean>`(${found.finds(row, scope)} and ${namedAs(row, some)})`,
    names: found.names,
    fit: (row) =>
      sql<number>`${sql.join(
        Array.from({ length: most }, (_, at) => {
          const term = anyReading(
            readings.filter(({ terms }) => terms[at]),
            ({ terms }) => lexemesNaming(terms[at]!, NAMES_AND_TAGS),
          );
          return sql`(${namedAs(row, term)})::int`;
        }),
        sql` + `,
      )}`,
    initials: undefined,
  };
}

const namedAs = (row: Searched, tsquery: string) => sql`${sql.ref(`${row}.named`)} @@ ${tsquery}::tsquery`;

type Joined = (terms: readonly string[]) => string;
const allOf: Joined = (terms) => terms.map((term) => `(${term})`).join(' & ');
const someOf: Joined = (terms) => terms.map((term) => `(${term})`).join(' | ');
const anyReading = (readings: readonly Reading[], tsqueryOf: (reading: Reading) => string): string => someOf(readings.map(tsqueryOf));

function matchesOf(readings: readonly Reading[], joined: Joined): Pick<WordQuery, 'finds' | 'names'> {
  const finds = (row: Searched, scope: CatalogueScope) =>
    sql<boolean>`${sql.ref(`${row}.found_by`)} @@ ${anyReading(readings, ({ terms, moduleIds }) => {
      const within = { ...scope, moduleIds: scope.moduleIds.filter((id) => moduleIds.includes(id)) };
      return joined(terms.map((term) => lexemesIn(within, term)));
    })}::tsquery`;
  return {
    finds,
    names: (row, scope) =>
      sql<boolean>`(${finds(row, scope)} and ${sql.ref(`${row}.named`)} @@ ${anyReading(readings, ({ terms }) => joined(terms.map((term) => lexemesNaming(term, NAMES))))}::tsquery)`,
  };
}

/** Bit positions as in `initials_of`: letters, then digits. */
const INITIALS = 'abcdefghijklmnopqrstuvwxyz0123456789';

function initialsOf(terms: readonly WordReading[]): number | undefined {
  const letters = terms.map(({ keys, writings }) => {
    const [letter = ''] = writings?.[0]?.length === 1 ? writings[0] : keys;
    return letter.length === 1 && keys.length <= 1 ? INITIALS.indexOf(letter) : -1;
  });
  return letters.includes(-1) ? undefined : [...new Set(letters)].reduce((bits, letter) => bits + 2 ** letter, 0);
}

/** Weight labels of the tsquery; with a star a key matches as a prefix. */
interface Look {
  readonly close: string;
  readonly loose: string;
  /** Whether a close word also matches by its whole loose key. */
  readonly alsoLoosely: boolean;
  /** Whether a word that is known as typed also matches by its other names. */
  readonly otherNames: boolean;
}

const NAMES_AND_TAGS: Look = { close: '*AB', loose: '*D', alsoLoosely: true, otherNames: true };
const NAMES: Look = { close: '*A', loose: '*D', alsoLoosely: true, otherNames: true };
const WHOLE_NAMES: Look = { close: 'A', loose: 'D', alsoLoosely: false, otherNames: true };
const AS_TYPED: Look = { ...WHOLE_NAMES, otherNames: false };

/** Keys contain only letters and digits, so quoting them is enough. */
function lexemesNaming({ kind, keys, forms = [], otherNames = [], writings = [] }: WordReading, look: Look): string {
  const weight = look.close.replace('*', '');
  const own =
    kind === 'loose'
      ? [...keys.map((key) => `'${key}':${look.loose}`), ...forms.map((form) => `'${form}':D`)]
      : [
          ...keys.flatMap((key) => [`'${key}':${look.close}`, ...(look.alsoLoosely ? [`'${looseKey(key)}':D`] : [])]),
          ...forms.map((form) => `'${form}':${weight}`),
        ];
  const isKnown = own.length > 0;
  return someWriting([
    ...own,
    ...(look.otherNames || !isKnown ? otherNames : [])
      .map((words) => words.map((word) => `'${word}':${isBeginning(word) ? '*' : ''}${weight}`))
      .map(together),
    ...writings.map((words) => words.map((word) => `'${word}':${weight}`)).map(together),
  ]);
}

const together = (lexemes: readonly string[]): string => `(${lexemes.join(' & ')})`;
const someWriting = (alternatives: readonly string[]): string => (alternatives.length > 0 ? alternatives.join(' | ') : NOWHERE);

/** A shorter prefix matches in every spelling. */
const SHORTEST_WEIGHED = 3;

/** Other names are beginnings of words, but the c of vita c is a word. */
const isBeginning = (word: string): boolean => word.length >= SHORTEST_WEIGHED;

/**
 * Lexemes as in `words_finding`: prefixed by zone and module, loose ones by a tilde, and without weights, so that the index alone decides.
 */
function lexemesIn({ zoneIds, moduleIds }: CatalogueScope, word: WordReading): string {
  const prefixes = zoneIds.flatMap((zoneId) => moduleIds.map((moduleId) => `${zoneId}.${moduleId}.`));
  if (prefixes.length === 0) return NOWHERE;
  return someWriting(
    alternativesOf(word).flatMap((lexemes) =>
      prefixes.map((prefix) => {
        const written = lexemes.map(({ key, isWhole }) => `'${prefix}${key}'${isWhole ? '' : ':*'}`);
        return written.length === 1 ? written[0]! : together(written);
      }),
    ),
  );
}

/** A query must not be empty; this lexeme matches nothing. */
const NOWHERE = `'.'`;

interface Lexeme {
  readonly key: string;
  /** False for a prefix. */
  readonly isWhole?: boolean;
}

function alternativesOf(word: WordReading): Lexeme[][] {
  return [
    ...lexemesAnywhere(word).map((lexeme) => [lexeme]),
    ...(word.forms ?? []).map((form) => [{ key: `${word.kind === 'loose' ? '~' : ''}${form}`, isWhole: true }]),
    ...(word.otherNames ?? []).map((words) => words.map((key) => ({ key, isWhole: !isBeginning(key) }))),
    ...(word.writings ?? []).map((words) => words.map((key) => ({ key, isWhole: true }))),
  ];
}

/** Uses whole words where they are known: for a prefix the index collects all matches before it can intersect two words. */
function lexemesAnywhere({ kind, keys, wholeWords }: WordReading): Lexeme[] {
  if (keys.length > 0 && keys.every((key) => key.length < SHORTEST_WEIGHED)) return keys.flatMap((key) => [{ key }, { key: `~${key}` }]);
  const sign = kind === 'loose' ? '~' : '';
  const sought = wholeWords
    ? wholeWords.map((word) => ({ key: `${sign}${word}`, isWhole: true }))
    : keys.map((key) => ({ key: `${sign}${key}` }));
  return kind === 'loose' ? sought : [...sought, ...keys.map((key) => ({ key: `~${looseKey(key)}`, isWhole: true }))];
}
