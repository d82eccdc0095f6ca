import { fold, tokensOf } from '@bozor/domain/search/fold.ts';

/** A part of a name; the marked ones are what was typed of it. */
export interface NamePart {
  readonly text: string;
  readonly isMarked: boolean;
}

/**
 * Splits a name at the beginnings of words that were typed, in any spelling and script.
 * @example markedParts('Qovurma lagʻmon', 'лағ') // 'Qovurma ', 'lagʻ' (marked), 'mon'
 */
export function markedParts(name: string, typed: string): readonly NamePart[] {
  const keys = tokensOf(fold(typed)).toSorted((one, other) => other.length - one.length);
  const parts = name.split(/(?<=[\s(«“"-])/u).flatMap((word): NamePart[] => {
    const length = keys.reduce((found, key) => found || lengthOf(word, key), 0);
    return [
      { text: word.slice(0, length), isMarked: true },
      { text: word.slice(length), isMarked: false },
    ];
  });
  return joined(parts.filter(({ text }) => text !== ''));
}

/** Belongs to the letter before it. */
const SIGN = /['’‘`´ʻʼ]/;

/** Returns how many letters of a word the key stands for; 0 when it does not begin with it. */
function lengthOf(word: string, key: string): number {
  if (!fold(word).startsWith(key)) return 0;
  let length = 1;
  while (length < word.length && (fold(word.slice(0, length)).length < key.length || SIGN.test(word.charAt(length)))) length++;
  return length;
}

function joined(parts: readonly NamePart[]): NamePart[] {
  const whole: NamePart[] = [];
  for (const part of parts) {
    const last = whole.at(-1);
    if (last && last.isMarked === part.isMarked) whole[whole.length - 1] = { ...last, text: last.text + part.text };
    else whole.push(part);
  }
  return whole;
}
