import type pg from 'pg';

/** Factors by which the demo city is multiplied. */
export interface Copies {
  readonly stores: number;
  readonly items: number;
  readonly orders: number;
}

/** A million items, ten thousand stores and a million past orders. */
export const LARGE: Copies = { stores: 211, items: 363, orders: 100 };
/** About ten thousand items: the baseline of the growth figures. */
export const SMALL: Copies = { stores: 3, items: 4, orders: 1 };

/** Distance between the ids of one copy and the next. */
const STORE_STEP = 1_000;
const ITEM_STEP = 10_000;
const GROUP_STEP = 10_000;
const VALUE_STEP = 100_000;
const ORDERS_AT_ONCE = 50;

/** Multiplies the demo city with triggers off: copies carry the sums and keys of their originals. */
export async function enlarge(pool: pg.Pool, copies: Copies, log: (message: string) => void): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query("set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'");
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
      where indrelid = any('{items,item_stock,item_categories,item_tags,item_conditions,price_history,orders,order_charges,order_lines}'::regclass[]) and not indisunique`,
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    const copy = async (table: string, count: number, changes: Readonly<Record<string, string>>, where = 'true') => {
      if (count < 2) return;
      const { rows } = await client.query<{ name: string }>(
        `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
        [table],
      );
      const names = rows.map(({ name }) => name).filter((name) => changes[name] !== '');
      log(`${table}: ${count - 1} times more`);
      await client.query(
        `insert into ${table} (${names.map((name) => `"${name}"`).join(', ')}) overriding system value
        select ${names.map((name) => changes[name] ?? `t."${name}"`).join(', ')} from ${table} t cross join generate_series(1, ${count - 1}) as k
        where ${where} on conflict do nothing`,
      );
    };
    const storeId = `t.store_id + (k % ${copies.stores}) * ${STORE_STEP}`;
    const ofFirstStores = `t.store_id < ${STORE_STEP}`;
    const ofFirstItems = `t.item_id < ${ITEM_STEP}`;
    await copy(
      'stores',
      copies.stores,
      {
        id: `t.id + k * ${STORE_STEP}`,
        slug: `t.slug || '-' || k`,
        order_count: 't.order_count / (1 + k % 50)',
        created_at: "t.created_at - k * interval '1 hour'",
      },
      `t.id < ${STORE_STEP}`,
    );
    await copy('store_hours', copies.stores, { store_id: `t.store_id + k * ${STORE_STEP}` }, ofFirstStores);
    await copy('store_discounts', copies.stores, { id: '', store_id: `t.store_id + k * ${STORE_STEP}` }, ofFirstStores);
    await copy(
      'items',
      copies.items,
      {
        id: `t.id + k * ${ITEM_STEP}`,
        store_id: storeId,
        slug: `t.slug || '-' || k`,
        popularity: 't.popularity / (1 + (t.id + k) % 97)',
        in_front: 'false',
        created_at: "t.created_at - k * interval '1 minute'",
      },
      `t.id < ${ITEM_STEP}`,
    );
    for (const table of ['item_stock', 'item_categories', 'item_tags', 'item_conditions', 'price_history'])
      await copy(
        table,
        copies.items,
        { item_id: `t.item_id + k * ${ITEM_STEP}` },
        table === 'item_stock' ? `${ofFirstItems} and t.variation_id = 0` : ofFirstItems,
      );
    // Options and add-ons: their allergens belong to the dish.
    const groupOf = (id: string) => `${id} + k * ${GROUP_STEP}`;
    await copy('food_variation_groups', copies.items, { id: groupOf('t.id'), item_id: `t.item_id + k * ${ITEM_STEP}` }, ofFirstItems);
    await copy(
      'food_variation_values',
      copies.items,
      { id: `t.id + k * ${VALUE_STEP}`, group_id: groupOf('t.group_id') },
      `t.group_id < ${GROUP_STEP}`,
    );
    await copy('item_add_ons', copies.items, { item_id: `t.item_id + k * ${ITEM_STEP}` }, ofFirstItems);
    await copyOrders(client, copies, log);
    log('counts');
    await client.query(
      'select mark_front_items(), recount_categories(), recount_shelves(), recount_histories(), recount_orders(), recount_wishes()',
    );
    await client.query('set session_replication_role = origin');
    for (const table of ['stores', 'items', 'food_variation_groups', 'food_variation_values'])
      await client.query(`select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`);
    for (const { name, definition } of indexes) {
      log(`index ${name}`);
      await client.query(definition);
    }
    log('vacuum analyze');
    await client.query('vacuum analyze');
  } finally {
    client.release();
  }
}

/** Past orders of one line each. Order numbers already in use are skipped. */
async function copyOrders(client: pg.PoolClient, { orders }: Copies, log: (message: string) => void): Promise<void> {
  if (orders < 2) return;
  await client.query('create temp table first_orders as select *, row_number() over (order by id) as number from orders');
  await client.query('create temp table first_lines as select distinct on (order_id) * from order_lines order by order_id, position');
  await client.query('create index on first_lines (order_id)');
  await client.query('create temp table first_charges as select * from order_charges');
  await client.query('create index on first_charges (order_id)');
  const columns = async (table: string, but: readonly string[]) => {
    const { rows } = await client.query<{ name: string }>(
      `select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`,
      [table],
    );
    return rows.map(({ name }) => name).filter((name) => !but.includes(name));
  };
  const orderColumns = await columns('orders', ['id']);
  const lineColumns = await columns('order_lines', ['id', 'order_id']);
  const chargeColumns = await columns('order_charges', ['order_id']);
  const list = (names: readonly string[], from = '') => names.map((name) => `${from}"${name}"`).join(', ');
  for (let first = 1; first < orders; first += ORDERS_AT_ONCE) {
    const last = Math.min(first + ORDERS_AT_ONCE, orders) - 1;
    log(`orders: copies ${first} to ${last}`);
    const copy = `(100000000 + k * 10000 + o.number) as id from first_orders o cross join generate_series(${first}, ${last}) as k`;
    await client.query(`insert into orders (${list(orderColumns)}, id) select ${list(orderColumns, 'o.')}, ${copy} on conflict do nothing`);
    await client.query(
      `insert into order_lines (${list(lineColumns)}, order_id) select ${list(lineColumns, 'l.')}, c.id
      from (select o.id as first_id, ${copy}) c join first_lines l on l.order_id = c.first_id join orders e on e.id = c.id on conflict do nothing`,
    );
    await client.query(
      `insert into order_charges (${list(chargeColumns)}, order_id) select ${list(chargeColumns, 'b.')}, c.id
      from (select o.id as first_id, ${copy}) c join first_charges b on b.order_id = c.first_id join orders e on e.id = c.id on conflict do nothing`,
    );
  }
}
