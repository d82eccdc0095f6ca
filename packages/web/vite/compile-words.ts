import type { CompiledMessage } from '@lingui/message-utils/compileMessage';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { compileTranslation, type Translations, type WordFile } from '@bozor/words/word-files.ts';
import { parsePlaceholders } from '../src/i18n/parse-placeholders.ts';
import { keepUnits } from './keep-units.ts';

/** Compiled messages of one language. English keeps only those with plural or select forms; the others are parsed from their source. */
export function compileWords(files: readonly WordFile[], locale: Locale): Record<string, CompiledMessage> {
  const messages: Record<string, CompiledMessage> = {};
  for (const { path, words } of files) {
    for (const [source, translations] of Object.entries(words)) {
      try {
        const message = compileTranslation(keepUnits(source), keptUnits(translations), locale);
        if (locale !== 'en' || !isReadable(source, message)) messages[source] = message;
      } catch (error) {
        throw new Error(`${path}: '${source}' in ${locale}: ${(error as Error).message}`, { cause: error });
      }
    }
  }
  return messages;
}

function keptUnits(translations: Translations): Translations {
  return Object.fromEntries(Object.entries(translations).map(([locale, text]) => [locale, keepUnits(text)]));
}

function isReadable(source: string, message: CompiledMessage): boolean {
  return JSON.stringify(parsePlaceholders(source).filter((part) => part !== '')) === JSON.stringify(message);
}
