import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createLog } from './log.ts';
import { ResponseCacheFastPath } from './response-cache-fast-path.ts';
import { createServer } from './server.ts';

const APP = 'https://app.example';
const LIST = '/api/v1/categories';
const early = new ResponseCacheFastPath();
early.add(({ url }) => (url === LIST ? { status: 200, headers: { vary: 'X-localization' }, body: Buffer.from('{}') } : undefined));

let open: FastifyInstance;
let closed: FastifyInstance;
beforeEach(async () => {
  [open, closed] = await Promise.all([start([APP, 'capacitor://localhost']), start([])]);
});
afterEach(() => Promise.all([open.close(), closed.close()]));

async function start(corsOrigins: readonly string[]): Promise<FastifyInstance> {
  const app = await createServer({ publicUrl: 'https://shop.uz', trustedProxies: 0, corsOrigins }, createLog('silent'), early);
  app.get(LIST, async (_request, reply) => reply.header('vary', 'X-localization').send({}));
  app.get('/api/v1/refused', async (_request, reply) => reply.code(429).header('retry-after', '7').send({}));
  app.get('/api/v1/events', async (_request, reply) => reply.type('text/event-stream').send('data: 1\n\n'));
  app.get('/media/a.webp', async (_request, reply) => reply.type('image/webp').send(Buffer.from('RIFF')));
  app.get('/', async (_request, reply) => reply.type('text/html').send('page'));
  await app.ready();
  return app;
}

const get = (app: FastifyInstance, url: string, origin = APP) => app.inject({ url, headers: { origin } });

describe('a page of an allowed origin', () => {
  test.each([LIST, '/api/v1/refused', '/api/v1/events', '/api/v1/nothing', '/media/a.webp'])(
    'reads %s, and what its headers say',
    async (url) => {
      const { headers } = await get(open, url);
      expect(headers).toMatchObject({
        'access-control-allow-origin': APP,
        'access-control-expose-headers': expect.stringMatching(/x-request-id.*retry-after/),
        'vary': expect.stringContaining('Origin'),
        'cross-origin-resource-policy': 'cross-origin',
      });
      expect(headers).not.toHaveProperty('access-control-allow-credentials');
    },
  );

  test('may send every method and header of the API', async () => {
    const asked = 'authorization,content-type,idempotency-key,zoneid,moduleid,x-localization,x-guest-id';
    const { statusCode, headers } = await open.inject({
      method: 'OPTIONS',
      url: LIST,
      headers: { 'origin': APP, 'access-control-request-method': 'PUT', 'access-control-request-headers': asked },
    });
    expect(statusCode).toBe(204);
    expect(headers).toMatchObject({ 'access-control-allow-origin': APP, 'access-control-allow-headers': asked });
    for (const method of ['GET', 'POST', 'PUT', 'DELETE']) expect(headers['access-control-allow-methods']).toContain(method);
  });

  test('reads what is ready in memory, too', async () => {
    const address = await open.listen({ host: '127.0.0.1', port: 0 });
    const { headers } = await fetch(`${address}${LIST}`, { headers: { origin: 'capacitor://localhost' } });
    expect(headers.get('access-control-allow-origin')).toBe('capacitor://localhost');
  });

  test('reads no pages of the shop', async () => {
    const { headers } = await get(open, '/');
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
  });
});

describe('a page of another origin', () => {
  test.each(['https://evil.example', 'https://app.example.evil.example', 'http://app.example', 'https://app.example:8443', 'null'])(
    '(%s) reads nothing',
    async (origin) => {
      expect((await get(open, LIST, origin)).headers).not.toHaveProperty('access-control-allow-origin');
    },
  );

  test('reads nothing where no origin is allowed, and may not ask', async () => {
    const { headers } = await get(closed, LIST);
    expect(headers).not.toHaveProperty('access-control-allow-origin');
    expect(headers['cross-origin-resource-policy']).toBe('same-origin');
    const preflight = await closed.inject({
      method: 'OPTIONS',
      url: LIST,
      headers: { 'origin': APP, 'access-control-request-method': 'GET' },
    });
    expect([preflight.statusCode, preflight.headers['access-control-allow-origin']]).toEqual([404, undefined]);
  });
});

test('a shared cache keeps the answers for the origins apart', async () => {
  expect((await open.inject(LIST)).headers['vary']).toBe('X-localization, Origin');
});
