import type pg from 'pg';

/** How long a shop has been running, by its rows. */
export interface History {
  readonly orders: number;
  readonly events: number;
  readonly customers: number;
  readonly guests: number;
  readonly messages: number;
  /** Orders of one customer, who has as many wallet postings, and more notices. */
  readonly ordersOfRegular: number;
  readonly reviewsOfItem: number;
}

/** Three years of a city. */
export const THREE_YEARS: History = {
  orders: 4_000_000,
  events: 5_000_000,
  customers: 200_000,
  guests: 1_400_000,
  messages: 1_500_000,
  ordersOfRegular: 20_000,
  reviewsOfItem: 100_000,
};

/** The same rows for the measured customers, and a part of the rows of all others. */
export const partOf = (history: History, part: number): History => ({
  ...history,
  orders: Math.round(history.orders * part),
  events: Math.round(history.events * part),
  customers: Math.round(history.customers * part),
  guests: Math.round(history.guests * part),
  messages: Math.round(history.messages * part),
});

export interface People {
  readonly regular: number;
  readonly item: number;
}

const AT_ONCE = 250_000;

/** Writes a history into a demo city, with triggers off, and recounts the stored totals. `people.regular` is a customer of the city, `people.item` an item. */
export async function fillHistory(
  pool: pg.Pool,
  history: History,
  { regular, item }: People,
  log: (message: string) => void,
): Promise<void> {
  const client = await pool.connect();
  const fill = async (what: string, rows: number, statement: (from: number, to: number) => string) => {
    for (let from = 1; from <= rows; from += AT_ONCE) {
      const to = Math.min(rows, from + AT_ONCE - 1);
      log(`${what}: ${to} of ${rows}`);
      await client.query(statement(from, to));
    }
  };
  try {
    await client.query("set session_replication_role = replica; set synchronous_commit = off; set work_mem = '256MB'");
    const someone = `case when n <= ${history.ordersOfRegular} then ${regular} else 1000000 + n % ${history.customers} + 1 end`;
    await fill(
      'customers',
      history.customers,
      (from, to) => `
      insert into customers (id, f_name, phone, ref_code) overriding system value
      select 1000000 + n, 'Aziza', '+9989' || (10000000 + n), 'HIST' || 1000000 + n from generate_series(${from}, ${to}) n`,
    );
    await fill(
      'guests',
      history.guests,
      (from, to) => `
      insert into guests (id, token_hash, seen_at, created_at) overriding system value
      select 10000000 + n, sha256(convert_to('history' || n, 'UTF8')), now() - n * interval '1 minute', now() - n * interval '1 minute' from generate_series(${from}, ${to}) n`,
    );
    await client.query(
      `create temp table template as select * from orders where order_type = 'delivery' and store_id is not null order by id limit 1`,
    );
    const { rows } = await client.query<{ name: string }>(`select attname as name from pg_attribute where attrelid = 'orders'::regclass
      and attnum > 0 and not attisdropped and attgenerated = '' and attname <> all ('{id,customer_id,guest_id,created_at,quote_id,status,status_at,delivered_at,coupon_id,coupon_code,rider_id}')`);
    const columns = rows.map(({ name }) => name);
    await fill(
      'orders',
      history.orders,
      (from, to) => `
      insert into orders (id, customer_id, guest_id, status, status_at, created_at, delivered_at, ${columns.join(', ')})
      select 100000000 + (n::bigint * 7919) % 900000000, case when n % 4 > 0 or n <= ${history.ordersOfRegular} then ${someone} end,
        case when n % 4 = 0 and n > ${history.ordersOfRegular} then 10000000 + n % ${history.guests} + 1 end,
        case when n % 20 = 0 then 'canceled' else 'delivered' end, at + interval '1 hour', at, case when n % 20 > 0 then at + interval '1 hour' end, ${columns.map((name) => `t.${name}`).join(', ')}
      from generate_series(${from}, ${to}) n, template t, lateral (select now() - n % 1570000 * interval '1 minute' as at) moment on conflict do nothing`,
    );
    await fill(
      'lines of orders',
      history.orders,
      (from, to) => `
      insert into order_lines (order_id, position, item_id, name, quantity, base_price_minor, total_minor)
      select 100000000 + (n::bigint * 7919) % 900000000, 1, n % 10000 + 1, '{"en":"Bread"}', 1, 10000, 10000 from generate_series(${from}, ${to}) n on conflict do nothing`,
    );
    await fill(
      'charges of orders',
      history.orders,
      (from, to) => `
      insert into order_charges (order_id, position, kind, amount_minor, is_included, label)
      select 100000000 + (n::bigint * 7919) % 900000000, c.position, c.kind, c.amount_minor, c.is_included, c.label
      from generate_series(${from}, ${to}) n, order_charges c where c.order_id = (select id from template) on conflict do nothing`,
    );
    await fill(
      'events of orders',
      history.events,
      (from, to) => `
      insert into order_events (order_id, position, status, by, at, hash)
      select 100000000 + ((n % ${history.orders} + 1)::bigint * 7919) % 900000000, n / ${history.orders} + 101, 'delivered', 'system', now() - n * interval '1 minute', sha256('x')
      from generate_series(${from}, ${to}) n on conflict do nothing`,
    );
    await fill(
      'notices',
      history.orders / 4 + 50_000,
      (from, to) => `
      insert into notifications (customer_id, type, title, body, read_at, created_at)
      select case when n <= 50000 then ${regular} else 1000000 + n % ${history.customers} + 1 end, 'order_status', '{"en":"Your order is confirmed"}', '{"en":"Order {number}"}', now(), now()
      from generate_series(${from}, ${to}) n`,
    );
    await client.query(`insert into conversations (id, customer_id, last_message_at) overriding system value
      select 1000000 + n, 1000000 + n, now() from generate_series(1, ${history.customers}) n`);
    const { rows: talks } = await client.query<{ id: number }>(`select id from conversations where customer_id = $1 order by id limit 1`, [
      regular,
    ]);
    await fill(
      'messages',
      history.messages,
      (from, to) => `
      insert into messages (conversation_id, sender, body, read_at)
      select case when n <= 20000 then ${talks[0]!.id} else 1000000 + n % ${history.customers} + 1 end, case when n % 2 = 0 then 'customer' else 'operator' end, 'Salom', now()
      from generate_series(${from}, ${to}) n`,
    );
    await fill(
      'reviews',
      history.reviewsOfItem,
      (from, to) => `
      insert into reviews (order_id, customer_id, item_id, store_id, rating, comment)
      select 100000000 + (n::bigint * 7919) % 900000000, 1000000 + n % ${history.customers} + 1, ${item}, (select store_id from items where id = ${item}), n % 5 + 1, 'Good'
      from generate_series(${from}, ${to}) n on conflict do nothing`,
    );
    for (const kind of ['wallet', 'loyalty'])
      await fill(
        `postings of the ${kind}`,
        history.ordersOfRegular,
        (from, to) => `
        with entry as (insert into ledger_entries (reason, once) select 'adjustment', 'history:${kind}:' || n from generate_series(${from}, ${to}) n returning id)
        insert into ledger_postings (entry_id, account_id, unit, amount, balance_after)
        select id, ledger_account('${kind}', ${regular}), '${kind === 'wallet' ? 'money' : 'points'}', case when id % 50 = 0 then 100 else -1 end, 1000 from entry`,
      );
    log('counts');
    await client.query('select recount_histories(), recount_orders(), recount_wishes()');
    await client.query(
      `update items set rating_count = (select sum(s) from unnest(stars) s), rating_sum = (select sum(s * n) from unnest(stars) with ordinality as u (s, n)) where id = $1`,
      [item],
    );
    await client.query('set session_replication_role = origin');
    log('vacuum analyze');
    await client.query('vacuum analyze');
  } finally {
    client.release(true);
  }
}
