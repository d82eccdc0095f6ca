import { fold } from './fold.ts';

/** Words that join others. They are not looked for, unless nothing else is typed. `без`, `without` and `dlya` of a name stay what they are. */
const WORDS = {
  en: 'a an the of for with and or in on to from my some',
  uz: 'va bilan uchun ham yoki',
  ru: 'и с со из от для на в во к по у или за под',
  ar: 'من مع في على او و ل',
};

export const SMALL_WORDS: ReadonlySet<string> = new Set(Object.values(WORDS).flatMap((line) => fold(line).split(' ')));
