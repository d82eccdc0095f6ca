import { isLocale, type Locale } from '@bozor/domain/words/locale.ts';
import { createBrowserStorage } from '@bozor/web/storage/browser-storage.ts';

/** Theme of the consoles. */
export type Theme = 'light' | 'dark';

interface ConsoleValues {
  readonly 'console-language': Locale;
  /** Absent while the device's preference applies. */
  readonly 'console-theme': Theme;
}

const PARSERS: { readonly [Key in keyof ConsoleValues]: (text: string) => ConsoleValues[Key] | undefined } = {
  'console-language': (text) => (isLocale(text) ? text : undefined),
  'console-theme': (text) => (text === 'light' || text === 'dark' ? text : undefined),
};

/** Values that the consoles store on a device: their own language and theme, apart from the shop's. */
export const consoleStorage = createBrowserStorage<ConsoleValues>({
  keys: ['console-language', 'console-theme'],
  parse: (key, text) => (text === null ? undefined : PARSERS[key](text)),
  write: (_key, value) => value,
});
