import { BUNDLED, WORDS_URLS } from 'virtual:words';
import type { Catalogue } from './catalogue.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

/** The words of one language: from the server's own bundle there, as one cached file in the browser. */
export function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return import.meta.env.SSR ? BUNDLED![locale]() : import(/* @vite-ignore */ WORDS_URLS[locale]);
}

/** Where the browser finds the words of a language, for a preload. */
export function catalogueUrl(locale: Locale): string {
  return WORDS_URLS[locale];
}
