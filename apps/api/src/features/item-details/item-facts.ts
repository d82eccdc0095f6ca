import { sql, type RawBuilder } from 'kysely';
import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import { compileOnce } from '../../platform/db/compile-once.ts';
import type { Database } from '../../platform/db/database.ts';
import { untranslated } from '../../platform/db/localized-column.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Localized } from '../../platform/settings/localized.ts';

/** Fields that only the item's own page shows. `allergens` null is "not stated", which is not the same as none. */
export interface ItemFacts {
  readonly untranslated: ItemDetails['untranslated'];
  readonly images: readonly string[];
  readonly nutrition: readonly Localized[];
  readonly allergens: string[] | null;
  /** Options that contain allergens, and add-ons without a statement. */
  readonly option_allergens: { readonly name: string; readonly allergens: string[] | null }[];
  readonly tags: string[];
  readonly wishlist_count: number;
  readonly created_at: Date;
  readonly brand: { readonly id: number; readonly name: string; readonly slug: string } | null;
  readonly conditions: { readonly id: number; readonly name: string }[];
  /** Prices of one piece after its best discount: the one of thirty days ago, and the last one of every day with a change since. */
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
    select ${untranslated({ name: 'i.name', description: 'i.description' }, locale)} as untranslated, i.images, i.nutrition, i.created_at,
      case when i.allergens is null then null else coalesce((
        select jsonb_agg(coalesce(a.name->>${locale}, a.name->>'en') order by a.position, a.code) from allergens a where a.code = any(i.allergens)
      ), '[]') end as allergens,
      coalesce((
        select jsonb_agg(jsonb_build_object('name', o.name, 'allergens', (
          select jsonb_agg(coalesce(a.name->>${locale}, a.name->>'en') order by a.position, a.code) from allergens a where a.code = any(o.allergens)
        )) order by o.kind, o.position, o.id)
        from (
          select 1 as kind, g.position, v.id, coalesce(v.label->>${locale}, v.label->>'en') as name, v.allergens
          from food_variation_groups g join food_variation_values v on v.group_id = g.id where g.item_id = i.id and v.allergens <> '{}'
          union all
          select 2, ia.position, a.id, coalesce(a.name->>${locale}, a.name->>'en'), a.allergens
          from item_add_ons ia join add_ons a on a.id = ia.add_on_id
          where ia.item_id = i.id and a.is_active and a.allergens is distinct from '{}'
        ) o
      ), '[]') as option_allergens,
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
          select distinct on (day) (m.at at time zone s.timezone)::date as day, least(
            discounted_price(h.price_minor, h.discount, h.discount_type, d.percent, d.min_purchase_minor, d.max_discount_minor),
            discounted_price(h.price_minor, f.discount, f.discount_type, null, null, null)) as price_minor
          from (
            select ${now}::timestamptz - interval '30 days' as at
            union select since from price_history where item_id = i.id
            union select unnest(array[starts_at, ends_at]) from store_discounts where store_id = i.store_id
            union select unnest(array[starts_at, ends_at]) from flash_sale_items where item_id = i.id
          ) m
          cross join lateral (select * from price_history where item_id = i.id and since <= m.at order by since desc limit 1) h
          left join store_discounts d on d.store_id = i.store_id and d.starts_at <= m.at and d.ends_at > m.at
          left join flash_sale_items f on f.item_id = i.id and f.starts_at <= m.at and f.ends_at > m.at
            and (f.available > 0 or f.ends_at <= ${now}::timestamptz)
            and exists (select from flash_sales fs where fs.id = f.flash_sale_id and fs.is_active)
          where m.at >= ${now}::timestamptz - interval '30 days' and m.at <= ${now}::timestamptz
          order by day, m.at desc
        ) as daily
      ), '[]') as prices
    from (${page}) page join items i on i.id = page.id join stores s on s.id = i.store_id`,
);
