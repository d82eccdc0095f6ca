import { randomUUID } from 'node:crypto';
import { createClient } from '@bozor/contract/client.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import type pg from 'pg';
import { buy, type Attempt } from '../chaos/buy.ts';
import { DELIVERY_ADDRESS, type SmallShop } from '../chaos/small-shop.ts';
import { runConcurrently } from '../load/run-concurrently.ts';
import { startSmallShop } from '../shop/start-small-shop.ts';
import type { Measured } from './city.ts';

const CONNECTIONS = 16;
const ORDERS = 300;
const UNTIL = { times: ORDERS, seconds: 20 };
const ROUNDS = 3;
const PLENTY = 1_000_000;

/** Measures durable orders, in a shop of its own, beside the minimal transaction. */
export async function measurePlacing(): Promise<Measured[]> {
  const { running, shop, pool, stop } = await startSmallShop([10, PLENTY, PLENTY], CONNECTIONS);
  try {
    const rounds: { value: number; note: string }[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      const ours = await measurePresses(running.url, shop);
      const bare = await runConcurrently(UNTIL, CONNECTIONS, () => bareOrder(pool, shop));
      rounds.push({ value: (100 * ours) / bare, note: `${ours.toFixed(0)} of ${bare.toFixed(0)} orders a second` });
    }
    const attempts = Array.from({ length: 40 }, (_, buyer): Attempt => ({
      name: `Buyer ${buyer}`,
      itemId: shop.items[0]!.id,
      quantity: 1,
      acknowledged: [],
    }));
    await Promise.all(attempts.map((attempt) => buy(attempt, false, { shop, url: async () => running.url, onTrouble: () => {} })));
    return [
      { name: 'placing, of the bare transaction', ...rounds.toSorted((one, other) => one.value - other.value)[1]! },
      { name: 'orders of 40 buyers for 10 pieces', value: attempts.filter(({ acknowledged }) => acknowledged.length > 0).length },
    ];
  } finally {
    await stop();
  }
}

/** Measures only the press of "Place order"; carts and quotes are made before. */
async function measurePresses(base: string, shop: SmallShop): Promise<number> {
  const presses: (() => Promise<unknown>)[] = [];
  await runConcurrently({ times: ORDERS, seconds: Number.POSITIVE_INFINITY }, CONNECTIONS, async (number) => {
    presses[number] = await quoted(base, shop, shop.items[1 + (number % 2)]!.id);
  });
  return runConcurrently(UNTIL, CONNECTIONS, (number) => presses[number]!());
}

let callers = 0;

async function quoted(base: string, shop: SmallShop, itemId: number): Promise<() => Promise<unknown>> {
  callers += 1;
  const headers: Record<string, string> = {
    'zoneid': `[${shop.zoneId}]`,
    'moduleId': String(shop.moduleId),
    'x-forwarded-for': `10.${callers >> 16}.${(callers >> 8) & 255}.${callers & 255}`,
  };
  const { call } = createClient({ base: `${base}/api/v1`, headers: () => headers });
  headers['x-guest-id'] = (await call(API.identity.requestGuest)).guest_id;
  const wanted = { order_type: 'delivery', page: 'buy_now', item: { item_id: itemId, quantity: 1 }, ...DELIVERY_ADDRESS } as const;
  const { quote_id } = await call(API.checkout.quote, { body: wanted });
  const idempotencyKey = randomUUID();
  return () =>
    call(API.checkout.place, {
      idempotencyKey,
      body: {
        ...wanted,
        quote_id,
        payment_method: 'cash_on_delivery',
        contact_person_name: 'Aziza Karimova',
        contact_person_number: '+998901234567',
        contact_person_email: 'aziza@example.uz',
        address: 'Amir Temur 15',
      },
    });
}

/** Minimal order: a piece out of stock, an order with its bill and its line in one transaction. */
async function bareOrder(pool: pg.Pool, shop: SmallShop): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('update item_stock set stock = stock - $2 where item_id = $1 and variation_id = 0 and stock >= $2', [
      shop.items[1]!.id,
      1,
    ]);
    const { rows } = await client.query<{ id: number }>(
      `insert into orders (module_id, zone_id, store_id, order_type, total_minor, currency, payment_method,
        contact_person_name, contact_person_number, delivery_address, delivery_lat, delivery_lng, guest_id)
      select $1, $2, s.id, 'delivery', 18000, 'UZS', 'cash_on_delivery', 'Aziza', '+998901234567', '{"address":"Amir Temur 1"}', 41.31, 69.28,
        (select min(id) from guests) from stores s limit 1 returning id`,
      [shop.moduleId, shop.zoneId],
    );
    await client.query(
      `with bill as (insert into order_charges (order_id, position, kind, amount_minor) values ($1, 1, 'items', 10000), ($1, 2, 'delivery', 8000))
      insert into order_lines (order_id, position, item_id, name, quantity, base_price_minor, total_minor) values ($1, 1, $2, '{"en":"Bread"}', 1, 10000, 10000)`,
      [rows[0]!.id, shop.items[1]!.id],
    );
    await client.query('commit');
  } finally {
    client.release();
  }
}
