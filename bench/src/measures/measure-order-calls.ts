import { randomUUID } from 'node:crypto';
import { createClient, type Client } from '@bozor/contract/client.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { DELIVERY_ADDRESS, type SmallShop } from '../chaos/small-shop.ts';
import { databasePid } from '../shop/start-shop.ts';
import { startSmallShop } from '../shop/start-small-shop.ts';
import type { Measured } from './city.ts';
import { asFigure, cpuPerRequest, measureBare } from './measure-cpu.ts';

const ITEMS = 500;
const PLENTY = 1_000_000;
const ADDED = 1_000;
const ORDERED = 400;

/** Measures the CPU of filling a cart and of a whole order of a guest, background work included, in a shop of its own. */
export async function measureOrderCalls(): Promise<Measured[]> {
  const { running, shop, dataDir, stop } = await startSmallShop(Array<number>(ITEMS).fill(PLENTY), 1);
  const cpu = (times: number, work: (number: number) => Promise<unknown>) =>
    cpuPerRequest({ host: running.pid, postmaster: databasePid(dataDir), times, work });
  try {
    const filled = await cpu(ADDED, (number) => fillCart(visitor(running.url, shop), shop, number));
    const ordered = await cpu(ORDERED, (number) => order(visitor(running.url, shop), shop, number));
    const limits = {
      'bare Fastify with a row': await measureBare(dataDir, 'row'),
      'with the transaction of pgbench': await measureBare(dataDir, 'transaction'),
    };
    return [
      asFigure('CPU of a guest with something in the cart', filled, limits),
      asFigure('CPU of a whole order of a guest', ordered, limits),
    ];
  } finally {
    await stop();
  }
}

/** A new guest with something in the cart: two requests. */
async function fillCart({ call, headers }: Visitor, { items }: SmallShop, number: number): Promise<void> {
  headers['x-guest-id'] = (await call(API.identity.requestGuest)).guest_id;
  await call(API.cart.add, { body: { item_id: items[number % items.length]!.id, quantity: 1 + (number % 3) } });
}

/** Three more requests: cart, quote and order. */
async function order(visitor: Visitor, shop: SmallShop, number: number): Promise<void> {
  const { call } = visitor;
  await fillCart(visitor, shop, number);
  await call(API.cart.list);
  const wanted = { order_type: 'delivery', ...DELIVERY_ADDRESS } as const;
  const { quote_id } = await call(API.checkout.quote, { body: wanted });
  const contact = {
    contact_person_name: 'Aziza Karimova',
    contact_person_number: '+998901234567',
    contact_person_email: 'aziza@example.uz',
    address: 'Amir Temur 15',
  };
  await call(API.checkout.place, {
    idempotencyKey: randomUUID(),
    body: { ...wanted, ...contact, quote_id, payment_method: 'cash_on_delivery' },
  });
}

interface Visitor extends Pick<Client, 'call'> {
  readonly headers: Record<string, string>;
}

let visitors = 0;

function visitor(base: string, { zoneId, moduleId }: SmallShop): Visitor {
  visitors += 1;
  const headers: Record<string, string> = {
    'zoneid': `[${zoneId}]`,
    'moduleId': String(moduleId),
    'x-forwarded-for': `10.${visitors >> 16}.${(visitors >> 8) & 255}.${visitors & 255}`,
  };
  const { call } = createClient({ base: `${base}/api/v1`, headers: () => headers });
  return { call, headers };
}
