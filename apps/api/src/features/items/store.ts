import type { ModuleType } from '@bozor/domain/catalogue/module-type.ts';
import { sql, type RawBuilder } from 'kysely';
import { compileOnce } from '../../platform/db/compile-once.ts';
import type { Database } from '../../platform/db/database.ts';
import { localized } from '../../platform/db/localized-column.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { ItemRow } from './item-row.ts';
import { lowestBefore } from './lowest-price.ts';
import { withinCampaigns } from './within-campaigns.ts';
import type { OptionsRow } from './option-rows.ts';

/** Language and time of a read of items. */
export interface Reading {
  readonly locale: Locale;
  readonly now: Date;
}

/**
 * Reads the items of a page query (`id`, `rank`) with all their parts, in one round trip. Items of inactive stores are left out unless
 * `includeHidden`, which carts use to report unavailable lines.
 */
export async function readItemRows(
  db: Database,
  page: RawBuilder<unknown>,
  reading: Reading,
  { includeHidden = false } = {},
): Promise<ItemRow[]> {
  const rows = await (includeHidden ? readHidden : readShown)(db, reading, page);
  return withinCampaigns(db, rows, { includeHidden });
}

/** Items with all options: variations with stock, food groups, add-ons. Words are in English (canonical) and in the reader's language. */
export async function readWholeItems(db: Database, itemIds: readonly number[], reading: Reading): Promise<(ItemRow & OptionsRow)[]> {
  const rows = await withinCampaigns(db, await readWhole(db, reading, byIds(itemIds)), { includeHidden: false });
  return withLowestBefore(db, rows, reading);
}

/** The same for the page of an item, which may well be reduced: the first of a page query (`id`, `rank`), in one statement. */
export async function readWholeItem(
  db: Database,
  page: RawBuilder<unknown>,
  reading: Reading,
): Promise<(ItemRow & OptionsRow) | undefined> {
  const [row] = await withinCampaigns(db, await readWholeWithLowest(db, reading, page), { includeHidden: false });
  return row;
}

const SHOWN = sql`i.is_active and s.is_active and m.is_active`;

/** The lowest price before a reduction costs a third of the statement, and few items of a cart are reduced: only they are read again. */
async function withLowestBefore<Row extends ItemRow>(db: Database, rows: Row[], { now }: Reading): Promise<Row[]> {
  const reduced = rows.filter(({ discount, store_discount, flash }) => discount > 0 || store_discount || flash).map(({ id }) => id);
  if (reduced.length === 0) return rows;
  const lowest = new Map((await readLowest(db, { now, ids: reduced })).map(({ id, lowest_before_minor }) => [id, lowest_before_minor]));
  return rows.map((row) => ({ ...row, lowest_before_minor: lowest.get(row.id) ?? null }));
}

const readLowest = compileOnce<Pick<Reading, 'now'> & { readonly ids: readonly number[] }, Pick<ItemRow, 'id' | 'lowest_before_minor'>>(
  ({ now, ids }) => sql`
    select i.id, (${lowestBefore(now)}) as lowest_before_minor from items i ${reductionsOf(now)}
    where i.id = any(${ids}::bigint[])`,
);

const readShown = compileOnce<Reading, ItemRow>((reading, page) => itemsOf(page, reading, SHOWN, lowestOf(reading)));
const readHidden = compileOnce<Reading, ItemRow>((reading, page) => itemsOf(page, reading, sql`true`, lowestOf(reading)));
const readWhole = compileOnce<Reading, ItemRow & OptionsRow>((reading, page) =>
  itemsOf(page, reading, SHOWN, sql`, null::bigint as lowest_before_minor${optionsOf(reading.locale)}`),
);

const readWholeWithLowest = compileOnce<Reading, ItemRow & OptionsRow>((reading, page) =>
  itemsOf(page, reading, SHOWN, sql`${lowestOf(reading)}${optionsOf(reading.locale)}`),
);

const lowestOf = ({ now }: Reading) => sql`, (${lowestBefore(now)}) as lowest_before_minor`;

function itemsOf<Row>(
  page: RawBuilder<unknown>,
  { locale, now }: Reading,
  shown: RawBuilder<unknown>,
  more: RawBuilder<unknown>,
): RawBuilder<Row> {
  return sql`
    with page as materialized (${page})
    select i.id, i.slug, ${localized('i.name', locale)} as name, coalesce(i.description->>${locale}, i.description->>'en', '') as description,
      i.price_minor, i.lowest_price_minor, i.highest_price_minor, i.discount, i.discount_type, i.unit, i.sold_by, i.measure_amount, i.measure_per,
      i.maximum_cart_quantity, i.available_from_minute, i.available_until_minute, i.available_from, i.available_until, i.campaign_id,
      i.organic, i.recommended, i.veg, i.is_halal, i.is_prescription_required, i.allergens is not null as allergens_stated, i.image, i.hue, i.variation_count, i.food_variation_count,
      i.avg_rating, i.rating_count, i.zone_id, i.module_id, m.module_type, i.store_id, ${localized('s.name', locale)} as store_name, s.slug as store_slug,
      s.timezone, s.schedule_order and s.is_accepting as schedule_order, s.halal_tag, k.stock,
      case when p.id is null then jsonb_build_array(jsonb_build_object('id', c.id, 'name', ${localized('c.name', locale)}, 'slug', c.slug))
        else jsonb_build_array(jsonb_build_object('id', p.id, 'name', ${localized('p.name', locale)}, 'slug', p.slug),
          jsonb_build_object('id', c.id, 'name', ${localized('c.name', locale)}, 'slug', c.slug)) end as categories,
      d.discount as store_discount, f.flash${more}
    from page
    join items i on i.id = page.id
    join stores s on s.id = i.store_id
    join modules m on m.id = i.module_id
    join categories c on c.id = i.category_id
    left join categories p on p.id = c.parent_id
    left join lateral (
      select sum(stock)::int as stock from item_stock where item_id = i.id and (variation_id = 0) = (i.variation_count = 0)
    ) k on true
    ${reductionsOf(now)}
    where ${shown}
    order by page.rank`;
}

/** Joins the running store discount (`d`) and flash sale (`f`) of an item (`i`). */
function reductionsOf(now: Date): RawBuilder<unknown> {
  return sql`
    left join lateral (
      select jsonb_build_object('percent', percent, 'min_purchase_minor', min_purchase_minor, 'max_discount_minor', max_discount_minor,
        'starts_at_ms', (extract(epoch from starts_at) * 1000)::bigint, 'ends_at_ms', (extract(epoch from ends_at) * 1000)::bigint) as discount,
        percent, min_purchase_minor, max_discount_minor, starts_at
      from store_discounts where store_id = i.store_id and tstzrange(starts_at, ends_at) @> ${now}::timestamptz limit 1
    ) d on true
    left join lateral (
      select jsonb_build_object('flash_sale_id', fi.flash_sale_id, 'discount', fi.discount, 'discount_type', fi.discount_type, 'sold', fi.sold,
        'initial', fi.initial, 'available', fi.available, 'starts_at_ms', (extract(epoch from fi.starts_at) * 1000)::bigint,
        'ends_at_ms', (extract(epoch from fi.ends_at) * 1000)::bigint) as flash,
        case when fi.available > 0 then fi.discount end as off, fi.discount_type as off_type, fi.starts_at
      from flash_sale_items fi join flash_sales fs on fs.id = fi.flash_sale_id
      where fi.item_id = i.id and fi.ends_at > ${now}::timestamptz and fi.starts_at <= ${now}::timestamptz and fs.is_active limit 1
    ) f on true`;
}

/** Page query for known ids, in the given order. */
export function byIds(ids: readonly number[]): RawBuilder<unknown> {
  return sql`select id, rank from unnest(${[...ids]}::bigint[]) with ordinality as wanted (id, rank)`;
}

/** Active modules, for requests without a module header. */
export async function activeModuleIds(db: Database): Promise<number[]> {
  const rows = await db.selectFrom('modules').where('is_active', '=', true).orderBy('id').select('id').execute();
  return rows.map((row) => row.id);
}

/** Type of the module that a request is about; a request without one is about no home page in particular, and has that of food. */
export async function moduleTypeOf(db: Database, [id]: readonly number[]): Promise<ModuleType> {
  const row = await db
    .selectFrom('modules')
    .where('id', '=', id ?? 0)
    .select('module_type')
    .executeTakeFirst();
  return row?.module_type ?? 'food';
}

/** Entry of the menu above the best reviewed items: some categories, or the newest items. */
export interface ReviewMenuRow {
  readonly id: number;
  readonly name: string;
  readonly newest_days: number | null;
  readonly category_ids: readonly number[];
}

export async function readReviewMenus(db: Database, moduleIds: readonly number[], locale: Locale): Promise<ReviewMenuRow[]> {
  const { rows } = await sql<ReviewMenuRow>`
    select m.id, ${localized('m.name', locale)} as name, m.newest_days,
      coalesce((select jsonb_agg(c.category_id) from review_menu_categories c where c.menu_id = m.id), '[]') as category_ids
    from review_menus m where m.module_id = any(${[...moduleIds]}::bigint[]) and m.is_active order by m.position, m.id`.execute(db);
  return rows;
}

/** The columns of `OptionsRow`, of `i`. */
export function optionsOf(locale: Locale): RawBuilder<OptionsRow> {
  return sql`, i.name::text as every_name, i.choice_options, i.generic_names,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', v.id, 'type', v.type, 'price_minor', v.price_minor, 'stock', coalesce(k.stock, 0)) order by v.position, v.id)
        from item_variations v left join item_stock k on k.item_id = v.item_id and k.variation_id = v.id where v.item_id = i.id
      ), '[]') as variations,
      coalesce((
        select jsonb_agg(jsonb_build_object('name', g.name->>'en', 'shown', ${localized('g.name', locale)}, 'type', g.type, 'required', g.required, 'min', g.min, 'max', g.max,
          'values', (
            select jsonb_agg(jsonb_build_object('label', o.label->>'en', 'shown', ${localized('o.label', locale)}, 'every', o.label, 'price_minor', o.option_price_minor, 'is_selected', o.is_selected) order by o.position, o.id)
            from food_variation_values o where o.group_id = g.id
          ), 'every', g.name) order by g.position, g.id)
        from food_variation_groups g where g.item_id = i.id
      ), '[]') as food_variations,
      coalesce((
        select jsonb_agg(jsonb_build_object('id', a.id, 'store_id', a.store_id, 'name', ${localized('a.name', locale)}, 'every', a.name, 'price_minor', a.price_minor) order by ia.position, a.position, a.id)
        from item_add_ons ia join add_ons a on a.id = ia.add_on_id where ia.item_id = i.id and a.is_active
      ), '[]') as add_ons`;
}
