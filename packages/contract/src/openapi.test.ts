import type { TObject } from 'typebox';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { AUDIENCES } from './audiences.ts';
import { endpoint, type Endpoint } from './endpoint.ts';
import { Exact } from './fields.ts';
import { EXAMPLES } from './shop/examples.ts';
import { openApiDocument, type OpenApiDocument } from './openapi.ts';
import { API } from './shop/routes.ts';
import { store } from './store/access.ts';

type AnyEndpoint = Endpoint<any, any, any, any, any>;

const document = openApiDocument(AUDIENCES.shop, { version: '1.2.3' });
const text = JSON.stringify(document);

describe('OpenAPI document', () => {
  it('describes every call of the route table once, aliases too [api-84]', () => {
    const ids = Object.values(document.paths).flatMap((operations) => Object.values(operations).map((operation) => operation.operationId));
    const wanted = Object.entries(API).flatMap(([word, group]) =>
      Object.entries(group as Record<string, AnyEndpoint>).flatMap(([name, { aliases = [] }]) => [
        `${word}.${name}`,
        ...aliases.map((_, index) => `${word}.${name}.alias${index + 1}`),
      ]),
    );
    expect(ids.toSorted()).toEqual(wanted.toSorted());
  });

  it('refers only to its own schemas', () => {
    for (const [, path] of text.matchAll(/"\$ref":"#\/([^"]+)"/g)) {
      const found = path!.split('/').reduce<unknown>((value, key) => (value as Record<string, unknown> | undefined)?.[key], document);
      expect(found, path).toBeDefined();
    }
  });

  it('names the shapes that many calls share', () => {
    expect(text.match(/#\/components\/schemas\/ItemCard"/g)!.length).toBeGreaterThan(10);
  });

  it('describes lists of a query as JSON, and files as parts of a form', () => {
    const listing = document.paths['/items/search']!['get']!;
    expect(listing.parameters.find((each) => each['name'] === 'category_ids')).toMatchObject({
      in: 'query',
      content: { 'application/json': { schema: { type: 'array' } } },
    });
    const review = document.paths['/items/reviews/submit']!['post']!;
    expect(review.requestBody?.content['multipart/form-data']?.schema).toMatchObject({
      properties: { 'rating': { type: 'integer' }, 'attachment[]': { type: 'array', maxItems: 3 } },
    });
  });

  it('describes callers, idempotency key and every refusal', () => {
    const place = document.paths['/customer/order/place']!['post']!;
    expect(place['security']).toEqual([{ token: [] }, { guest: [] }]);
    expect(place.parameters).toContainEqual(expect.objectContaining({ name: 'Idempotency-Key', in: 'header' }));
    expect(place.responses['409']?.description).toContain('quote-changed');
    expect(place.responses['503']).toEqual({ $ref: '#/components/responses/503' });
  });
});

describe('OpenAPI document of staff', () => {
  const orders = endpoint({
    method: 'GET',
    path: '/store/orders',
    summary: 'Orders of the store',
    tag: 'Orders',
    access: store('orders.see'),
    rate: 'browse',
    reply: Exact({ store: AUDIENCES.shop.shapes['StoreCard'] as TObject }),
  });
  const staffDocument = openApiDocument(
    { ...AUDIENCES.store, api: { orders: { list: orders } }, shapes: { StoreCard: AUDIENCES.shop.shapes['StoreCard'] } },
    { version: '1.2.3' },
  );

  it('describes permission, scope and refusals of a call', () => {
    const list = staffDocument.paths['/store/orders']!['get']!;
    expect(list).toMatchObject({
      'x-access': 'staff',
      'x-permission': 'orders.see',
      'x-scope': 'own store',
      'security': [{ staff: [] }, { staffCookie: [] }],
    });
    expect(list.responses['403']).toEqual({ $ref: '#/components/responses/403' });
    expect(list.responses['200']?.content?.['application/json']?.schema).toMatchObject({
      properties: { store: { $ref: '#/components/schemas/StoreCard' } },
    });
  });

  it('knows the tokens of its own callers only', () => {
    const schemes = (each: OpenApiDocument) => Object.keys((each['components'] as { securitySchemes: object }).securitySchemes);
    expect(schemes(staffDocument)).toEqual(['staff', 'staffCookie']);
    expect(schemes(document)).toEqual(['token', 'guest']);
  });
});

describe('examples', () => {
  it.each(Object.entries(EXAMPLES))('%s is a body that the call accepts', (id, example) => {
    const [word, name] = id.split('.') as [string, string];
    const { body } = (API as unknown as Record<string, Record<string, AnyEndpoint>>)[word]![name]!;
    expect(Compile(body).Errors(example)).toEqual([]);
  });
});
