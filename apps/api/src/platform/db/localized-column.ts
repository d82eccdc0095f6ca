import { sql, type RawBuilder } from 'kysely';
import type { Locale } from '@bozor/domain/words/locale.ts';

/** SQL for a localized text in one language, else in English. */
export const localized = (column: string, locale: Locale): RawBuilder<string> =>
  sql`coalesce(${sql.ref(column)}->>${locale}, ${sql.ref(column)}->>'en')`;
