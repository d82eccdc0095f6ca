import { sql } from 'kysely';
import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { wordForms } from '@bozor/domain/search/word-forms.ts';
import type { DictionaryEntry, DictionaryLookup, TypedWord } from '@bozor/domain/search/read-query.ts';
import type { Database } from '../db/database.ts';

interface EntryRow extends DictionaryEntry {
  readonly key: string;
  readonly is_loose: boolean;
  readonly modules: readonly SearchedModule[];
}

/** An active module and its type, which has its own other names of things. */
export interface SearchedModule {
  readonly id: number;
  readonly module_type: ModuleType;
}

export interface LookedUp {
  readonly lookUp: DictionaryLookup;
  readonly modules: readonly SearchedModule[];
}

/** A prefix with more completions than this is searched as a prefix. */
const FEW_WORDS = 12;
/** Words that are looked at for each stem. The stem itself and its short forms come first. */
const MOST_KIN = 8;
const MOST_STEMS = 3;

/**
 * Looks up every key of the typed words: whether a word begins with it, its completions, the words that begin with its stem, and otherwise
 * the words at edit distance one, whole or unfinished. Also reads the modules, in the same statement. The keys come from the domain, so no
 * typed text reaches SQL unchanged.
 */
export async function lookUpWords(db: Database, words: readonly TypedWord[]): Promise<LookedUp> {
  if (words.length === 0) {
    const modules = await db.selectFrom('modules').where('is_active', '=', true).select(['id', 'module_type']).execute();
    return { lookUp: () => undefined, modules };
  }
  const keys = [...new Set(words.flatMap(({ exact, loose }) => [`exact ${exact}`, `loose ${loose}`]))].map((each) => {
    const [kind, key = ''] = each.split(' ');
    return {
      key,
      isLoose: kind === 'loose',
      stems: kind === 'exact' ? wordForms(key).beginnings.slice(0, MOST_STEMS).join(' ') : '',
    };
  });
  const { rows } = await sql<EntryRow>`
    select typed.key, typed.is_loose, known.begins, whole.beginnings, family.kin, coalesce(meant.near, '[]') as near,
      (select jsonb_agg(jsonb_build_object('id', id, 'module_type', module_type)) from modules where is_active) as modules
    from unnest(${keys.map(({ key }) => key)}::text[], ${keys.map(({ isLoose }) => isLoose)}::boolean[], ${keys.map(({ stems }) => stems)}::text[])
      as typed (key, is_loose, stems)
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
      select jsonb_agg(those.word) as kin from unnest(string_to_array(typed.stems, ' ')) as family (stem) cross join lateral (
        select w.word from search_words w
        where w.is_loose = typed.is_loose and w.word >= family.stem and w.word < family.stem || chr(1114111)
        order by w.word limit ${sql.lit(MOST_KIN)}
      ) those
    ) family on typed.stems <> ''
    left join lateral (
      select jsonb_agg(jsonb_build_object('word', w.word, 'count', w.count)) as near from search_words w
      where w.is_loose = typed.is_loose and w.slips && slips_of(typed.key)
    ) meant on not known.begins and length(typed.key) >= 3`.execute(db);
  const entries = new Map(rows.map((row) => [`${row.is_loose ? 'loose' : 'exact'} ${row.key}`, row]));
  return { lookUp: (kind, key) => entries.get(`${kind} ${key}`), modules: rows[0]?.modules ?? [] };
}
