import { describe, expect, it } from 'vitest';
import { AUDIENCES } from './audiences.ts';
import type { Endpoint } from './endpoint.ts';

interface Schema {
  readonly 'type'?: string | readonly string[];
  readonly 'properties'?: Readonly<Record<string, Schema>>;
  readonly 'items'?: Schema;
  readonly 'anyOf'?: readonly Schema[];
  readonly 'x-shop-address'?: true;
}

/** Names of fields that hold addresses of the shop. `…_url` of another site (an app's store) is not among them. */
const ADDRESS = /(_full_url|^redirect_url|^return_url|^image|^images|_image_url)$/;

const ADDRESSES = Object.entries(AUDIENCES).flatMap(([audience, { api }]) =>
  Object.values(api as Readonly<Record<string, Readonly<Record<string, Endpoint<any, any, any, any, any>>>>>)
    .flatMap((group) => Object.values(group))
    .flatMap(({ method, path, reply }) =>
      addressesIn(reply as Schema).map(({ at, schema }) => ({ id: `${audience}: ${method} ${path} ${at}`, schema })),
    ),
);

describe('every address of a reply', () => {
  it('is found', () => expect(ADDRESSES.length).toBeGreaterThan(150));

  it.each(ADDRESSES)('$id is marked as one', ({ schema }) => {
    expect((schema.items ?? schema)['x-shop-address']).toBe(true);
  });
});

function addressesIn(schema: Schema, at = '', name = ''): { at: string; schema: Schema }[] {
  const isText = [schema.type, schema.items?.type].flat().includes('string');
  const own = isText && ADDRESS.test(name) ? [{ at, schema }] : [];
  const parts = Object.entries(schema.properties ?? {}).flatMap(([field, property]) => addressesIn(property, `${at}.${field}`, field));
  const inner = [...(schema.items ? [schema.items] : []), ...(schema.anyOf ?? [])].flatMap((each) => addressesIn(each, at));
  return [...own, ...parts, ...inner];
}
