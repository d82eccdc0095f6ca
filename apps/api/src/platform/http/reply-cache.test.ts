import { gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import Type from 'typebox';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endpoint } from '@bozor/contract/endpoint.ts';
import { registerLimits } from './limits.ts';
import { mount } from './mount.ts';
import { staffCookieAt } from './staff-cookie.ts';
import { WholeReplies } from './whole-replies.ts';
import { PublicCalls } from './public-calls.ts';
import { ReplyCache } from './reply-cache.ts';
import { prepareServer, refuseInProcess, SERVER_OPTIONS } from './server.ts';

const FILLING = 'x'.repeat(2_000);
const list = endpoint({
  method: 'GET',
  path: '/list',
  summary: 'List',
  tag: 'Test',
  access: 'anyone',
  rate: 'browse',
  cacheSeconds: 30,
  query: Type.Object({ limit: Type.Optional(Type.Integer()) }, { additionalProperties: false }),
  reply: Type.Object({ text: Type.String() }),
});

let server: FastifyInstance;
let replies: ReplyCache;
let api: Parameters<typeof mount>[0];
let made: number;

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  // The clock of lru-cache.
  vi.spyOn(performance, 'now').mockImplementation(() => Date.now());
  server = Fastify(SERVER_OPTIONS);
  const translate = (_locale: string, message: string) => message;
  prepareServer(server, translate);
  replies = new ReplyCache();
  made = 0;
  const nobody = {
    customerOf: async () => undefined,
    guestOf: async () => undefined,
    staffOf: async () => undefined,
    isStill: async () => true,
  };
  const publicCalls = new PublicCalls(replies, refuseInProcess(server, translate));
  api = {
    server,
    identify: nobody,
    limiters: await registerLimits(server, { on: false }),
    replies,
    publicCalls,
    settings: { read: async () => ({ country: 'UZ' }) },
    whole: new WholeReplies({ addressBase: undefined, readItems: async () => new Map() }),
    staffCookie: staffCookieAt('http://127.0.0.1:3000'),
  };
  mount(api, list, async ({ query, scope }) => {
    made += 1;
    return { text: `${query.limit} ${scope.zoneIds.join()} ${scope.locale} ${FILLING}` };
  });
});
afterEach(async () => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  await server.close();
});

const ZONE = { 'zoneid': '[1]', 'x-localization': 'ru' };
const get = (url: string, headers: Record<string, string> = ZONE) => server.inject({ url, headers });
const ready = (url: string, headers: Record<string, string> = ZONE) => replies.ready({ url, headers });

test('has the answer ready for a request that is spelled like one before', async () => {
  expect(ready('/api/v1/list?limit=1')).toBeUndefined();
  const usual = await get('/api/v1/list?limit=1');
  const early = ready('/api/v1/list?limit=1')!;
  expect(early.status).toBe(usual.statusCode);
  expect(String(early.body)).toBe(usual.body);
  expect(usual.headers).toMatchObject(early.headers);
  expect(made).toBe(1);
});

test.each([
  ['another address', '/api/v1/list?limit=2', ZONE],
  ['other zones', '/api/v1/list?limit=1', { ...ZONE, zoneid: '[2]' }],
  ['another module', '/api/v1/list?limit=1', { ...ZONE, moduleid: '1' }],
  ['another language', '/api/v1/list?limit=1', { ...ZONE, 'x-localization': 'ar' }],
  ['another point', '/api/v1/list?limit=1', { ...ZONE, latitude: '41.3', longitude: '69.2' }],
])('has nothing ready for %s', async (_name, url, headers) => {
  await get('/api/v1/list?limit=1');
  expect(ready(url, headers)).toBeUndefined();
});

test('packs an answer once, for those who accept it', async () => {
  const packing = { ...ZONE, 'accept-encoding': 'gzip, br' };
  await get('/api/v1/list');
  expect(ready('/api/v1/list', packing)).toBeUndefined();
  const usual = await get('/api/v1/list', packing);
  const early = ready('/api/v1/list', packing)!;
  expect(early.headers).toMatchObject({ 'content-encoding': 'gzip', 'vary': expect.stringContaining('Accept-Encoding') });
  expect(usual.rawPayload.equals(early.body)).toBe(true);
  expect(String(gunzipSync(early.body))).toBe((await get('/api/v1/list')).body);
  expect(ready('/api/v1/list', packing)!.body).toBe(early.body);
});

test('packs a long answer as well', async () => {
  const text = FILLING.repeat(30);
  mount(api, { ...list, path: '/long' }, async () => ({ text }));
  const usual = await get('/api/v1/long', { ...ZONE, 'accept-encoding': 'gzip' });
  expect(JSON.parse(String(gunzipSync(usual.rawPayload)))).toEqual({ text });
});

test('has nothing ready once the catalogue changed or the time is over', async () => {
  await get('/api/v1/list');
  replies.drop();
  expect(ready('/api/v1/list')).toBeUndefined();
  await get('/api/v1/list');
  vi.setSystemTime(Date.now() + 30_001);
  expect(ready('/api/v1/list')).toBeUndefined();
  await get('/api/v1/list');
  expect(made).toBe(3);
});

/** Mounts an endpoint whose responses the test completes, in the order of the requests. */
function mountSlow() {
  const answers: ((text: string) => void)[] = [];
  mount(api, { ...list, path: '/slow' }, () => new Promise((resolve) => answers.push((text) => resolve({ text }))));
  return { asked: () => vi.waitUntil(() => answers.length > 0).then(() => answers.shift()!) };
}
const textOf = (reply: { body: string }) => (JSON.parse(reply.body) as { text: string }).text;

test('a reply pending during a catalogue change serves earlier requests, and later ones get a new reply', async () => {
  const slow = mountSlow();
  const before = get('/api/v1/slow');
  const finishBefore = await slow.asked();
  replies.drop();
  const after = get('/api/v1/slow');
  const finishAfter = await slow.asked();
  finishAfter('new');
  expect(textOf(await after)).toBe('new');
  finishBefore('old');
  expect(textOf(await before)).toBe('old');
  expect(textOf(await get('/api/v1/slow'))).toBe('new');
  expect(String(ready('/api/v1/slow')!.body)).toContain('new');
});

test('a reply that ends after the change is not cached, even without a request in between', async () => {
  const slow = mountSlow();
  const before = get('/api/v1/slow');
  const finishBefore = await slow.asked();
  replies.drop();
  finishBefore('old');
  expect(textOf(await before)).toBe('old');
  expect(ready('/api/v1/slow')).toBeUndefined();
  const after = get('/api/v1/slow');
  (await slow.asked())('new');
  expect(textOf(await after)).toBe('new');
});

test('makes one reply for concurrent requests, and another after a failure', async () => {
  let calls = 0;
  mount(api, { ...list, path: '/shaky' }, async () => {
    calls += 1;
    await Promise.resolve();
    if (calls === 1) throw new Error('down');
    return { text: 'up' };
  });
  const first = await Promise.all(Array.from({ length: 5 }, () => get('/api/v1/shaky')));
  expect(first.map(({ statusCode }) => statusCode)).toEqual([500, 500, 500, 500, 500]);
  const second = await Promise.all(Array.from({ length: 5 }, () => get('/api/v1/shaky')));
  expect(second.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200, 200]);
  expect(calls).toBe(2);
});

test('lets go of each answer when its own time is over, behind a longer-lived one too', async () => {
  mount(api, { ...list, path: '/long-lived', cacheSeconds: 600 }, async () => ({ text: FILLING }));
  await get('/api/v1/long-lived');
  const bytesOfOne = replies.bytes;
  for (let limit = 1; limit <= 50; limit += 1) await get(`/api/v1/list?limit=${limit}`);
  expect(replies.bytes).toBeGreaterThan(40 * bytesOfOne);
  vi.advanceTimersByTime(30_002);
  expect(replies.bytes).toBeLessThan(10 * bytesOfOne);
  expect(ready('/api/v1/long-lived')).toBeDefined();
});

test('thousands of long addresses take no more memory than answers may', async () => {
  const text = Type.Optional(Type.String());
  mount(api, { ...list, path: '/found', query: Type.Object({ text }) }, async () => ({ text: '' }));
  for (let address = 0; address < 3_000; address += 1) await get(`/api/v1/found?text=${String(address).padEnd(6_000, 'x')}`);
  expect(replies.bytes).toBeLessThanOrEqual(26 * 1024 * 1024);
});

test.each([
  ['language', ['ru', 'ar'], 'X-localization, X-reply-shape, Accept-Encoding, Origin'],
  ['zones', ['1 ru', '2 ru', '1 ar'], 'X-localization, zoneid, X-reply-shape, Accept-Encoding, Origin'],
  ['module', ['1 ru', '2 ru', '1 5 ru', '1 ar'], 'X-localization, zoneid, moduleId, X-reply-shape, Accept-Encoding, Origin'],
  [
    'point',
    ['1 ru', '2 ru', '1 5 ru', '1 ru 41.3', '1 ar'],
    'X-localization, zoneid, moduleId, latitude, longitude, X-reply-shape, Accept-Encoding, Origin',
  ],
] as const)('an answer that depends on the %s is made once for all who differ in nothing else', async (dependsOn, expected, vary) => {
  const told: string[] = [];
  mount(api, { ...list, path: `/of-${dependsOn}`, dependsOn }, async ({ scope: { zoneIds, moduleId, point, locale } }) => {
    const zone = zoneIds.length === 1 ? zoneIds[0] : undefined;
    told.push([zone, moduleId, locale, point?.lat].filter((each) => each !== undefined).join(' '));
    return { text: FILLING };
  });
  const asked: Record<string, string>[] = [
    {},
    { zoneid: '[2]' },
    { moduleid: '5' },
    { latitude: '41.3', longitude: '69.2' },
    { 'x-localization': 'ar' },
  ];
  for (const other of asked) {
    const { statusCode, headers } = await get(`/api/v1/of-${dependsOn}`, { ...ZONE, ...other });
    expect([statusCode, headers['vary']]).toEqual([200, vary]);
  }
  expect(told).toEqual(expected);
});

test('a reply that does not depend on the point is cached for all points', async () => {
  mount(
    api,
    { ...list, path: '/found', dependsOnFor: ({ limit }: { readonly limit?: number }) => (limit === 1 ? 'module' : 'point') },
    async ({ scope: { point } }) => ({ text: `${String(point?.lat)} ${FILLING}` }),
  );
  const from = (latitude: string) => ({ ...ZONE, latitude, longitude: '69.2' });
  for (const limit of [1, 2]) await get(`/api/v1/found?limit=${limit}`, from('41.3'));
  expect(String(ready('/api/v1/found?limit=1', from('41.4'))!.body)).toContain('undefined x');
  expect(ready('/api/v1/found?limit=2', from('41.4'))).toBeUndefined();
  expect(String(ready('/api/v1/found?limit=2', from('41.3'))!.body)).toContain('41.3 x');
  for (const [header, value] of [
    ['latitude', 'north'],
    ['zoneid', '[9]'],
    ['x-localization', 'ar'],
  ] as const)
    expect(ready('/api/v1/found?limit=1', { ...from('41.3'), [header]: value })).toBeUndefined();
});

test('a header that an answer does not depend on is still refused when it cannot be read', async () => {
  mount(api, { ...list, path: '/anywhere', dependsOn: 'language' }, async () => ({ text: '' }));
  const { statusCode, body } = await get('/api/v1/anywhere', { ...ZONE, latitude: 'north', longitude: '69' });
  expect([statusCode, body]).toEqual([400, expect.stringContaining('latitude')]);
});
