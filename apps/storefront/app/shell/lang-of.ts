import { DEFAULT_LOCALE, type Locale } from '@bozor/domain/words/locale.ts';

/** The `lang` of a text of an answer, where it is not that of the page: a screen reader changes its voice. */
export function langOf<Text extends string>(answer: { readonly untranslated: readonly Text[] }, text: Text): Locale | undefined {
  return answer.untranslated.includes(text) ? DEFAULT_LOCALE : undefined;
}
