import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Database } from '../../src/platform/db/database.ts';

export interface Owner {
  readonly column: 'customer_id' | 'guest_id';
  readonly id: number;
}

/** Returns a checksum per table of everything that belongs to an owner, orders and carts included, so that any change shows. */
export async function belongingsOf(db: Database, { column, id }: Owner): Promise<Record<string, string>> {
  const owns = sql`${sql.ref(column)} = ${id}`;
  const kept: Record<string, string> = {};
  for (const { table, key } of await tablesOfOwners(db, column)) {
    const mine =
      key === 'order_id'
        ? sql`order_id in (select id from orders where ${owns})`
        : key === 'cart_id'
          ? sql`cart_id in (select id from carts where ${owns})`
          : owns;
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(table)} t where ${mine} order by 1`.execute(db);
    if (rows.length > 0)
      kept[`${table}.${key}`] = createHash('sha256')
        .update(rows.map(({ row }) => row).join('\n'))
        .digest('hex');
  }
  return kept;
}

async function tablesOfOwners(db: Database, column: string): Promise<{ table: string; key: string }[]> {
  const { rows } = await sql<{ table: string; key: string }>`
    select c.table_name as table, c.column_name as key
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.column_name in (${column}, 'order_id', 'cart_id')
    order by 1, 2`.execute(db);
  return rows;
}
