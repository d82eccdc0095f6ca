import { DEFAULT_LOCALE, closestLocale, type Locale } from '@bozor/domain/words/locale.ts';
import { directionOf } from '@bozor/domain/words/direction.ts';
import type { LanguageMemory } from '@bozor/web/i18n/language.tsx';
import { consoleStorage } from './console-storage.ts';

/** The displayed language, which every call uses. */
let shown: Locale = DEFAULT_LOCALE;

export function shownLocale(): Locale {
  return shown;
}

/** Sets language and direction of the document, for fonts, hyphenation and screen readers. */
export function showLocale(locale: Locale): void {
  shown = locale;
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}

/** The stored language, else the first supported one of the browser's. */
export function firstLocale(): Locale {
  const preferred = navigator.languages.map(closestLocale).find((locale) => locale !== undefined);
  return consoleStorage.read('console-language') ?? preferred ?? DEFAULT_LOCALE;
}

export const languageMemory: LanguageMemory = {
  storageKey: 'console-language',
  read: () => consoleStorage.read('console-language'),
  write: (locale) => consoleStorage.write('console-language', locale),
  onShown: showLocale,
};
