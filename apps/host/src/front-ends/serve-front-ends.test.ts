import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliDecompressSync } from 'node:zlib';
import type { FastifyInstance } from 'fastify';
import { afterAll, afterEach, beforeEach, describe, expect, it, test } from 'vitest';
import { createLog } from '../log.ts';
import { createServer } from '../server.ts';
import { STRICT_POLICY } from './content-policy.ts';
import type { FrontEnd } from './front-ends.ts';
import { serveFrontEnds } from './serve-front-ends.ts';

const apps = mkdtempSync(join(tmpdir(), 'bozor-front-ends-'));
afterAll(() => rmSync(apps, { recursive: true }));
const folderOf = (name: string) => pathToFileURL(join(apps, name, '/'));

const SHOP: FrontEnd = {
  name: 'shop',
  folder: folderOf('shop'),
  prefixes: ['/'],
  assets: '/assets/',
  render: 'server',
  policy: STRICT_POLICY,
  worker: '/service-worker.js',
};
const DESK: FrontEnd = {
  name: 'desk',
  folder: folderOf('desk'),
  prefixes: ['/desk', '/kitchen'],
  assets: '/desk-assets/',
  render: 'static',
  policy: { ...STRICT_POLICY, 'media-src': ["'self'"] },
  worker: '/desk-worker.js',
  headers: { 'permissions-policy': 'camera=(self)', 'x-robots-tag': 'noindex' },
  headersBelow: { '/kitchen': { 'permissions-policy': 'usb=(self)' } },
};

const INLINE = 'start()';
const DOCUMENT = `<!doctype html><script>${INLINE}</script><script type="module" src="/desk-assets/entry-1a2b.js"></script><p>The desk ${'of the shop '.repeat(200)}</p>`;
const SERVER_BUILD = `
  const describePage = ({ url }) => ({ address: url, key: url, isKnown: true, scope: { locale: 'en' } });
  const createPageRenderer = () => async ({ address, nonce }) => ({
    response: new Response(null, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
    text: '<script nonce="' + nonce + '">shop()</script>The shop at ' + address,
  });
  export const entry = { module: { describePage, createPageRenderer } };`;

let app: FastifyInstance;
beforeEach(async () => {
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(apps, path)), { recursive: true });
    writeFileSync(join(apps, path), content);
  };
  write('package.json', '{"type":"module"}');
  write('shop/build/server/index.js', SERVER_BUILD);
  write('shop/build/client/assets/entry-3c4d.js', 'shop()');
  write('shop/build/client/service-worker.js', 'keep()');
  write('shop/build/client/retired-worker.js', 'retire()');
  write('desk/build/client/index.html', DOCUMENT);
  write('desk/build/client/service-worker.js', 'keepDesk()');
  write('desk/build/client/retired-worker.js', 'retireDesk()');
  write('desk/build/client/desk-assets/entry-1a2b.js', 'desk()');
  write('desk/build/client/desk.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  app = await createServer({ publicUrl: 'https://shop.uz', trustedProxies: 0 }, createLog('silent'));
});
afterEach(() => app.close());

const open = (frontEnds: readonly FrontEnd[], keptAssets?: string) =>
  serveFrontEnds(app, {
    frontEnds,
    keptAssets,
    publicUrl: 'https://shop.uz',
    log: (error) => {
      throw error;
    },
  });
const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('each front end has the pages below its prefixes', () => {
  test.each([
    ['/', 'The shop at /'],
    ['/home', 'The shop at /home'],
    ['/desks', 'The shop at /desks'],
    ['/desk', 'The desk'],
    ['/desk/orders/7?tab=map', 'The desk'],
    ['/kitchen', 'The desk'],
    ['/kitchen/today', 'The desk'],
  ])('%s: %s', async (url, text) => {
    await open([SHOP, DESK]);
    const { statusCode, body, headers } = await app.inject(url);
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/html; charset=utf-8']);
    expect(body).toContain(text);
  });

  it('whichever stands first in the list', async () => {
    await open([DESK, SHOP]);
    expect((await app.inject('/desk')).body).toContain('The desk');
    expect((await app.inject('/home')).body).toContain('The shop at /home');
  });
});

describe('a document of a static front end', () => {
  it('has the policy of its row and the hashes of its inline scripts', async () => {
    await open([SHOP, DESK]);
    const policy = String((await app.inject('/desk')).headers['content-security-policy']);
    expect(policy).toContain(`script-src 'self' ${hashOf(INLINE)};`);
    expect(policy).toContain("media-src 'self'");
    expect(policy).not.toContain('unsafe');
    const ofShop = String((await app.inject('/home')).headers['content-security-policy']);
    expect(ofShop).toContain(`script-src 'self' ${hashOf('shop()')};`);
    expect(ofShop).not.toContain('media-src');
  });

  it('carries the headers of its row, in place of those of every answer', async () => {
    await open([SHOP, DESK]);
    expect((await app.inject('/desk')).headers).toMatchObject({
      'permissions-policy': 'camera=(self)',
      'x-robots-tag': 'noindex',
      'x-frame-options': 'DENY',
    });
    expect((await app.inject('/home')).headers).not.toHaveProperty('x-robots-tag');
  });

  it('carries headers below one of its prefixes alone', async () => {
    await open([SHOP, DESK]);
    for (const url of ['/kitchen', '/kitchen/today', '/kitchen?tab=1'])
      expect((await app.inject(url)).headers).toMatchObject({ 'permissions-policy': 'usb=(self)', 'x-robots-tag': 'noindex' });
    expect((await app.inject('/desk/kitchen')).headers['permissions-policy']).toBe('camera=(self)');
  });

  it('is revalidated each time, compressed, and not sent again while unchanged', async () => {
    await open([DESK]);
    const first = await app.inject({ url: '/desk', headers: { 'accept-encoding': 'gzip, br' } });
    expect(first.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'private, no-cache' });
    expect(String(brotliDecompressSync(first.rawPayload))).toBe(DOCUMENT);
    const again = await app.inject({ url: '/desk/orders', headers: { 'if-none-match': String(first.headers.etag) } });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('is no file, and replaces no missing file', async () => {
    await open([DESK]);
    for (const url of ['/index.html', '/desk/gone.html', '/desk/gone.js', '/desk-assets/gone.js', '/kitchen/gone.png'])
      expect((await app.inject(url)).statusCode, url).toBe(404);
  });
});

test('serves the files of each front end at their built addresses', async () => {
  await open([SHOP, DESK]);
  const asset = await app.inject('/desk-assets/entry-1a2b.js');
  expect([asset.body, asset.headers['cache-control']]).toEqual(['desk()', 'public, max-age=31536000, immutable']);
  expect((await app.inject('/assets/entry-3c4d.js')).body).toBe('shop()');
  expect((await app.inject('/assets/entry-1a2b.js')).statusCode).toBe(404);
  expect((await app.inject('/desk.svg')).headers['cache-control']).toBe('public, max-age=3600');
});

test('serves the files of an earlier build too, compressed where they are, and no page in their place', async () => {
  const kept = join(apps, 'kept');
  await open([SHOP], kept);
  writeFileSync(join(kept, 'shop', 'cart-0000.js'), 'earlier()');
  const earlier = await app.inject('/assets/cart-0000.js');
  expect([earlier.statusCode, earlier.body, earlier.headers['cache-control']]).toEqual([
    200,
    'earlier()',
    'public, max-age=31536000, immutable',
  ]);
  expect((await app.inject('/assets/entry-3c4d.js')).body).toBe('shop()');
  expect((await app.inject('/assets/gone-0000.js')).statusCode).toBe(404);
});

test('names a front end that is not built', async () => {
  await expect(open([SHOP, { ...DESK, name: 'tills', folder: folderOf('tills') }])).rejects.toThrow('The front end "tills" is not built.');
});

describe('the service worker', () => {
  test.each([
    ['keeps pages', undefined, 'keep()'],
    ['is retired by the operator, under the same address', false, 'retire()'],
  ])('%s, and is compared at each visit', async (_name, offlinePages, script) => {
    await serveFrontEnds(app, { frontEnds: [SHOP], publicUrl: 'https://shop.uz', log: () => {}, offlinePages });
    const { statusCode, headers, body } = await app.inject('/service-worker.js');
    expect([statusCode, body]).toEqual([200, script]);
    expect(headers).toMatchObject({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'service-worker-allowed': '/',
      'content-security-policy': expect.stringContaining("connect-src 'self'"),
    });
    expect((await app.inject('/retired-worker.js')).statusCode).toBe(404);
  });

  test('is one for each front end, under an address of its own', async () => {
    await open([SHOP, DESK]);
    expect((await app.inject('/service-worker.js')).body).toBe('keep()');
    expect((await app.inject('/desk-worker.js')).body).toBe('keepDesk()');
  });
});
