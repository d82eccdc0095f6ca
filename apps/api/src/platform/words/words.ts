import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setupI18n, type I18n, type Messages } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import refusals from '@bozor/contract/words.json' with { type: 'json' };
import { latinToCyrillic } from '@bozor/domain/words/latin-to-cyrillic.ts';
import { LOCALES, type Locale } from '../http/scope.ts';

/** `{ "English source": { "uz": "…", "ru": "…", "ar": "…", "uz-Cyrl": "only where the rule is wrong" } }` */
type WordsFile = Readonly<Record<string, Partial<Record<Locale, string>>>>;

const SOURCE = join(import.meta.dirname, '../..');

/** The server's own sentences in every language: the contract's refusals and all `words.json` files under `apps/api/src`. Unknown texts answer in English. */
export class Words {
  readonly #instances = new Map<string, I18n>();

  constructor(files: readonly WordsFile[] = [refusals, ...readWordsFiles(SOURCE)]) {
    for (const locale of LOCALES) {
      const messages: Messages = {};
      for (const file of files)
        for (const [source, translations] of Object.entries(file)) messages[source] = compileMessage(pick(source, translations, locale));
      this.#instances.set(locale, setupI18n({ locale, messages: { [locale]: messages } }));
    }
  }

  say(locale: string, message: string, values: Readonly<Record<string, string | number>> = {}): string {
    const instance = this.#instances.get(locale) ?? this.#instances.get('en')!;
    if (instance.messages[message] === undefined)
      instance.load(instance.locale, { ...instance.messages, [message]: compileMessage(message) });
    return instance._(message, values);
  }
}

function pick(source: string, translations: Partial<Record<Locale, string>>, locale: Locale): string {
  if (locale === 'en') return translations.en ?? source;
  if (locale === 'uz-Cyrl') return translations['uz-Cyrl'] ?? (translations.uz === undefined ? source : cyrillic(translations.uz));
  return translations[locale] ?? source;
}

/** Letters only: `{holes}` and plural keywords stay as they are. */
function cyrillic(text: string): string {
  return text.replace(/\{[^{}]*\}|[^{}]+/g, (part) => (part.startsWith('{') ? part : latinToCyrillic(part)));
}

function readWordsFiles(folder: string): WordsFile[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => path.endsWith('words.json'))
    .sort()
    .map((path) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as WordsFile);
}
