import { sql } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

/** Zones, modules, language and time of a read of sales. */
export interface PromotionScope {
  readonly zoneIds: readonly number[];
  readonly moduleIds: readonly number[];
  readonly locale: Locale;
  readonly now: Date;
}

export interface FlashSaleRow {
  readonly id: number;
  readonly title: string;
  readonly starts_at: Date;
  readonly ends_at: Date;
  /** Number of the sale's items in these zones. */
  readonly item_count: number;
}

/** Running sales with items in these zones, ordered by their end. */
export async function readFlashSales(db: Database, { zoneIds, moduleIds, locale, now }: PromotionScope): Promise<FlashSaleRow[]> {
  const { rows } = await sql<FlashSaleRow>`
    select f.id, coalesce(f.title->>${locale}, f.title->>'en') as title, f.starts_at, f.ends_at, found.item_count
    from flash_sales f
    join modules m on m.id = f.module_id and m.is_active
    cross join lateral (
      select count(*) as item_count from flash_sale_items fi join items i on i.id = fi.item_id join stores s on s.id = i.store_id and s.is_active
      where fi.flash_sale_id = f.id and i.zone_id = any(${[...zoneIds]}::bigint[]) and i.is_active
    ) found
    where f.module_id = any(${[...moduleIds]}::bigint[]) and f.is_active and f.starts_at <= ${now} and f.ends_at > ${now} and found.item_count > 0
    order by f.ends_at, f.id limit 50`.execute(db);
  return rows;
}

export interface FlashItemRow {
  readonly flash_sale_id: number;
  readonly item_id: number;
  readonly sold: number;
  readonly initial: number;
  readonly available: number;
}

/** Items of sales: up to a number per sale from `skipped` on, sold-out ones last. */
export async function readFlashItems(
  db: Database,
  saleIds: readonly number[],
  zoneIds: readonly number[],
  { limit, skipped = 0 }: { readonly limit: number; readonly skipped?: number },
): Promise<FlashItemRow[]> {
  const { rows } = await sql<FlashItemRow>`
    select f.id as flash_sale_id, fi.item_id, fi.sold, fi.initial, fi.available
    from unnest(${[...saleIds]}::bigint[]) with ordinality as f (id, place)
    cross join lateral (
      select fi.* from flash_sale_items fi join items i on i.id = fi.item_id join stores s on s.id = i.store_id and s.is_active
      where fi.flash_sale_id = f.id and i.zone_id = any(${[...zoneIds]}::bigint[]) and i.is_active
      order by fi.available = 0, fi.position, fi.item_id limit ${limit} offset ${skipped}
    ) fi
    order by f.place, fi.available = 0, fi.position, fi.item_id`.execute(db);
  return rows;
}
