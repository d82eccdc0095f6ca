import { join } from 'node:path';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import refusals from '@bozor/contract/words.json' with { type: 'json' };
import { isolate } from '@bozor/domain/words/isolate.ts';
import { DEFAULT_LOCALE, LOCALES } from '@bozor/domain/words/locale.ts';
import { compileTranslation, readWordFiles, type WordFile } from '@bozor/words/word-files.ts';

const SOURCE = join(import.meta.dirname, '../..');

/**
 * Translations of the server's own texts: the contract's refusals and all `words.json` files under `apps/api/src`. Unknown texts stay in
 * English.
 */
export class Words {
  readonly #instances = new Map<string, I18n>();

  constructor(files: readonly WordFile['words'][] = [refusals, ...readWordFiles([SOURCE]).map(({ words }) => words)]) {
    for (const locale of LOCALES) {
      const messages: Messages = {};
      for (const file of files)
        for (const [source, translations] of Object.entries(file)) messages[source] = compileTranslation(source, translations, locale);
      this.#instances.set(locale, setupI18n({ locale, messages: { [locale]: messages } }));
    }
  }

  translate(locale: string, message: string, values: Readonly<Record<string, string | number>> = {}): string {
    const instance = this.#instances.get(locale) ?? this.#instances.get(DEFAULT_LOCALE)!;
    if (instance.messages[message] === undefined)
      instance.load(instance.locale, { ...instance.messages, [message]: compileMessage(message) });
    return instance._(message, isolatedAll(values, instance.locale));
  }
}

const isolatedAll = (values: Readonly<Record<string, string | number>>, locale: string) =>
  Object.fromEntries(Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? isolate(value, locale) : value]));
