import Fastify, { type InjectOptions } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { API } from '@bozor/contract/shop/routes.ts';
import { randomFrom } from '../../seed/random.ts';
import { prepareServer, SERVER_OPTIONS } from '../../src/platform/http/server.ts';
import { testApi } from '../api.ts';
import { buildBrand, buildFlashSale, buildItem, buildStore, headersFor, type BuiltItem, type BuiltStore } from '../fixtures.ts';
import { orderByApi } from '../order.ts';
import { complaintsAbout } from './complaints.ts';
import { hostileRequests, type Shot } from './hostile-requests.ts';
import { readOperations, type Operation } from './open-api.ts';
import type { Known } from './sample.ts';

const SEED = process.env.HOSTILE_SEED ?? 'bozor';

const tested = await testApi();
const { server, customer, guest, call } = tested;
const operations = readOperations();

let store: BuiltStore;
let item: BuiltItem;
let known: Known;

beforeAll(async () => {
  store = await buildStore(tested.db, { module_type: 'food' });
  item = await buildItem(tested.db, { store });
  const brand = await buildBrand(tested.db);
  const sale = await buildFlashSale(tested.db, { items: [await buildItem(tested.db, { store })] });
  const category = await tested.db.selectFrom('categories').where('id', '=', item.categoryId).select('slug').executeTakeFirstOrThrow();
  const rich = await buildItem(tested.db, {
    store,
    groups: [{ name: 'Size', values: { Full: 0, Half: 5_000 }, type: 'single', required: true }],
    addOns: { Bread: 2_000 },
  });
  known = {
    'item_id': item.id,
    'store_id': store.id,
    'category_id': item.categoryId,
    'zone_id': store.zoneId,
    'flash_sale_id': sale.id,
    'lat': store.lat,
    'lng': store.lng,
    'latitude': store.lat,
    'longitude': store.lng,
    'name': 'lagmon',
    'phone': '+998901234567',
    'contact_person_number': '+998901234567',
    'email': 'aziza@example.uz',
    'email_or_phone': '+998901234567',
    'password': 'olma-anor-7',
    'confirm_password': 'olma-anor-7',
    'login_type': 'manual',
    'variation': [],
    'add_on_ids': [],
    'add_on_qtys': [],
    'reason': 'Mistake',
    'note': 'Sorry',
    'coupon_code': undefined,
    'item': undefined,
    'parcel': undefined,
    'schedule_at': undefined,
    'gateway': undefined,
    'reason_id': undefined,
    'contact_person_name': 'Aziza',
    'contact_person_email': 'aziza@example.uz',
    'address': 'Amir Temur 15',
    'id': rich.id,
    'idOrSlug': store.slug,
    '/items/details/{idOrSlug} idOrSlug': rich.slug,
    '/brand/items/{idOrSlug} idOrSlug': brand.slug,
    ...Object.fromEntries(['childes', 'items', 'stores'].map((list) => [`/categories/${list}/{idOrSlug} idOrSlug`, category.slug])),
  };
});

/** Creates the caller of an operation and their belongings: an order, a line of the cart, an address. */
async function somebody({ access, inQuery, inPath, body }: Operation): Promise<{ headers: Record<string, string>; own: Known }> {
  const caller = access === 'customer' ? await customer() : await guest();
  const headers = { ...headersFor(store), ...caller.headers };
  if (access === 'anyone') return { headers, own: {} };
  const takes = (name: string) => [...inQuery, ...inPath].some((field) => field.name === name) || body?.properties?.[name] !== undefined;
  const order_id = takes('order_id') ? await orderByApi(tested, { store, item, as: caller }) : undefined;
  const { body: cart } = await call(API.cart.add, { as: { headers }, body: { item_id: item.id, quantity: 1 } });
  return { headers, own: { ...(order_id && { order_id }), cart_id: cart.lines[0]?.id } };
}

async function answersTo(operation: Operation, shots: readonly Shot[], headers: Readonly<Record<string, string>>): Promise<string[]> {
  const found: string[] = [];
  for (const { what, ...shot } of shots) {
    const began = performance.now();
    const sent = { method: operation.method, ...shot, headers: { ...headers, ...shot.headers } } as InjectOptions;
    const answer = await server.inject(operation.isStream ? { ...sent, payloadAsStream: true } : sent);
    const isOpen = operation.isStream && answer.statusCode < 400;
    const body = isOpen ? '' : operation.isStream ? await textOf(answer.stream()) : answer.body;
    if (isOpen) answer.stream().destroy();
    found.push(...complaintsAbout({ statusCode: answer.statusCode, headers: answer.headers, body }).map((each) => `${what}: ${each}`));
    if (performance.now() - began > 2_000) found.push(`${what}: took ${Math.round(performance.now() - began)} ms`);
  }
  return found;
}

async function textOf(stream: AsyncIterable<Buffer>): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part);
  return Buffer.concat(parts).toString();
}

describe('whatever is sent to', () => {
  it.each(operations.map((operation) => [operation.name, operation] as const))(
    '%s is answered, as a problem where it is refused [app-12]',
    { timeout: 30_000 },
    async (name, operation) => {
      const { headers, own } = await somebody(operation);
      const shots = hostileRequests(operation, { ...known, ...own }, randomFrom(`${SEED} ${name}`));
      expect(await answersTo(operation, shots, headers), `HOSTILE_SEED=${SEED}`).toEqual([]);
    },
  );
});

it('tries thousands of distinguishable requests', () => {
  const tried = operations.flatMap((operation) => hostileRequests(operation, known, randomFrom(`${SEED} ${operation.name}`)));
  expect(tried.length).toBeGreaterThan(5_000);
});

it('notices a failing call, a stack trace and an undocumented reply', async () => {
  const planted = Fastify(SERVER_OPTIONS);
  prepareServer(planted, (_locale, message) => message);
  planted.get('/breaks', async () => (null as unknown as { field: string }).field);
  planted.get('/tells', async (_request, reply) =>
    reply.code(400).send({ errors: [{ code: 'bad-request', message: new Error('broken').stack }], message: '' }),
  );
  planted.get('/own-way', async (_request, reply) => reply.code(404).send({ error: 'no' }));
  const complaints = await Promise.all(
    ['/breaks', '/tells', '/own-way', '/nowhere'].map(async (url) => complaintsAbout(await planted.inject(url)).length),
  );
  expect(complaints).toEqual([1, 2, 1, 0]);
});
