import { sql } from 'kysely';
import type { VariantKind } from '@bozor/domain/search/query-variants.ts';
import type { DictionaryEntry, TypedWord } from '@bozor/domain/search/read-query.ts';
import type { Database } from '../db/database.ts';

interface EntryRow extends DictionaryEntry {
  readonly key: string;
  readonly is_loose: boolean;
  /** Of one or two letters, with which a word begins that very many things have. */
  readonly is_common: boolean;
}

const VERY_MANY = 500;

/**
 * Looks up every key of some words at once: does a word begin with it, else which words lie one slip away, whole or unfinished.
 * What every word has been turned into comes from the domain; nothing typed gets here as it was.
 */
export async function lookUpWords(
  db: Database,
  words: readonly TypedWord[],
): Promise<(kind: VariantKind, key: string) => EntryRow | undefined> {
  const keys = [...new Set(words.flatMap(({ exact, loose }) => [`exact ${exact}`, `loose ${loose}`]))].map((each) => each.split(' '));
  const { rows } = await sql<EntryRow>`
    select typed.key, typed.is_loose, known.begins, known.is_common, coalesce(meant.near, '[]') as near
    from unnest(${keys.map(([, key]) => key)}::text[], ${keys.map(([kind]) => kind === 'loose')}::boolean[]) as typed (key, is_loose)
    cross join lateral (
      select exists (
        select 1 from search_words w where w.is_loose = typed.is_loose and w.word >= typed.key and w.word < typed.key || chr(1114111)
      ) as begins, length(typed.key) <= 2 and exists (
        select 1 from search_words w
        where w.is_loose = typed.is_loose and w.word >= typed.key and w.word < typed.key || chr(1114111) and w.count >= ${VERY_MANY}
      ) as is_common
    ) known
    left join lateral (
      select jsonb_agg(jsonb_build_object('word', w.word, 'count', w.count)) as near from search_words w
      where w.is_loose = typed.is_loose and w.slips && slips_of(typed.key)
    ) meant on not known.begins and length(typed.key) >= 3`.execute(db);
  const entries = new Map(rows.map((row) => [`${row.is_loose ? 'loose' : 'exact'} ${row.key}`, row]));
  return (kind: VariantKind, key: string) => entries.get(`${kind} ${key}`);
}
