import { sql, type RawBuilder } from 'kysely';
import { compileOnce } from '../../platform/db/compile-once.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Localized } from '../../platform/settings/localized.ts';

/** Fields that only the item's own page shows. `allergens` null is "not stated", which is not the same as none. */
export interface ItemFacts {
  readonly images: readonly string[];
  readonly nutrition: readonly Localized[];
  readonly allergens: string[] | null;
  readonly tags: string[];
  readonly wishlist_count: number;
  readonly created_at: Date;
  readonly brand: { readonly id: number; readonly name: string; readonly slug: string } | null;
  readonly conditions: { readonly id: number; readonly name: string }[];
  /** Prices after the item's own discount: the one of thirty days ago, and the last one of every day with a change since. */
  readonly prices: { readonly day: string; readonly price_minor: number }[];
}

interface Reading {
  readonly locale: Locale;
  readonly now: Date;
}

/** Facts of the first item of a page query (`id`). */
export async function readItemFacts(db: Database, page: RawBuilder<unknown>, { locale, now }: Reading): Promise<ItemFacts | undefined> {
  const [facts] = await readFacts(db, { locale, now }, page);
  return facts;
}

const readFacts = compileOnce<Reading, ItemFacts>(
  ({ locale, now }, page) => sql`
    select i.images, i.nutrition, i.created_at,
      case when i.allergens is null then null else coalesce((
        select jsonb_agg(coalesce(a.name->>${locale}, a.name->>'en') order by a.position, a.code) from allergens a where a.code = any(i.allergens)
      ), '[]') end as allergens,
      coalesce((
        select jsonb_agg(distinct coalesce(t.name->>${locale}, t.name->>'en'))
        from item_tags it join tags t on t.id = it.tag_id where it.item_id = i.id
      ), '[]') as tags,
      coalesce((select w.wishes from wish_counts w where w.item_id = i.id), 0) as wishlist_count,
      (select jsonb_build_object('id', b.id, 'name', coalesce(b.name->>${locale}, b.name->>'en'), 'slug', b.slug) from brands b where b.id = i.brand_id) as brand,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', c.id, 'name', coalesce(c.name->>${locale}, c.name->>'en')) order by c.position, c.id)
        from item_conditions ic join common_conditions c on c.id = ic.condition_id where ic.item_id = i.id
      ), '[]') as conditions,
      coalesce((
        select jsonb_agg(jsonb_build_object('day', day, 'price_minor', price_minor) order by day) from (
          select distinct on (day) day, greatest(0, price_minor - case discount_type when 'percent' then round(price_minor * discount / 100) else discount end) as price_minor
          from (
            select h.*, (greatest(since, ${now}::timestamptz - interval '30 days') at time zone s.timezone)::date as day
            from price_history h where h.item_id = i.id and since <= ${now}::timestamptz
          ) dated
          order by day, since desc
        ) as daily
      ), '[]') as prices
    from (${page}) page join items i on i.id = page.id join stores s on s.id = i.store_id`,
);
