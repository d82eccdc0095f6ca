import { describe, expect, it } from 'vitest';
import Type from 'typebox';
import { AUDIENCES } from '@bozor/contract/audiences.ts';
import type { Endpoint } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { parseBody, parseQuery } from './input.ts';

const BODIES = Object.values(AUDIENCES).flatMap(({ api }) =>
  Object.values(api as Readonly<Record<string, Readonly<Record<string, Endpoint<any, any, any, any, any>>>>>)
    .flatMap((group) => Object.values(group))
    .filter(({ body, signed }) => body && !signed)
    .map(({ method, path, body }) => ({ id: `${method} ${path}`, body: body as Schema })),
);

interface Schema {
  readonly 'type'?: string | readonly string[];
  readonly 'properties'?: Readonly<Record<string, Schema>>;
  readonly 'items'?: Schema;
  readonly 'anyOf'?: readonly Schema[];
  readonly 'minimum'?: number;
  readonly 'maximum'?: number;
  readonly 'x-clamped'?: true;
}

/** Numbers of every query, with the bounds that they have. */
const NUMBERS = Object.values(AUDIENCES).flatMap(({ api }) =>
  Object.values(api as Readonly<Record<string, Readonly<Record<string, Endpoint<any, any, any, any, any>>>>>)
    .flatMap((group) => Object.values(group))
    .flatMap(({ method, path, query }) =>
      Object.entries((query?.properties ?? {}) as Readonly<Record<string, Schema>>)
        .filter(([, { type }]) => [type].flat().some((each) => each === 'number' || each === 'integer'))
        .map(([name, schema]) => ({ id: `${method} ${path} ${name}`, name, schema, query: query as Schema })),
    ),
);

/** A value of the schema's outline: each object has all its properties, and one that it does not know. */
function outlineOf(schema: Schema): unknown {
  const branch = schema.anyOf?.find(({ type }) => type === 'object' || type === 'array') ?? schema;
  if (branch.items) return [outlineOf(branch.items)];
  if (!branch.properties) return 1;
  const known = Object.entries(branch.properties).map(([name, property]) => [name, outlineOf(property)] as const);
  return { ...Object.fromEntries(known), customer_id_of_another: 1 };
}

/** Called as in `mount`, which only knows that an endpoint has a schema. */
const read = (schema: unknown, value: unknown) => parseBody(schema as Parameters<typeof parseBody>[0], value);

describe('a number of a query', () => {
  it.each(NUMBERS)('is not given by an empty $id', ({ name, query }) => {
    for (const nothing of ['', 'null', 'undefined']) expect(parseQuery(query, { [name]: nothing })).toEqual({});
  });

  it.each(NUMBERS.filter(({ schema }) => schema['x-clamped']))('counts as the nearest bound of $id', ({ name, schema, query }) => {
    expect(parseQuery(query, { [name]: '-7' })).toEqual({ [name]: schema.minimum });
    expect(parseQuery(query, { [name]: String(schema.maximum! + 1) })).toEqual({ [name]: schema.maximum });
    expect(parseQuery(query, { [name]: '9'.repeat(25) })).toEqual({ [name]: schema.maximum });
  });
});

describe('a JSON body', () => {
  it('may write numbers, flags and lists as text, in all its depth [api-12, entity-06]', () => {
    const written = {
      item_id: '7',
      price: '46500.5',
      quantity: '2',
      add_on_ids: ['3', 4],
      add_on_qtys: '["1", 2]',
      variation:
        '[{"name":"Size","values":{"label":["Big"]}},{"name":"Dough","values":[{"label":"Thin","optionPrice":"100","isSelected":"1"}]}]',
    };
    expect(read(API.cart.add.body, written)).toEqual({
      item_id: 7,
      price: 46500.5,
      quantity: 2,
      add_on_ids: [3, 4],
      add_on_qtys: [1, 2],
      variation: [
        { name: 'Size', values: { label: ['Big'] } },
        { name: 'Dough', values: [{ label: 'Thin', optionPrice: 100, isSelected: true }] },
      ],
    });
  });

  it('may write a code, a phone or a house as a number [api-42]', () => {
    expect(read(API.identity.verifyPhone.body, { otp: 123456, phone: 998901234567 })).toEqual({
      otp: '123456',
      phone: '998901234567',
    });
  });

  it('keeps a label that looks like a list or a number', () => {
    const variation = [{ name: 'Size', values: { label: '40' } }];
    expect(read(API.cart.add.body, { item_id: 1, quantity: 1, variation })).toEqual({ item_id: 1, quantity: 1, variation });
  });

  it.each([['x5'], ['0x5'], ['1e3'], [' 5'], [true], [[5]]])('leaves %j to be refused where a number belongs', (quantity) => {
    expect(read(API.cart.add.body, { quantity })).toEqual({ quantity });
  });

  it('reads 1 and 0 as flags, and an empty text as no number', () => {
    const body = Type.Object({ cutlery: Type.Boolean(), halal: Type.Boolean(), tip: Type.Optional(Type.Number()), note: Type.String() });
    expect(read(body, { cutlery: 1, halal: 0, tip: '', note: '' })).toEqual({ cutlery: true, halal: false, note: '' });
  });

  it('drops fields that the endpoint does not have, in all its depth [api-12]', () => {
    const variation = [{ name: 'Size', values: [{ label: 'Big', optionPrice: 1, id: 4 }], uuid: 'x' }];
    expect(read(API.cart.add.body, { item_id: 1, quantity: 1, role: 'admin', _method: 'put', variation })).toEqual({
      item_id: 1,
      quantity: 1,
      variation: [{ name: 'Size', values: [{ label: 'Big', optionPrice: 1 }] }],
    });
  });

  it.each(BODIES)('of $id may have fields that are unknown, at any depth, and none arrives', ({ body }) => {
    const sent = outlineOf(body);
    expect(JSON.stringify(sent)).toContain('customer_id_of_another');
    expect(JSON.stringify(read(body, sent))).not.toContain('customer_id_of_another');
  });

  it.each([[null], [''], ['null'], ['undefined']])('has no number, flag, list or choice where it says %j', (value) => {
    const body = { item_id: 1, quantity: 1, price: value, model: value, variation: value };
    expect(read(API.cart.add.body, body)).toEqual({ item_id: 1, quantity: 1 });
  });

  it('leaves undescribed fields unchanged', () => {
    expect(read(API.payment.callback.body, { amount: '1' })).toEqual({ amount: '1' });
    expect(read(undefined, { amount: '1' })).toEqual({ amount: '1' });
  });
});
