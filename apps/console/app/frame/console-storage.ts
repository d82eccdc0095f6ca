import { isLocale, type Locale } from '@bozor/domain/words/locale.ts';
import { createBrowserStorage } from '@bozor/web/storage/browser-storage.ts';

/** The looks of the consoles. */
export type Theme = 'light' | 'dark';

interface ConsoleValues {
  readonly 'console-language': Locale;
  /** Missing while the device decides. */
  readonly 'console-theme': Theme;
}

const PARSERS: { readonly [Key in keyof ConsoleValues]: (text: string) => ConsoleValues[Key] | undefined } = {
  'console-language': (text) => (isLocale(text) ? text : undefined),
  'console-theme': (text) => (text === 'light' || text === 'dark' ? text : undefined),
};

/** What the consoles remember on a device: their own language and looks, apart from the shop's. */
export const consoleStorage = createBrowserStorage<ConsoleValues>({
  keys: ['console-language', 'console-theme'],
  parse: (key, text) => (text === null ? undefined : PARSERS[key](text)),
  write: (_key, value) => value,
});
