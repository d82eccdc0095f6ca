import { sql, type RawBuilder } from 'kysely';
import type { Locale } from '@bozor/domain/words/locale.ts';

/** A text of several languages in one of them, else in English. */
export const localized = (column: string, locale: Locale): RawBuilder<string> =>
  sql`coalesce(${sql.ref(column)}->>${locale}, ${sql.ref(column)}->>'en')`;
