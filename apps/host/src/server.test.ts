import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { addHealth } from './health.ts';
import { createLog } from './log.ts';
import { createServer } from './server.ts';
import { isNoPage } from './static-files.ts';

const HTTPS = { publicUrl: 'https://shop.uz', trustedProxies: 0 };
const open = (config = HTTPS) => createServer(config, createLog('silent'));

describe('every answer', () => {
  test.each(['/ok', '/missing', '/broken'])('of %s carries the headers that protect it', async (url) => {
    const app = await open();
    app.get('/ok', async () => ({ ok: true }));
    app.get('/broken', async () => {
      throw new Error('broken');
    });
    const { headers } = await app.inject(url);
    expect(headers).toMatchObject({
      'strict-transport-security': 'max-age=63072000; includeSubDomains',
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    });
  });

  test('of a picture omit those of pages, and keep those that protect a file', async () => {
    const app = await open();
    app.get('/picture', async (_request, reply) => reply.type('image/webp').send(Buffer.from('RIFF')));
    const { headers } = await app.inject('/picture');
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'cross-origin-resource-policy': 'same-origin',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
    });
    expect(headers).not.toHaveProperty('permissions-policy');
    expect(headers).not.toHaveProperty('x-request-id');
  });

  test.each(['text/css', 'text/javascript', 'application/javascript; charset=utf-8'])(
    'of %s are only those that protect code',
    async (type) => {
      const app = await open();
      app.get('/assets/code.js', async (_request, reply) => reply.type(type).send('code'));
      const { headers } = await app.inject('/assets/code.js');
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'cross-origin-resource-policy': 'same-origin',
      });
      for (const name of ['permissions-policy', 'x-request-id', 'x-frame-options', 'content-security-policy'])
        expect(headers).not.toHaveProperty(name);
    },
  );

  test('of a missing script carries all that protects a document', async () => {
    const { headers } = await (await open()).inject('/assets/gone.js');
    expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'content-security-policy': expect.stringContaining("default-src 'none'") });
  });

  test('keeps the policy that a page brings', async () => {
    const app = await open();
    app.get('/', async (_request, reply) => reply.header('content-security-policy', "default-src 'self'").send('page'));
    expect((await app.inject('/')).headers['content-security-policy']).toBe("default-src 'self'");
  });

  test('speaks of https only where the shop is reached by it', async () => {
    const app = await open({ publicUrl: 'http://192.168.1.5:3000', trustedProxies: 0 });
    expect((await app.inject('/')).headers['strict-transport-security']).toBeUndefined();
  });
});

describe('a malformed request', () => {
  test.each([
    ['is not HTTP', 'GARBAGE\r\n\r\n', 400],
    ['says its length in two ways', 'GET / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n', 400],
    ['has headers without end', `GET / HTTP/1.1\r\nHost: a\r\nX-Long: ${'x'.repeat(20_000)}\r\n\r\n`, 431],
  ])('because it %s is refused like any other', async (_name, sent, status) => {
    const app = await open();
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.on('error', () => {});
    socket.write(sent);
    const [head, body] = (await text(socket)).split('\r\n\r\n');
    await app.close();
    expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(head).toContain('x-content-type-options: nosniff');
    expect(JSON.parse(body!)).toEqual({ errors: [{ code: expect.any(String), message: expect.any(String) }], message: expect.any(String) });
  });
});

test('closes connections that send slowly', async () => {
  const { server } = await open();
  expect([server.headersTimeout, server.requestTimeout]).toEqual([10_000, 30_000]);
});

describe('compression', () => {
  test.each([
    ['application/json; charset=utf-8', 'gzip'],
    ['text/html; charset=utf-8', 'gzip'],
    ['image/svg+xml', 'gzip'],
    ['image/webp', undefined],
    ['text/event-stream', undefined],
  ])('of %s is %s', async (type, encoding) => {
    const app = await open();
    const body = 'x'.repeat(5_000);
    app.get('/', (_request, reply) => reply.type(type).send(Readable.from([body])));
    const answer = await app.inject({ url: '/', headers: { 'accept-encoding': 'gzip, br' } });
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(String(encoding ? gunzipSync(answer.rawPayload) : answer.rawPayload)).toBe(body);
  });
});

describe('the caller', () => {
  const callerOf = async (trustedProxies: number) => {
    const app = await open({ ...HTTPS, trustedProxies });
    app.get('/', async (request) => ({ ip: request.ip, id: request.id }));
    const headers = { 'x-forwarded-for': '6.6.6.6, 10.0.0.1', 'x-request-id': 'from-the-balancer-1' };
    return (await app.inject({ url: '/', headers, remoteAddress: '10.0.0.9' })).json<{ ip: string; id: string }>();
  };

  test('is believed from as many proxies as are trusted, and not one more', async () => {
    expect((await callerOf(0)).ip).toBe('10.0.0.9');
    expect((await callerOf(1)).ip).toBe('10.0.0.1');
    expect((await callerOf(2)).ip).toBe('6.6.6.6');
  });

  test('has its request named by a trusted proxy, else by us', async () => {
    expect((await callerOf(1)).id).toBe('from-the-balancer-1');
    expect((await callerOf(0)).id).toMatch(/^[0-9a-f-]{36}$/);
  });
});

test('is ready only while it can serve, and healthy all the time', async () => {
  const app = await open();
  let ready = true;
  const failing = { job: 'give-money-back', failures: 4, since: '2026-11-20T07:00:00.000Z', problem: 'Error: +998901234567 is unknown' };
  addHealth(app, { isReady: async () => ready, failingJobs: () => [failing] });
  const { problem, ...shown } = failing;
  const health = await app.inject('/readyz');
  expect(health.json()).toEqual({ status: 'ready', failing_jobs: [shown] });
  expect(health.body).not.toContain(problem);
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  ready = false;
  expect((await app.inject('/readyz')).statusCode).toBe(503);
  expect((await app.inject('/healthz')).statusCode).toBe(200);
});

test.each([
  ['/', false],
  ['/home', false],
  ['/product/coca-cola-1.5l', false],
  ['/home.data', false],
  ['/_root.data', false],
  ['/robots.txt', false],
  ['/sitemap.xml', false],
  ['/manifest.webmanifest', false],
  ['/apiary', false],
  ['/api/v1/unknown', true],
  ['/assets/gone-1a2b.js', true],
  ['/media/demo/gone.webp', true],
  ['/favicon.ico', true],
  ['/wp-login.php', true],
  ['/fonts/onest.woff2', true],
])('takes %s for no page: %s', (path, expected) => {
  expect(isNoPage(path)).toBe(expected);
});
