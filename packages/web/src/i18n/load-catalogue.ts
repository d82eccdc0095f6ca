import { BUNDLED, WORDS_URLS } from 'virtual:words';
import type { Catalogue } from './catalogue.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

/** Messages of one language: from the server bundle on the server, one cached file in the browser. */
export function loadCatalogue(locale: Locale): Promise<Catalogue> {
  return import.meta.env.SSR ? BUNDLED![locale]() : import(/* @vite-ignore */ WORDS_URLS[locale]);
}

/** URL of a language's messages, for a preload. */
export function catalogueUrl(locale: Locale): string {
  return WORDS_URLS[locale];
}
