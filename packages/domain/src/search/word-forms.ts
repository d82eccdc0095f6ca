import { fold, looseKey } from './fold.ts';
import type { VariantKind } from './query-variants.ts';

/**
 * Endings of the shop's languages. Keys have no script, so one table has all; each is folded like the words it ends. A Snowball stemmer
 * needs a word in its own alphabet, which keys no longer have. The Uzbek -siz and the Russian без are no endings: sugar-free is not sugar.
 */
const ENDINGS = {
  'uz': 'lar lari larni larga larda lardan larning ni ning ga da dan dagi si i li im imiz ing',
  /** Makes other words, so only of long ones: nonushtalik, but not shash-lik. */
  'uz, made': 'lik cha',
  'ru': 'а я ы и у ю е о ой ей ом ем ам ям ах ях ами ями ов ев ий ый ая яя ое ее ые ие ого его ому ему ым им ых их ую юю ою ею ия ии ию ией иям иях',
  'en': 's es',
  'ar': 'ات ين ون ه ي',
} as const;

type Language = keyof typeof ENDINGS;

/** A stem shorter than this stands for too many words. */
const SHORTEST_STEM = 3;
/** Letters that an ending of a language needs before it: the s of a short word belongs to the word. */
const SHORTEST_BEFORE: Readonly<Record<Language, number>> = { 'uz': 3, 'uz, made': 6, 'ru': 4, 'en': 4, 'ar': 3 };
/** Endings that are common after three letters too: супы, кола колу. */
const SHORT_WORDS_HAVE = /^[aiu]$/;
/** Uzbek endings follow each other: kitob-lar-i-ni. */
const MOST_ENDINGS: Readonly<Record<Language, number>> = { 'uz': 3, 'uz, made': 1, 'ru': 1, 'en': 1, 'ar': 1 };
/** The longest are tried; a chain of endings rarely leaves more. */
const MOST_STEMS = 6;
const ARTICLE = /^(?:ال|لل|بال|وال)(?=\p{L}{3})/u;

/** Sounds that change at the end of a stem: лепёшка лепёшек, огурцы огурец, книга книжка, печенье печеньки, drumstick drumsticks. */
const CHANGES: readonly (readonly [RegExp, string])[] = [
  [/(?<=[a-z]{3})[eo]k$/, 'k'],
  [/(?<=[a-z]{3})ets$/, 'ts'],
  [/(?<=[a-z]{3})x$/, 'k'],
  [/(?<=[a-z]{5})[eo]?k$/, ''],
  [/(?<=[a-z]{4})chik$/, ''],
];
const CHANGED_END = /(?:ets|[eo]?k|x)$/;

interface Ending {
  readonly key: string;
  readonly shortestBefore: number;
}

const LANGUAGES = Object.keys(ENDINGS) as Language[];

const endingsOf = (keyOf: (text: string) => string): Readonly<Record<Language, readonly Ending[]>> => {
  const of = (language: Language): readonly Ending[] =>
    [...new Set(ENDINGS[language].split(' ').map(keyOf))].map((key) => ({
      key,
      shortestBefore: SHORT_WORDS_HAVE.test(key) ? SHORTEST_STEM : SHORTEST_BEFORE[language],
    }));
  return { 'uz': of('uz'), 'uz, made': of('uz, made'), 'ru': of('ru'), 'en': of('en'), 'ar': of('ar') };
};

const KNOWN: Readonly<Record<VariantKind, ReturnType<typeof endingsOf>>> = { exact: endingsOf(fold), loose: endingsOf(looseKey) };

/** A search key with everything that may be its stem. */
export interface WordForms {
  readonly key: string;
  readonly stems: ReadonlySet<string>;
  /** Beginnings shared by all its forms, longest first, without the key itself. */
  readonly beginnings: readonly string[];
}

/**
 * Returns what may be the stem of a search key of a kind. Which ending is one the key does not say (telefon-i, telefo-ni), so there are
 * several.
 * @example wordForms('telefoni').stems // { 'telefoni', 'telefon', 'telefo', … }
 */
export function wordForms(key: string, kind: VariantKind = 'exact'): WordForms {
  if (/\d/.test(key) || key.length <= SHORTEST_STEM) return { key, stems: new Set([key]), beginnings: [] };
  const bare = key.replace(ARTICLE, '');
  const cut = new Set([bare]);
  for (const language of LANGUAGES) {
    let last = [bare];
    for (let round = 0; round < MOST_ENDINGS[language]; round++) {
      last = last.flatMap((word) => withoutEnding(word, KNOWN[kind][language]));
      for (const stem of last) cut.add(stem);
    }
  }
  const longest = [...cut].toSorted((one, other) => other.length - one.length).slice(0, MOST_STEMS);
  const stems = new Set([key, ...longest]);
  for (const stem of longest) for (const [end, by] of CHANGES) if (end.test(stem)) stems.add(stem.replace(end, by));
  const changed = bare.replace(CHANGED_END, '');
  const beginnings = [...longest, ...(changed.length > SHORTEST_STEM ? [changed] : [])].filter((stem) => stem !== key);
  return { key, stems, beginnings: [...new Set(beginnings)] };
}

/**
 * Returns whether two keys are forms of one word.
 * @example areForms(wordForms('nonlar'), wordForms('non')) // true
 */
export function areForms(one: WordForms, other: WordForms): boolean {
  return one.key === other.key || [...one.stems].some((stem) => other.stems.has(stem));
}

function withoutEnding(word: string, endings: readonly Ending[]): string[] {
  return endings
    .filter(({ key, shortestBefore }) => word.length - key.length >= shortestBefore && word.endsWith(key))
    .map(({ key }) => word.slice(0, word.length - key.length));
}
