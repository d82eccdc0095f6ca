import { sql, type RawBuilder } from 'kysely';
import type { Locale } from '@bozor/domain/words/locale.ts';

/** SQL for a localized text in one language, else in English. */
export const localized = (column: string, locale: Locale): RawBuilder<string> =>
  sql`coalesce(${sql.ref(column)}->>${locale}, ${sql.ref(column)}->>'en')`;

/**
 * SQL for the names of those localized texts that are in English, because they are not in the language that was asked for.
 * @example untranslated({ name: 'i.name', description: 'i.description' }, 'ru') // ['description']
 */
export const untranslated = (columns: Readonly<Record<string, string>>, locale: Locale): RawBuilder<string[]> =>
  sql`array_remove(array[${sql.join(
    Object.entries(columns).map(
      ([text, column]) => sql`case when ${sql.ref(column)} ? 'en' and not ${sql.ref(column)} ? ${locale} then ${sql.lit(text)} end`,
    ),
  )}], null)`;
