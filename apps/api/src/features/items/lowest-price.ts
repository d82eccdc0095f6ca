import { sql, type RawBuilder } from 'kysely';

/**
 * SQL for `lowest_before_minor`: the lowest price of an item (`i`) in the thirty days before its current reduction began. Null without a
 * reduction, or when the item was not sold before. Reads the running store discount (`d`) and flash sale (`f`) with their `starts_at`.
 */
export function lowestBefore(now: Date): RawBuilder<unknown> {
  return sql`
    select min(least(
      ${after(sql`p.discount`, sql`p.discount_type`)},
      case when sd.id is not null
        then p.price_minor - least(round(p.price_minor * sd.percent / 100), coalesce(nullif(sd.max_discount_minor, 0), p.price_minor)) end,
      case when fi.item_id is not null then ${after(sql`fi.discount`, sql`fi.discount_type`)} end
    )) as lowest_before_minor
    from (
      select case
        when f.starts_at is not null then f.starts_at
        when d.starts_at is not null and i.price_minor >= d.min_purchase_minor then d.starts_at
        when i.discount > 0 then (select max(since) from price_history where item_id = i.id and since <= ${now}::timestamptz)
      end as at
      -- Otherwise the planner copies this expression into every place that names it: 12 scans in place of 2.
      offset 0
    ) reduced
    cross join lateral (
      select h.*, coalesce(lead(since) over (order by since), 'infinity') as until from price_history h where h.item_id = i.id
    ) p
    left join store_discounts sd on sd.store_id = i.store_id and p.price_minor >= sd.min_purchase_minor and ${within('sd')}
    left join flash_sale_items fi on fi.item_id = i.id and ${within('fi')}
    where p.since < reduced.at and p.until > reduced.at - interval '30 days'`;
}

function after(discount: RawBuilder<unknown>, type: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`greatest(0, p.price_minor - case ${type} when 'percent' then round(p.price_minor * ${discount} / 100) else ${discount} end)`;
}

/** Whether a discount was valid at the time of a price in those thirty days. */
function within(table: 'sd' | 'fi'): RawBuilder<unknown> {
  const [starts, ends] = [sql.ref(`${table}.starts_at`), sql.ref(`${table}.ends_at`)];
  return sql`${starts} < least(p.until, reduced.at) and ${ends} > greatest(p.since, reduced.at - interval '30 days')`;
}
