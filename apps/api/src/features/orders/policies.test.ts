import Fastify from 'fastify';
import { sql } from 'kysely';
import Type from 'typebox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { courier } from '@bozor/contract/courier/access.ts';
import { endpoint } from '@bozor/contract/endpoint.ts';
import { operator } from '@bozor/contract/operator/access.ts';
import { store } from '@bozor/contract/store/access.ts';
import { actsOf, allowedRows, type AllowedRows } from '../../../test/allowed-rows.ts';
import { testApi, type Caller } from '../../../test/api.ts';
import { buildCourier } from '../../../test/fixtures.ts';
import { buildShop, placeOrder } from '../../../test/shop.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { mount } from '../../platform/http/mount.ts';
import { problem } from '../../platform/http/problem.ts';
import { prepareServer, SERVER_OPTIONS } from '../../platform/http/server.ts';
import type { PolicyActor } from '../../platform/policies/policy.ts';
import { mayOrder } from './policies.ts';

const { api, db, staff, customer } = await testApi();
const shop = await buildShop(db);
const courierId = await buildCourier(db, { zone_id: shop.zoneId });
const orderId = await placeOrder(db, shop, { rider_id: courierId });
const otherOrderId = await placeOrder(db, { ...shop, storeId: shop.otherStoreId, itemId: shop.otherItemId });
const guestOrderId = await placeOrder(db, shop, { customer_id: null, guest_id: shop.guestId });
const NAMES = new Map([
  [orderId, 'own'],
  [otherOrderId, 'of the other store'],
  [guestOrderId, 'of the guest'],
]);

const signedIn = async ({ headers }: Caller): Promise<Staff> =>
  (await api.identify.staffOf(headers['authorization']!.replace('Bearer ', '')))!;
const callers = {
  dispatcher: await staff('dispatcher'),
  support: await staff('support'),
  kitchen: await staff('kitchen', { storeId: shop.storeId }),
  otherKitchen: await staff('kitchen', { storeId: shop.otherStoreId }),
  courier: await staff('courier', { courierId }),
  customer: await customer(),
};

describe('permissions for orders by caller', () => {
  const people: Record<string, PolicyActor> = {
    'the customer': { kind: 'customer', customerId: shop.customerId },
    'the guest': { kind: 'guest', guestId: shop.guestId },
    'anonymous': { kind: 'anonymous' },
  };
  beforeAll(async () => {
    people['another customer'] = { kind: 'customer', customerId: callers.customer.customerId };
    people['the dispatcher'] = await signedIn(callers.dispatcher);
    people['the support'] = await signedIn(callers.support);
    people['the kitchen'] = await signedIn(callers.kitchen);
    people['the courier'] = await signedIn(callers.courier);
  });
  const OF_CUSTOMER = ['of the other store', 'own'];
  const EACH = ['of the guest', 'of the other store', 'own'];

  const EXPECTED: AllowedRows<typeof mayOrder> = {
    'read': {
      'the customer': OF_CUSTOMER,
      'the guest': ['of the guest'],
      'the dispatcher': EACH,
      'the support': EACH,
      'the kitchen': ['of the guest', 'own'],
      'the courier': ['own'],
    },
    'track': { 'the customer': OF_CUSTOMER, 'the guest': ['of the guest'] },
    'reorder': { 'the customer': OF_CUSTOMER, 'the guest': ['of the guest'] },
    'cancel': { 'the customer': OF_CUSTOMER },
    'ask for a refund': { 'the customer': OF_CUSTOMER },
    'review': { 'the customer': OF_CUSTOMER },
    'decline to review': { 'the customer': OF_CUSTOMER },
    'see refunds': { 'the dispatcher': EACH, 'the support': EACH },
    'see transfers': { 'the dispatcher': EACH, 'the support': EACH },
    'decide transfers': {},
    'see prescriptions': { 'the dispatcher': EACH, 'the support': EACH },
    'price prescriptions': { 'the dispatcher': EACH },
    'refund': { 'the support': EACH },
    'move': { 'the support': EACH, 'the dispatcher': EACH, 'the kitchen': ['of the guest', 'own'], 'the courier': ['own'] },
    'print': { 'the kitchen': ['of the guest', 'own'] },
    'assign': { 'the dispatcher': EACH },
    'annotate': { 'the dispatcher': EACH, 'the support': EACH },
    'reveal': { 'the dispatcher': EACH, 'the support': EACH },
  };

  it.each(actsOf(EXPECTED))('%s', async (act) => {
    const names = sql.join([...NAMES].map(([id, name]) => sql`(${id}::bigint, ${name}::text)`));
    const orders = sql`(select o.*, n.name from orders o join (values ${names}) as n (id, name) using (id)) as orders`;
    expect(await allowedRows(db, mayOrder, { act, people, rows: orders })).toEqual(EXPECTED[act]);
  });
});

describe('a call of staff', () => {
  const server = Fastify(SERVER_OPTIONS);
  afterAll(() => server.close());
  const shared = {
    method: 'GET',
    summary: 'Order',
    tag: 'Test',
    rate: 'browse',
    params: Type.Object({ id: Type.Integer() }),
    reply: Type.Object({ id: Type.Integer() }),
  } as const;
  const ofOperator = endpoint({ ...shared, path: '/operator/orders/{id}', access: operator('orders.see') });
  const ofStore = endpoint({ ...shared, path: '/store/orders/{id}', access: store('orders.see') });
  const ofCourier = endpoint({ ...shared, path: '/courier/orders/{id}', access: courier('orders.see') });
  const ofManager = endpoint({ ...shared, path: '/store/prices/{id}', access: store('items.act') });

  beforeAll(async () => {
    prepareServer(server, (_locale, message) => message);
    const example = { ...api, server };
    for (const each of [ofOperator, ofStore, ofCourier, ofManager])
      mount(example, each, async ({ actor, params }) => {
        const found = await db
          .selectFrom('orders')
          .where('id', '=', params.id)
          .where(mayOrder(actor, 'read'))
          .select('id')
          .executeTakeFirst();
        if (!found) throw problem('not-found');
        return found;
      });
    await server.ready();
  });

  const request = async (path: string, id: number, { headers }: Partial<Caller>) => {
    const answer = await server.inject({ url: `/api/v1${path}/${id}`, ...(headers && { headers }) });
    return [answer.statusCode, answer.json<{ errors?: { code: string }[] }>().errors?.[0]?.code];
  };

  it.each<[string, string, number, Partial<Caller>, readonly [number, string?]]>([
    ['answers the operator for every order', '/operator/orders', otherOrderId, callers.dispatcher, [200]],
    ['answers a store for its order', '/store/orders', orderId, callers.kitchen, [200]],
    ['knows no order of another store', '/store/orders', orderId, callers.otherKitchen, [404, 'not-found']],
    ['answers a courier for the order that they carry', '/courier/orders', orderId, callers.courier, [200]],
    ['knows no order that somebody else carries', '/courier/orders', otherOrderId, callers.courier, [404, 'not-found']],
    ['refuses a store in the operator’s part', '/operator/orders', orderId, callers.kitchen, [403, 'not-allowed']],
    ['refuses the operator in a store’s part', '/store/orders', orderId, callers.dispatcher, [403, 'not-allowed']],
    ['refuses who lacks the permission', '/store/prices', orderId, callers.kitchen, [403, 'not-allowed']],
    ['refuses a customer', '/store/orders', orderId, callers.customer, [401, 'not-signed-in']],
    ['refuses whoever brings nothing', '/store/orders', orderId, {}, [403, 'sign-in-required']],
  ])('%s', async (_name, path, id, caller, [status, code]) => {
    expect(await request(path, id, caller)).toEqual([status, code]);
  });
});
