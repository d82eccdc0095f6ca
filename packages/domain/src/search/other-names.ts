import { fold } from './fold.ts';
import { areForms, wordForms, type WordForms } from './word-forms.ts';

/** A thing: how names have it, and everything else that people call it. */
export interface OtherNames {
  /** Alternatives separated by bars; of each, all words begin a word of the name. */
  readonly find: string;
  /** By language, separated by commas; Uzbek in Cyrillic letters is read as Uzbek. */
  readonly en?: string;
  readonly uz?: string;
  readonly ru?: string;
  readonly ar?: string;
}

interface Phrase {
  readonly words: readonly WordForms[];
  readonly finds: readonly (readonly string[])[];
}

/** Phrases by each stem of their first word. */
export type OtherNamesIndex = ReadonlyMap<string, readonly Phrase[]>;

/** A phrase found among typed words: how many of them it takes, and the search keys that stand for it, alternatives of words. */
export interface FoundPhrase {
  readonly length: number;
  readonly finds: readonly (readonly string[])[];
}

/** Returns the index of some groups of names. A phrase that stands in several groups means all of them. */
export function indexOtherNames(groups: readonly OtherNames[]): OtherNamesIndex {
  const byPhrase = new Map<string, Phrase>();
  for (const { find, ...typed } of groups) {
    const finds = find.split('|').map((words) => fold(words).split(' '));
    for (const phrase of Object.values(typed).flatMap((line) => line.split(','))) {
      const key = fold(phrase);
      const words = key.split(' ').map((word) => wordForms(word));
      byPhrase.set(key, { words, finds: [...(byPhrase.get(key)?.finds ?? []), ...finds] });
    }
  }
  const index = new Map<string, Phrase[]>();
  for (const phrase of byPhrase.values())
    for (const stem of phrase.words[0]?.stems ?? []) index.set(stem, [...(index.get(stem) ?? []), phrase]);
  return index;
}

/**
 * Returns the longest phrase that begins at a word, in any of its forms: as typed if it is known so, else all whose forms it may be.
 * @example findPhrase(index, ['katta', 'koka', 'kola'].map((key) => wordForms(key)), 1) // { length: 2, finds: [['kola']] }
 */
export function findPhrase(index: OtherNamesIndex, typed: readonly WordForms[], at: number): FoundPhrase | undefined {
  const first = typed[at];
  if (!first || index.size === 0) return undefined;
  const candidates = new Set([...first.stems].flatMap((stem) => index.get(stem) ?? []));
  const begun = [...candidates].filter(({ words }) => words.every((word, place) => isSaid(word, typed[at + place])));
  const length = Math.max(...begun.map(({ words }) => words.length));
  const longest = begun.filter(({ words }) => words.length === length);
  const literal = longest.filter(({ words }) => words.every(({ key }, place) => key === typed[at + place]?.key));
  const meant = literal.length > 0 ? literal : longest;
  if (meant.length === 0) return undefined;
  const finds = new Map(meant.flatMap((phrase) => phrase.finds).map((words) => [words.join(' '), words]));
  return { length, finds: [...finds.values()] };
}

function isSaid(word: WordForms, typed: WordForms | undefined): boolean {
  return typed !== undefined && areForms(word, typed);
}
