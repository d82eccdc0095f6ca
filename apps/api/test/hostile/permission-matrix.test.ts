import type { InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi, type Caller } from '../api.ts';
import { buildItem, buildStore, headersFor } from '../fixtures.ts';
import { orderByApi } from '../order.ts';
import { belongingsOf, type Owner } from './belongings.ts';
import { readOperations, type Operation } from './open-api.ts';
import { sampleRequest, type Known } from './sample.ts';

const tested = await testApi();
const { db, server, call, customer, guest } = tested;

/** Fields that identify an owned object. It does not exist for anybody but its owner. */
const NAMES_OF_BELONGINGS = ['order_id', 'cart_id', 'conversation_id'];
const SECRETS = ['Zulfiyaxon', '998977770077', 'Yashirin kocha 77', 'zulfiya.secret@example.uz'];

const isMounted = ({ method, path }: Operation) => server.hasRoute({ method, url: `/api/v1${path.replace(/\{(\w+)\}/g, ':$1')}` });
const mounted = readOperations().filter((operation) => isMounted(operation) && !operation.isForm);
const owned = mounted.filter(({ access, path }) => access === 'shopper' || access === 'customer' || path.startsWith('/customer/'));
const rows = owned.map((operation) => [operation.name, operation] as const);

interface Belongings {
  readonly owner: Owner;
  readonly ids: Known;
}
let ofCustomer: Belongings;
let ofGuest: Belongings;
let place: Record<string, string>;
let known: Known;

beforeAll(async () => {
  const store = await buildStore(db);
  const item = await buildItem(db, { store, stock: 1_000 });
  place = headersFor(store);
  const address = {
    address: SECRETS[2],
    address_type: 'home',
    contact_person_name: SECRETS[0],
    contact_person_number: `+${SECRETS[1]}`,
    latitude: store.lat,
    longitude: store.lng,
  };
  known = {
    ...address,
    'contact_person_name': 'Aziza',
    'contact_person_number': '+998901234567',
    'address': 'Amir Temur 15',
    'item_id': item.id,
    'model': 'Item',
    'quantity': 1,
    'variation': [],
    'add_on_ids': [],
    'add_on_qtys': [],
    'reason': 'Mistake',
    'reason_id': undefined,
    'replace_cart': true,
    'token': undefined,
    'contact_number': '+998901234567',
    'phone': undefined,
    'email': undefined,
    '/customer/order/{status} status': 'running-orders',
  };
  const belongings = async (as: Caller, owner: Owner): Promise<Belongings> => {
    const order_id = await orderByApi(tested, { store, item, as });
    await db
      .updateTable('orders')
      .where('id', '=', order_id)
      .set({
        contact_person_name: SECRETS[0]!,
        contact_person_number: `+${SECRETS[1]}`,
        delivery_address: JSON.stringify({ address: SECRETS[2] }),
      })
      .execute();
    const { body: cart } = await call(API.cart.add, { as, headers: place, body: { item_id: item.id, quantity: 3 } });
    return { owner, ids: { order_id, cart_id: cart.lines[0]!.id } };
  };
  const them = await customer({ f_name: SECRETS[0]!, email: SECRETS[3]! });
  const kept = await call(API.customer.addAddress, { as: them, body: address });
  ofCustomer = await belongings(them, { column: 'customer_id', id: them.customerId });
  const { id } = kept.body.address;
  const talk = await db
    .insertInto('conversations')
    .values({ customer_id: them.customerId, store_id: store.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.insertInto('messages').values({ conversation_id: talk.id, sender: 'store', body: SECRETS[0]! }).execute();
  ofCustomer = { ...ofCustomer, ids: { ...ofCustomer.ids, 'conversation_id': talk.id, 'address_id': id, '/customer/address/{id} id': id } };
  const visitor = await guest();
  const { id: guestId } = await db.selectFrom('guests').orderBy('id', 'desc').select('id').executeTakeFirstOrThrow();
  ofGuest = await belongings(visitor, { column: 'guest_id', id: guestId });
});

/** Sends a valid request about another shopper's belongings. */
async function send(operation: Operation, ids: Known, headers: Caller['headers']) {
  const { path, query, body } = sampleRequest(operation, { ...known, ...ids }, true);
  const answer = await server.inject({
    method: operation.method,
    url: `/api/v1${operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(path[name]!))}`,
    query,
    headers: { ...place, ...headers, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    ...(operation.isStream ? { payloadAsStream: true } : {}),
  } as InjectOptions);
  if (!operation.isStream || answer.statusCode >= 400) return { status: answer.statusCode, body: operation.isStream ? '' : answer.body };
  answer.stream().destroy();
  return { status: answer.statusCode, body: '' };
}

const namesBelongings = ({ inQuery, inPath, body, path }: Operation) =>
  [...inQuery, ...inPath].some(({ name }) => NAMES_OF_BELONGINGS.includes(name)) ||
  NAMES_OF_BELONGINGS.some((name) => body?.properties?.[name] !== undefined) ||
  path.startsWith('/customer/address/{id}') ||
  path === '/customer/address/delete';

describe('who brings nothing', () => {
  const browsing = mounted.filter(
    ({ method, path, access, inPath }) =>
      method === 'GET' && access === 'anyone' && inPath.length === 0 && /^\/(items|stores|categories|brand)/.test(path),
  );
  it.each(browsing.map((operation) => [operation.name, operation] as const))('may look at %s [app-03]', async (_name, operation) => {
    const { status } = await send(operation, {}, {});
    expect(status).toBe(200);
  });
});

describe('missing or invalid credentials', () => {
  const closed = mounted.filter(({ access }) => access !== 'anyone').map((operation) => [operation.name, operation] as const);
  it.each(closed)('is not let into %s [perm-03]', async (_name, operation) => {
    const refused = [
      [{}, 403],
      [{ 'x-guest-id': 'a'.repeat(43) }, 403],
      [{ authorization: `Bearer ${'a'.repeat(43)}` }, 401],
      [{ authorization: 'Basic dGVzdDp0ZXN0' }, 403],
    ] as const;
    for (const [headers, status] of refused)
      expect([headers, (await send(operation, ofCustomer.ids, headers as Record<string, string>)).status]).toEqual([headers, status]);
  });
});

describe('a guest', () => {
  it.each(rows.filter(([, { access }]) => access === 'customer'))('is not let into %s [perm-01, perm-04]', async (_name, operation) => {
    const { status, body } = await send(operation, ofCustomer.ids, (await guest()).headers);
    expect([status, (JSON.parse(body) as { errors: { code: string }[] }).errors[0]?.code]).toEqual([403, 'sign-in-required']);
  });
});

describe('somebody else', () => {
  it.each(rows)('learns nothing of another one’s and changes nothing by %s', async (_name, operation) => {
    for (const { owner, ids } of [ofCustomer, ofGuest]) {
      const before = await belongingsOf(db, owner);
      expect(Object.keys(before).length).toBeGreaterThan(3);
      const strangers = [await customer(), ...(operation.access === 'customer' ? [] : [await guest()])];
      for (const { headers } of strangers) {
        const { status, body } = await send(operation, ids, headers);
        if (namesBelongings(operation)) expect(status).toBe(404);
        expect(SECRETS.filter((secret) => body.includes(secret))).toEqual([]);
      }
      expect(await belongingsOf(db, owner)).toEqual(before);
    }
  });
});

it('would notice a change to a line of the cart and to an order', async () => {
  const { owner, ids } = ofCustomer;
  const before = await belongingsOf(db, owner);
  await db
    .updateTable('cart_lines')
    .where('id', '=', ids['cart_id'] as number)
    .set({ quantity: 2 })
    .execute();
  await db
    .updateTable('orders')
    .where('id', '=', ids['order_id'] as number)
    .set({ order_note: 'changed' })
    .execute();
  const after = await belongingsOf(db, owner);
  expect(Object.keys(before).filter((name) => before[name] !== after[name])).toEqual(
    expect.arrayContaining(['cart_lines.cart_id', 'orders.customer_id']),
  );
});
