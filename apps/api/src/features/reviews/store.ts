import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/db/database.ts';
import type { Locale } from '../../platform/http/scope.ts';

/** What reviews are about: one item, or everything of one store. */
export type Reviewed = { readonly itemId: number } | { readonly storeId: number };

export interface ReviewRow {
  readonly id: number;
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly comment: string;
  readonly f_name: string;
  readonly l_name: string;
  readonly item_id: number;
  readonly item_name: string;
  readonly images: readonly string[];
  readonly reply: string | null;
  readonly created_at: Date;
}

export interface StarsRow {
  readonly rating: 1 | 2 | 3 | 4 | 5;
  readonly count: number;
}

export async function readReviews(
  db: Database,
  { limit, offset, ...of }: Reviewed & { readonly limit: number; readonly offset: number },
  locale: Locale,
): Promise<ReviewRow[]> {
  const { rows } = await sql<ReviewRow>`
    select r.id, r.rating, r.comment, c.f_name, c.l_name, r.item_id, coalesce(i.name->>${locale}, i.name->>'en') as item_name, r.images, r.reply, r.created_at
    from reviews r join customers c on c.id = r.customer_id join items i on i.id = r.item_id
    where ${about(of)} and r.is_visible
    order by r.id desc limit ${limit} offset ${(offset - 1) * limit}`.execute(db);
  return rows;
}

export async function readStars(db: Database, of: Reviewed): Promise<StarsRow[]> {
  const { rows } = await sql<StarsRow>`
    select r.rating, count(*) as count from reviews r where ${about(of)} and r.is_visible group by r.rating`.execute(db);
  return rows;
}

export async function isItem(db: Database, id: number): Promise<boolean> {
  const row = await db.selectFrom('items').where('id', '=', id).where('is_active', '=', true).select('id').executeTakeFirst();
  return row !== undefined;
}

function about(of: Reviewed): RawBuilder<unknown> {
  return 'itemId' in of ? sql`r.item_id = ${of.itemId}` : sql`r.store_id = ${of.storeId}`;
}
