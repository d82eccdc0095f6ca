import Fastify, { type FastifyInstance } from 'fastify';
import Type from 'typebox';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endpoint } from '@bozor/contract/endpoint.ts';
import { registerLimits } from './limits.ts';
import { mount } from './mount.ts';
import { staffCookieAt } from './staff-cookie.ts';
import { WholeReplies } from './whole-replies.ts';
import { problem } from './problem.ts';
import { PublicCalls } from './public-calls.ts';
import { ReplyCache } from './reply-cache.ts';
import { prepareServer, refuseInProcess, SERVER_OPTIONS, type Translate } from './server.ts';

const list = endpoint({
  method: 'GET',
  path: '/list',
  summary: 'List',
  tag: 'Test',
  access: 'anyone',
  rate: 'browse',
  cacheSeconds: 30,
  query: Type.Object({ limit: Type.Integer({ default: 10 }), name: Type.Optional(Type.String()) }, { additionalProperties: false }),
  reply: Type.Object({ seen: Type.String() }),
});

let server: FastifyInstance;
let publicCalls: PublicCalls;
let made: number;
let failure: Error | undefined;

beforeEach(async () => {
  server = Fastify(SERVER_OPTIONS);
  const translate: Translate = (locale, message) => `${locale}: ${message}`;
  prepareServer(server, translate);
  const replies = new ReplyCache();
  publicCalls = new PublicCalls(replies, refuseInProcess(server, translate));
  const identify = {
    customerOf: async () => undefined,
    guestOf: async () => undefined,
    staffOf: async () => undefined,
    isStill: async () => true,
  };
  const api = {
    server,
    identify,
    limiters: await registerLimits(server, { on: false }),
    replies,
    publicCalls,
    settings: { read: async () => ({ country: 'UZ' }) },
    whole: new WholeReplies({ addressBase: undefined, readItems: async () => new Map() }),
    staffCookie: staffCookieAt('http://127.0.0.1:3000'),
  };
  [made, failure] = [0, undefined];
  mount(api, list, async ({ query, scope }) => {
    made += 1;
    if (failure) throw failure;
    return { seen: JSON.stringify([query, scope.zoneIds, scope.locale]), secret: 'of no reply' };
  });
  mount(api, { ...list, path: '/own', access: 'shopper' }, async () => ({ seen: '' }));
});
afterEach(() => server.close());

const HEADERS = { 'zoneid': '[1]', 'x-localization': 'ru' };
const overServer = (query: string, headers: Record<string, string> = HEADERS) => server.inject({ url: `/api/v1/list${query}`, headers });
const inProcess = (query: string, headers: Record<string, string> = HEADERS) =>
  publicCalls.answer({ url: `/api/v1/list${query}`, headers });

test("returns the server's reply, once its route was called", async () => {
  expect(await inProcess('?limit=3&name=%20%D1%87%D0%B0%D0%B9&utm=x')).toBeUndefined();
  await overServer('?limit=1');
  for (const query of ['?limit=3&name=%20%D1%87%D0%B0%D0%B9&utm=x', '', '?limit=', '?name=a+b']) {
    const own = (await inProcess(query))!;
    const usual = await overServer(query);
    expect([own.status, String(own.body)]).toEqual([usual.statusCode, usual.body]);
    expect(usual.headers).toMatchObject(own.headers);
  }
  expect(JSON.parse(String((await inProcess(''))!.body))).toEqual({ seen: '[{"limit":10},[1],"ru"]' });
});

test('one cached reply serves both ways', async () => {
  await overServer('?limit=1');
  await Promise.all([inProcess('?limit=1'), inProcess('?limit=2'), inProcess('?limit=2'), overServer('?limit=2')]);
  expect(made).toBe(2);
});

test('leaves refused and personal requests to the server', async () => {
  await overServer('');
  expect(await inProcess('?limit=many')).toBeUndefined();
  expect(await publicCalls.answer({ url: '/api/v1/own', headers: HEADERS })).toBeUndefined();
  expect(await publicCalls.answer({ url: '/api/v1/nothing', headers: HEADERS })).toBeUndefined();
});

test.each([
  ['a header that cannot be read', undefined, { ...HEADERS, moduleid: 'food' }],
  ['something that is not there', problem('not-found'), HEADERS],
  ['a database that does not answer', Object.assign(new Error('Connection terminated'), { code: 'ECONNRESET' }), HEADERS],
  ['a fault of ours', new Error('secret detail'), HEADERS],
])("reports %s in the server's words", async (_name, thrown, headers) => {
  await overServer('?limit=1');
  failure = thrown;
  const own = (await inProcess('?limit=5', headers))!;
  const usual = await overServer('?limit=6', headers);
  expect(own.status).toBeGreaterThanOrEqual(400);
  expect([own.status, String(own.body)]).toEqual([usual.statusCode, usual.body]);
  expect(usual.headers).toMatchObject(own.headers);
  expect(String(own.body)).not.toContain('secret');
});
