import Fastify from 'fastify';
import { describe, expect, it, test } from 'vitest';
import { AUDIENCES } from '@bozor/contract/audiences.ts';
import { openApiDocument } from '@bozor/contract/openapi.ts';
import { registerDocs } from './docs-page.ts';

const shop = openApiDocument(AUDIENCES.shop, { version: '1.2.3' });
const operator = openApiDocument(AUDIENCES.operator, { version: '1.2.3' });
const server = Fastify();
registerDocs(server, { shop, operator });

test.each([
  ['/api/v1/openapi.json', shop],
  ['/api/v1/operator/openapi.json', operator],
])('the OpenAPI document %s is served as it was made [api-84]', async (address, document) => {
  const answer = await server.inject(address);
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.json()).toEqual(JSON.parse(JSON.stringify(document)));
});

describe('the reference', () => {
  it('names every call and runs no script [api-84]', async () => {
    const { body, headers } = await server.inject('/api/docs');
    const escaped = (path: string) => path.replaceAll('&', '&amp;');
    expect(Object.keys(shop.paths).filter((path) => !body.includes(`<code>${escaped(path)}</code>`))).toEqual([]);
    expect(body).not.toContain('<script');
    expect(headers['content-security-policy']).toContain("default-src 'none'");
  });

  it('is a page for each audience, from which one chooses another', async () => {
    const ofShop = (await server.inject('/api/docs')).body;
    const ofOperator = (await server.inject('/api/docs/operator')).body;
    expect(ofShop).toContain('<a href="/api/docs/operator">Bozor operator API</a>');
    expect(ofOperator).toContain('<a href="/api/docs/operator" aria-current="page">Bozor operator API</a>');
    expect(ofOperator).toContain('<a href="/api/v1/operator/openapi.json">OpenAPI document</a>');
  });
});
