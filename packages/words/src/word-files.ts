import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileMessageOrThrow, type CompiledMessage } from '@lingui/message-utils/compileMessage';
import { latinToCyrillic } from '@bozor/domain/words/latin-to-cyrillic.ts';
import { LANGUAGES, type Locale } from '@bozor/domain/words/locale.ts';

/** `{ "English source": { "uz": "…", "ru": "…", "ar": "…", "uz-Cyrl": "only where the rule is wrong" } }` */
export type Translations = Partial<Record<Locale, string>>;

export interface WordFile {
  readonly path: string;
  readonly words: Readonly<Record<string, Translations>>;
}

/** Returns all `words.json` files under the folders, in a stable order. */
export function readWordFiles(folders: readonly string[]): WordFile[] {
  return folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /(^|\/)words\.json$/.test(path) && !path.includes('node_modules'))
      .sort()
      .map((path) => ({ path: join(folder, path), words: readWords(join(folder, path)) })),
  );
}

/** Compiles one text in one language. Uzbek Cyrillic is transliterated from Uzbek, letters only: placeholders and plural keywords stay. */
export function compileTranslation(source: string, translations: Translations, locale: Locale): CompiledMessage {
  const own = translations[locale];
  if (own !== undefined) return compileMessageOrThrow(own);
  const { madeFrom } = LANGUAGES[locale];
  const model = madeFrom && translations[madeFrom];
  if (model !== undefined) return compileMessageOrThrow(model, latinToCyrillic);
  return compileMessageOrThrow(source);
}

function readWords(path: string): WordFile['words'] {
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as WordFile['words'];
  } catch (error) {
    throw new Error(`${path} is not valid JSON: ${(error as Error).message}`, { cause: error });
  }
}
