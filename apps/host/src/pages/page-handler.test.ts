import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describePage } from '@bozor/storefront/app/platform/pages/describe-page.ts';
import type { RenderInput } from '@bozor/storefront/app/platform/pages/server-entry.ts';
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { registerPages } from './register-pages.ts';
import { STRICT_POLICY } from '../front-ends/content-policy.ts';
import type { ServerBuild } from '../front-ends/server-build.ts';

const FILLING = 'x'.repeat(2_000);
let app: FastifyInstance;
let rendered: RenderInput[];
let logged: unknown[];
let drop: () => void;
let next: (input: RenderInput) => { status?: number; isIncomplete?: boolean; wait?: Promise<void> };

function start() {
  rendered = [];
  logged = [];
  next = () => ({});
  app = Fastify();
  app.get('/api/v1/config', async () => ({ ok: true }));
  const build = {
    entry: {
      module: {
        describePage,
        busyDocument: async () => '<h1>busy</h1>',
        brokenDocument: async (locale: string) => `<h1>broken in ${locale}</h1>`,
        createPageRenderer: () => async (input: RenderInput) => {
          rendered.push(input);
          const { status = 200, isIncomplete = false, wait } = next(input);
          await wait;
          const html = `<html><script nonce="${input.nonce}">go()</script>${input.address} ${JSON.stringify(input.scope)} ${FILLING}</html>`;
          return {
            response: new Response(null, { status, headers: { 'content-type': 'text/html; charset=utf-8' } }),
            text: html,
            isIncomplete,
          };
        },
      },
    },
  } as unknown as ServerBuild;
  registerPages(app, {
    build,
    policy: STRICT_POLICY,
    prefixes: ['/'],
    publicUrl: 'https://shop.example',
    log: (error) => logged.push(error),
    isNoPage: (path) => path.startsWith('/api/') || path.endsWith('.png'),
    onChange: (onInvalidate) => (drop = onInvalidate),
  });
}

const GET = { method: 'GET', headers: {} };
const get = (url: string, headers: InjectOptions['headers'] = {}) => app.inject({ url, headers });

afterEach(() => app.close());

test('renders a page once for everybody in the same zone, module and language', async () => {
  start();
  const headers = { cookie: 'zoneid=%5B1%5D; module=2; language-setting=ru' };
  const [one, other] = [
    await get('/home', headers),
    await get('/home?utm_source=mail', { ...headers, 'user-agent': 'other', 'authorization': 'Bearer t' }),
  ];
  expect(rendered).toHaveLength(1);
  expect(other.body).toBe(one.body);
  expect(rendered[0]!.scope).toEqual({ zoneIds: [1], moduleId: 2, locale: 'ru' });
});

test('path, known query, zones, module and language each give another page', async () => {
  start();
  await get('/home');
  await get('/home?search=milk');
  await get('/home', { cookie: 'zoneid=%5B2%5D' });
  await get('/home', { cookie: 'module=3' });
  await get('/home', { 'accept-language': 'ar' });
  await get('/home?lang=uz');
  expect(new Set(rendered.map(({ address, scope }) => JSON.stringify([address, scope]))).size).toBe(6);
});

test('nothing of a forged host, cookie or header reaches the page', async () => {
  start();
  const { body } = await get('/home', {
    'host': 'evil.example',
    'x-forwarded-host': 'evil.example',
    'cookie': 'zoneid=<evil>; module=evil; language-setting=evil',
    'accept-language': 'evil',
  });
  expect(body).not.toContain('evil');
  expect(rendered[0]!.publicUrl).toBe('https://shop.example');
});

test('is packed as each client takes it, the page made once', async () => {
  start();
  const plain = await get('/home');
  const fetchPage = async (accepted: string) => {
    const { headers, rawPayload } = await get('/home', { 'accept-encoding': accepted });
    return [headers['content-encoding'], rawPayload] as const;
  };
  for (const accepted of ['gzip, deflate, br, zstd', 'br;q=0.5, gzip', 'br']) {
    const [encoding, body] = await fetchPage(accepted);
    expect(encoding, accepted).toBe('br');
    expect(brotliDecompressSync(body).toString()).toBe(plain.body);
  }
  for (const accepted of ['gzip, deflate', 'gzip, br;q=0', 'gzip, brave']) {
    const [encoding, body] = await fetchPage(accepted);
    expect(encoding, accepted).toBe('gzip');
    expect(gunzipSync(body).toString()).toBe(plain.body);
  }
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(rendered).toHaveLength(1);
});

test('a browser with the current page gets 304', async () => {
  start();
  const { headers } = await get('/home');
  const again = await get('/home', { 'if-none-match': headers.etag as string });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(headers['cache-control']).toBe('private, no-cache');
  expect(headers.vary).toContain('Cookie');
});

test('data fetched ahead of a click is good for the click', async () => {
  start();
  const { headers } = await get('/home.data?_routes=routes%2Fhome&evil=1');
  expect(headers['cache-control']).toBe('private, max-age=30');
  expect(rendered[0]!.address).toBe('/home.data?_routes=routes%2Fhome');
});

test('a change of the catalogue drops the cached pages', async () => {
  start();
  await get('/home');
  drop();
  await get('/home');
  expect(rendered).toHaveLength(2);
});

test.each<[string, ReturnType<typeof next>]>([
  ['a page that lacks something', { isIncomplete: true }],
  ['a fault', { status: 500 }],
  ['something that is gone', { status: 404 }],
])('%s is not cached', async (_name, made) => {
  start();
  next = () => made;
  const first = await get('/store/gone');
  await get('/store/gone');
  expect(rendered).toHaveLength(2);
  expect(first.headers['cache-control']).toBe('private, no-store');
});

test('a page that could not be made is answered as a page, logged once', async () => {
  start();
  const fault = new Error('No memory');
  next = () => ({ wait: Promise.reject(fault) });
  const { statusCode, headers, body } = await get('/home', { 'accept-language': 'ru' });
  expect([statusCode, headers['content-type'], headers['cache-control'], body]).toEqual([
    500,
    'text/html; charset=utf-8',
    'no-store',
    '<h1>broken in ru</h1>',
  ]);
  expect(logged).toEqual([fault]);
});

test('unknown addresses share one cached page', async () => {
  start();
  next = () => ({ status: 404 });
  const bodies = [await get('/nothing'), await get('/home.css'), await get('/store/a/b?search=x')].map(
    ({ statusCode, body }) => `${statusCode} ${body}`,
  );
  expect(new Set(bodies).size).toBe(1);
  expect(rendered.map(({ address }) => address)).toEqual(['/404']);
});

test('files and calls that are not there cost no page', async () => {
  start();
  expect((await get('/api/v1/nothing')).statusCode).toBe(404);
  expect((await get('/missing.png')).statusCode).toBe(404);
  expect(rendered).toHaveLength(0);
});

test('an address with a slash at the end leads to the one without, never to another host', async () => {
  start();
  const { statusCode, headers } = await get('/home/?search=milk');
  expect([statusCode, headers.location]).toEqual([308, '/home?search=milk']);
  expect((await get('//evil.example/')).headers.location).toBeUndefined();
});

test('sends people away politely when too many pages wait to be rendered', async () => {
  start();
  let open = (): void => undefined;
  const wait = new Promise<void>((resolve) => (open = resolve));
  next = () => ({ wait });
  const requested = Array.from({ length: 120 }, (_, index) => get(`/store/s${index}`));
  const refused = await Promise.race(requested);
  open();
  const answers = await Promise.all(requested);
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['retry-after']).toBe('3');
  expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(108);
});

test('pages call the API without the network, from a reserved address', async () => {
  start();
  let reply: unknown;
  let from: string | undefined;
  app.addHook('onRequest', async (request) => {
    if (request.url.startsWith('/api/')) from = request.socket.remoteAddress;
  });
  next = (input) => ({ wait: input.fetch('/api/v1/config', GET).then(async (response) => void (reply = await response.json())) });
  await get('/home');
  expect(reply).toEqual({ ok: true });
  expect(from).toBe('in-process');
});

test('an overlong address redirects to its read part', async () => {
  start();
  const long = 'x'.repeat(3_000);
  const leads = async (url: string) => {
    const { statusCode, headers } = await get(url);
    return [statusCode, headers.location];
  };
  expect(await leads(`/home?search=plov&utm_source=${long}`)).toEqual([302, '/home?search=plov']);
  expect(await leads(`/home?search=${long}`)).toEqual([302, '/home']);
  expect(await leads(`/store/${long}`)).toEqual([302, '/404']);
  expect(await leads(`/${long}`)).toEqual([302, '/404']);
  expect(await leads(`/home.data?search=${long}`)).toEqual([414, undefined]);
  expect(rendered).toEqual([]);
});
