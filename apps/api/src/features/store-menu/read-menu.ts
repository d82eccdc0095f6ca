import type { MenuItem } from '@bozor/contract/store/menu.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import { localized } from '../../platform/db/localized-column.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { mediaUrl, tileHue } from '../../platform/media/media-url.ts';
import { mayItem } from './policies.ts';

const MOST_ITEMS = 100;

interface MenuRow {
  readonly id: number;
  readonly name: string;
  readonly store: string;
  readonly image: string | null;
  readonly hue: number;
  readonly is_active: boolean;
  readonly is_off: boolean;
  readonly until: Date | null;
  readonly total: number;
}

interface MenuQuery {
  readonly name?: string | undefined;
  readonly off?: 0 | 1 | undefined;
}

/** Items of the person's stores: what was taken off first, then by name. */
export async function readMenu(
  db: Database,
  staff: Staff,
  { name, off }: MenuQuery,
  locale: Locale,
): Promise<{ items: MenuItem[]; total: number }> {
  const part = `%${(name ?? '').trim().replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  const isNamed = part === '%%' ? sql`true` : sql`exists (select from jsonb_each_text(i.name) word where word.value ilike ${part})`;
  const rows = await readRows(db, sql`${isNamed} and (p.item_id is not null or ${off !== 1})`, staff, locale);
  return { items: rows.map(present), total: rows[0]?.total ?? 0 };
}

/** One item; undefined for another store's. */
export async function readMenuItem(db: Database, staff: Staff, itemId: number, locale: Locale): Promise<MenuItem | undefined> {
  const [row] = await readRows(db, sql`i.id = ${itemId}`, staff, locale);
  return row && present(row);
}

async function readRows(db: Database, condition: RawBuilder<unknown>, staff: Staff, locale: Locale): Promise<readonly MenuRow[]> {
  const { rows } = await sql<MenuRow>`
    select i.id, ${localized('i.name', locale)} as name, ${localized('s.name', locale)} as store, i.image, i.hue, i.is_active,
      p.item_id is not null as is_off, p.until, count(*) over ()::int as total
    from (select * from items where ${mayItem(staff, 'see')} and campaign_id is null) i
    join stores s on s.id = i.store_id
    left join item_pauses p on p.item_id = i.id
    where ${condition}
    order by p.item_id is null, ${localized('i.name', locale)}, i.id limit ${MOST_ITEMS}`.execute(db);
  return rows;
}

function present({ id, name, store, image, hue, is_active, is_off, until }: MenuRow): MenuItem {
  return {
    id,
    name,
    store,
    image_full_url: mediaUrl(image),
    tile_hue: tileHue(hue),
    state: is_off ? 'off' : is_active ? 'on' : 'withdrawn',
    off_until: until?.toISOString() ?? null,
  };
}
