import { sql } from 'kysely';
import type { VariantKind } from '@bozor/domain/search/query-variants.ts';
import type { DictionaryEntry, DictionaryLookup, TypedWord } from '@bozor/domain/search/read-query.ts';
import type { Database } from '../db/database.ts';

interface EntryRow extends DictionaryEntry {
  readonly key: string;
  readonly is_loose: boolean;
}

/** A prefix with more completions than this is searched as a prefix. */
const FEW_WORDS = 12;

/**
 * Looks up every key of the typed words: whether a word begins with it, its completions, and otherwise the words at edit distance one,
 * whole or unfinished. The keys come from the domain, so no typed text reaches SQL unchanged.
 */
export async function lookUpWords(db: Database, words: readonly TypedWord[]): Promise<DictionaryLookup> {
  const keys = [...new Set(words.flatMap(({ exact, loose }) => [`exact ${exact}`, `loose ${loose}`]))].map((each) => each.split(' '));
  const { rows } = await sql<EntryRow>`
    select typed.key, typed.is_loose, known.begins, whole.beginnings, coalesce(meant.near, '[]') as near
    from unnest(${keys.map(([, key]) => key)}::text[], ${keys.map(([kind]) => kind === 'loose')}::boolean[]) as typed (key, is_loose)
    cross join lateral (
      select exists (
        select 1 from search_words w where w.is_loose = typed.is_loose and w.word >= typed.key and w.word < typed.key || chr(1114111)
      ) as begins
    ) known
    left join lateral (
      select case when count(*) <= ${FEW_WORDS} then jsonb_agg(word) end as beginnings from (
        (select w.word from search_words w
        where w.is_loose = typed.is_loose and w.word >= typed.key and w.word < typed.key || chr(1114111) limit ${sql.lit(FEW_WORDS + 1)})
        union
        (select w.word from description_words w
        where not typed.is_loose and w.word >= typed.key and w.word < typed.key || chr(1114111) limit ${sql.lit(FEW_WORDS + 1)})
      ) those
    ) whole on known.begins
    left join lateral (
      select jsonb_agg(jsonb_build_object('word', w.word, 'count', w.count)) as near from search_words w
      where w.is_loose = typed.is_loose and w.slips && slips_of(typed.key)
    ) meant on not known.begins and length(typed.key) >= 3`.execute(db);
  const entries = new Map(rows.map((row) => [`${row.is_loose ? 'loose' : 'exact'} ${row.key}`, row]));
  return (kind: VariantKind, key: string) => entries.get(`${kind} ${key}`);
}
