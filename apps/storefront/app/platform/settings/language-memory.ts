import type { LanguageMemory } from '@bozor/web/i18n/language.tsx';
import { directionOf } from '@bozor/domain/words/direction.ts';
import { setBrowserLocale } from '../scope/browser-scope.ts';
import { readStored, writeStored } from '../storage.ts';

/** Storage of the chosen language. The direction is stored beside it, as the specification's storage table requires. */
export const languageMemory: LanguageMemory = {
  storageKey: 'language-setting',
  read: () => readStored('language-setting'),
  write: (locale) => {
    writeStored('language-setting', locale);
    writeStored('settings', { ...readStored('settings'), direction: directionOf(locale) });
  },
  onShown: setBrowserLocale,
};
