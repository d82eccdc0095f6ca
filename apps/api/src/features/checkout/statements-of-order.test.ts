import { beforeAll, describe, expect, test } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';
import { SentStatements } from '../../../test/explain-statements.ts';
import { buildItem, buildStore, headersFor, type BuiltItem, type BuiltStore } from '../../../test/fixtures.ts';

const sent = new SentStatements();
const { call, db } = await testApi({ sent, mode: 'production' });

const CONTACT = {
  contact_person_name: 'Aziza Karimova',
  contact_person_number: '+998901234567',
  contact_person_email: 'aziza@example.uz',
  address: 'Amir Temur 15',
};
/** The settings are read again every five seconds. That may happen during one of three orders, not during all. */
const ORDERS = 3;

let store: BuiltStore;
let items: readonly BuiltItem[];

beforeAll(async () => {
  store = await buildStore(db);
  items = [
    await buildItem(db, { store, price_minor: 20_000, stock: 100 }),
    await buildItem(db, { store, price_minor: 30_000, stock: 100 }),
  ];
});

/** Returns the statements of each request of a whole order of a new guest. */
async function statementsOfOrder(wanted: readonly BuiltItem[]): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  const counted = async <Reply>(step: string, asking: Promise<Reply>): Promise<Reply> => {
    sent.clear();
    const reply = await asking;
    counts[step] = (counts[step] ?? 0) + sent.count;
    return reply;
  };
  // As the pages of the shop ask. Another client gets whole items in its cart, for one more statement.
  const headers = { ...headersFor(store), 'x-reply-shape': 'page' };
  const where = { order_type: 'delivery', latitude: store.lat + 0.02, longitude: store.lng + 0.01 } as const;
  const { body: made } = await counted('guest', call(API.identity.requestGuest));
  const as = { headers: { 'x-guest-id': made.guest_id } };
  for (const item of wanted) await counted('add', call(API.cart.add, { as, headers, body: { item_id: item.id, quantity: 1 } }));
  await counted('cart', call(API.cart.list, { as, headers }));
  const { body: quoted } = await counted('quote', call(API.checkout.quote, { as, headers, body: where }));
  const body = { ...where, ...CONTACT, quote_id: quoted.quote_id, payment_method: 'cash_on_delivery' };
  const placed = await counted('place', call(API.checkout.place, { as, headers, body }));
  expect(placed.status).toBe(200);
  return counts;
}

async function fewest(wanted: () => readonly BuiltItem[]): Promise<Record<string, number>> {
  const counts: Record<string, number>[] = [];
  for (let number = 0; number < ORDERS; number += 1) counts.push(await statementsOfOrder(wanted()));
  const total = (each: Record<string, number>) => Object.values(each).reduce((sum, count) => sum + count, 0);
  return counts.toSorted((one, other) => total(one) - total(other))[0]!;
}

describe('the statements of a guest’s order', () => {
  test('are twenty from the first request to the last', async () => {
    expect(await fewest(() => [items[0]!])).toEqual({ guest: 1, add: 4, cart: 3, quote: 4, place: 8 });
  });

  test('do not grow with the cart, except for filling it', async () => {
    const { add, ...others } = await fewest(() => items);
    expect(others).toEqual({ guest: 1, cart: 3, quote: 4, place: 8 });
    expect(add).toBeLessThanOrEqual(9);
  });
});
