import { describe, expect, it } from 'vitest';
import { AUDIENCES } from '@bozor/contract/audiences.ts';
import type { Endpoint } from '@bozor/contract/endpoint.ts';
import { LIST_FIELDS } from '@bozor/contract/fields.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { testApi } from '../../../test/api.ts';
import { buildItem, buildStore, headersFor } from '../../../test/fixtures.ts';
import type { Scope } from './scope.ts';
import { WholeReplies } from './whole-replies.ts';

const SHOP = 'https://shop.example';
const { db, call, customer } = await testApi({ addressBase: SHOP });

interface Schema {
  readonly type?: string | readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
}

const REPLIES = Object.values(AUDIENCES).flatMap(({ api }) =>
  Object.values(api as Readonly<Record<string, Readonly<Record<string, Endpoint<any, any, any, any, any>>>>>)
    .flatMap((group) => Object.values(group))
    .map((endpoint) => ({ id: `${endpoint.method} ${endpoint.path}`, endpoint, reply: replyOf(endpoint) })),
);

/** A reply in which every text is a path, and `data` repeats the entries of a list. */
function replyOf({ reply }: Endpoint<any, any, any, any, any>): unknown {
  const made = pathsOf(reply as Schema) as Readonly<Record<string, unknown[]>>;
  const lists = reply[LIST_FIELDS] as readonly string[] | undefined;
  return lists ? { ...made, data: lists.flatMap((name) => made[name]!) } : made;
}

function pathsOf(schema: Schema): unknown {
  if (schema.items) return [pathsOf(schema.items), pathsOf(schema.items)];
  if (schema.anyOf) return pathsOf(schema.anyOf[0]!);
  if (schema.properties) return Object.fromEntries(Object.entries(schema.properties).map(([name, each]) => [name, pathsOf(each)]));
  return [schema.type].flat().includes('string') ? '/media/7.webp' : 7;
}

/** Texts of a value by the name of their field. */
function textsIn(value: unknown, name = ''): (readonly [name: string, text: string])[] {
  if (typeof value === 'string') return [[name, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([field, each]) => textsIn(each, Array.isArray(value) ? name : field));
}

const whole = new WholeReplies({ addressBase: SHOP, readItems: async () => new Map() });
const as = (shape: Scope['shape']): Scope => ({ zoneIds: [1], moduleId: 1, point: undefined, locale: 'en', shape });

describe('the reply of every call', () => {
  it.each(REPLIES)('$id has absolute addresses, and leaves other texts as they are', async ({ endpoint, reply }) => {
    const made = textsIn(await whole.of(endpoint, reply, as('whole')));
    expect(made.map(([name]) => name)).toEqual(textsIn(reply).map(([name]) => name));
    for (const [name, text] of made) {
      if (/(_full_url|^redirect_url|^return_url)$/.test(name)) expect([name, text]).toEqual([name, `${SHOP}/media/7.webp`]);
      if (/^(message|name|title|description)$/.test(name)) expect([name, text]).toEqual([name, '/media/7.webp']);
    }
  });

  it.each(REPLIES)('$id has paths for the pages of the shop, and where no public address is set', async ({ endpoint, reply }) => {
    const local = new WholeReplies({ addressBase: undefined, readItems: async () => new Map() });
    expect(await whole.of(endpoint, reply, as('page'))).toEqual(reply);
    expect(await local.of(endpoint, reply, as('whole'))).toEqual(reply);
  });
});

it('leaves an address elsewhere, an empty one and the schema-less as they are', async () => {
  const reply = { message: 'x', redirect_url: 'https://bank.example/pay' };
  expect(await whole.of(API.wallet.addFund, reply, as('whole'))).toEqual(reply);
  const method = { message: 'x', payment_method: 'cash_on_delivery', payment_status: 'unpaid', redirect_url: null };
  expect(await whole.of(API.payment.change, method, as('whole'))).toEqual(method);
  const double = { message: 'x', redirect_url: '//bank.example/pay' };
  expect(await whole.of(API.wallet.addFund, double, as('whole'))).toEqual(double);
});

const WHOLE = `variations choice_options food_variations add_ons addons generic_name quantity zone_name images_full_url nutritions_name
  allergies_name tags wishlist_count`.split(/\s+/) as 'variations'[];

describe('a list of items', () => {
  const arrange = async () => {
    const store = await buildStore(db, { module_type: 'food' });
    const item = await buildItem(db, {
      store,
      image: 'a.webp',
      images: ['b.webp'],
      groups: [{ name: 'Size', values: { Big: 500 } }],
      addOns: { Sauce: 300 },
    });
    return { item, headers: headersFor(store) };
  };

  it('has whole items, as their own page has them, also from the cache [entity-04]', async () => {
    const { item, headers } = await arrange();
    const { body: details } = await call(API.items.details, { params: { idOrSlug: String(item.id) }, headers });
    for (const time of ['first', 'cached']) {
      const { body } = await call(API.items.popular, { headers });
      expect(body.errors, time).toBeUndefined();
      const { [0]: found } = body.products;
      expect(Object.fromEntries(WHOLE.map((name) => [name, found![name]]))).toEqual(
        Object.fromEntries(WHOLE.map((name) => [name, details[name]])),
      );
      expect([found!.images_full_url?.[0], found!.image_full_url]).toEqual([`${SHOP}/media/a.webp`, `${SHOP}/media/a.webp`]);
    }
  });

  it('is whole in a cart too, and is what the page asked for there [entity-01] [entity-04]', async () => {
    const { item, headers } = await arrange();
    const me = await customer();
    const { body: details } = await call(API.items.details, { params: { idOrSlug: String(item.id) }, headers });
    const variation = [{ name: 'Size', values: { label: ['Big'] } }];
    const line = { item_id: item.id, model: 'Item', price: details.price, quantity: 2, variation, add_on_ids: [], add_on_qtys: [] };
    const added = await call(API.cart.add, { as: me, headers, body: line });
    const inCart = added.body.lines[0]!.item!;
    expect(Object.fromEntries(WHOLE.map((name) => [name, inCart[name]]))).toEqual(
      Object.fromEntries(WHOLE.map((name) => [name, details[name]])),
    );
    const light = await call(API.cart.list, { as: me, headers: { ...headers, 'x-reply-shape': 'page' } });
    expect(light.body.lines[0]!.item).not.toHaveProperty('images_full_url');
    expect(light.body.lines[0]!.item).toHaveProperty('food_variations');
  });

  it('has cards with paths for the pages of the shop, whoever asked before [entity-04]', async () => {
    const { headers } = await arrange();
    for (const time of ['first', 'cached']) {
      await call(API.items.popular, { headers });
      const { body } = await call(API.items.popular, { headers: { ...headers, 'x-reply-shape': 'page' } });
      expect(body.products[0], time).toMatchObject({ image_full_url: '/media/a.webp' });
      for (const name of WHOLE) expect(body.products[0]).not.toHaveProperty(name);
    }
  });
});
