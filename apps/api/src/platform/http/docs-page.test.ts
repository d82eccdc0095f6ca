import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { openApiDocument } from '@bozor/contract/openapi.ts';
import { registerDocs } from './docs-page.ts';

const document = openApiDocument({ version: '1.2.3' });
const server = Fastify();
registerDocs(server, document);

test('the OpenAPI document is served as it was made [api-84]', async () => {
  const answer = await server.inject('/api/v1/openapi.json');
  expect(answer.headers['content-type']).toContain('application/json');
  expect(answer.json()).toEqual(JSON.parse(JSON.stringify(document)));
});

test('the reference page names every call and runs no script [api-84]', async () => {
  const { body, headers } = await server.inject('/api/docs');
  const escaped = (path: string) => path.replaceAll('&', '&amp;');
  expect(Object.keys(document.paths).filter((path) => !body.includes(`<code>${escaped(path)}</code>`))).toEqual([]);
  expect(body).not.toContain('<script');
  expect(headers['content-security-policy']).toContain("default-src 'none'");
});
