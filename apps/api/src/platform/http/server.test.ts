import { once } from 'node:events';
import { connect, type AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import Type from 'typebox';
import { endpoint } from '@bozor/contract/endpoint.ts';
import type { ApiServer } from './api-server.ts';
import { registerLimits } from './limits.ts';
import { mount } from './mount.ts';
import { staffCookieAt } from './staff-cookie.ts';
import { WholeReplies } from './whole-replies.ts';
import { PublicCalls } from './public-calls.ts';
import { ReplyCache } from './reply-cache.ts';
import { prepareServer, refuseInProcess, SERVER_OPTIONS, type Translate } from './server.ts';

const search = endpoint({
  method: 'GET',
  path: '/things/{id}',
  summary: 'Things',
  tag: 'Test',
  access: 'anyone',
  rate: 'browse',
  params: Type.Object({ id: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  query: Type.Object(
    {
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 50 })),
      category_ids: Type.Optional(Type.Array(Type.Integer())),
      name: Type.Optional(Type.String({ maxLength: 20 })),
      kind: Type.Optional(Type.Unsafe<'all' | 'new'>({ type: 'string', enum: ['all', 'new'] })),
    },
    { additionalProperties: false },
  ),
  reply: Type.Object({ id: Type.Integer(), seen: Type.String() }),
});

const write = endpoint({
  method: 'POST',
  path: '/things',
  summary: 'Write',
  tag: 'Test',
  access: 'shopper',
  rate: 'write',
  body: Type.Object({ quantity: Type.Integer({ minimum: 1 }), note: Type.Optional(Type.String()) }, { additionalProperties: false }),
  reply: Type.Object({ who: Type.String() }),
});

const remove = endpoint({
  method: 'DELETE',
  path: '/things',
  summary: 'Remove',
  tag: 'Test',
  access: 'shopper',
  rate: 'write',
  query: Type.Object({ id: Type.Integer({ minimum: 1 }) }, { additionalProperties: false }),
  reply: Type.Object({ gone: Type.Integer() }),
});

const form = endpoint({
  method: 'POST',
  path: '/forms',
  summary: 'Send',
  tag: 'Test',
  access: 'anyone',
  rate: 'write',
  bodyType: 'multipart',
  files: { 'image[]': { max: 3, megabytes: 1, types: ['image/png'] }, 'logo': { max: 1, megabytes: 1, types: ['image/png'] } },
  body: Type.Object({ stars: Type.Integer({ minimum: 1 }), note: Type.Optional(Type.String()) }, { additionalProperties: false }),
  reply: Type.Object({ seen: Type.String() }),
});

const own = endpoint({
  method: 'GET',
  path: '/mine',
  summary: 'Mine',
  tag: 'Test',
  access: 'customer',
  rate: 'browse',
  reply: Type.Object({ id: Type.Integer() }),
});

let server: FastifyInstance;

beforeEach(async () => {
  server = Fastify(SERVER_OPTIONS);
  const translate: Translate = (locale, message, values) =>
    `${locale}:${message.replace(/\{(\w+)\}/g, (_, name: string) => String(values?.[name]))}`;
  prepareServer(server, translate);
  const replies = new ReplyCache();
  const api: ApiServer = {
    server,
    identify: {
      customerOf: async (token) => (token === 'good-token-0123456789' ? { kind: 'customer', customerId: 7, sessionId: 1 } : undefined),
      guestOf: async (id) => (id === 'known-guest-0123456789' ? { kind: 'guest', guestId: 3 } : undefined),
      staffOf: async () => undefined,
      isStill: async () => true,
    },
    limiters: await registerLimits(server, { on: true }),
    replies,
    publicCalls: new PublicCalls(replies, refuseInProcess(server, translate)),
    settings: { read: async () => ({ country: 'UZ' }) },
    whole: new WholeReplies({ addressBase: undefined, readItems: async () => new Map() }),
    staffCookie: staffCookieAt('http://127.0.0.1:3000'),
  };
  mount(api, search, async ({ params, query, scope }) => ({
    id: params.id,
    seen: JSON.stringify({ ...query, zones: scope.zoneIds, point: scope.point }),
    secret: 'row',
  }));
  mount(api, write, async ({ actor, body }) => ({ who: `${actor.kind}:${body.quantity}:${body.note ?? ''}` }));
  mount(api, remove, async ({ query }) => ({ gone: query.id }));
  mount(api, form, async ({ body, files }) => ({
    seen: `${body.stars}:${body.note ?? ''}:${Object.entries(files)
      .map(([name, sent]) => `${name} ${sent.length}`)
      .join()}`,
  }));
  mount(api, own, async ({ actor }) => ({ id: actor.customerId }));
});

afterEach(() => server.close());

const get = (url: string, headers: Record<string, string> = {}) => server.inject({ url, headers });
const post = (payload: unknown, headers: Record<string, string> = { 'x-guest-id': 'known-guest-0123456789' }) =>
  server.inject({
    method: 'POST',
    url: '/api/v1/things',
    headers: { 'content-type': 'application/json', ...headers },
    payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });

describe('input', () => {
  it.each([
    ['in the query', '?id=5&guest_id=known-guest-0123456789', undefined, 200],
    ['in the body', '', { id: 5, guest_id: 'known-guest-0123456789' }, 200],
    ['in both, and the query counts', '?id=5', { id: 6, guest_id: 'known-guest-0123456789' }, 200],
    ['nowhere', '', { guest_id: 'known-guest-0123456789' }, 422],
    ['in a list', '', [5], 422],
  ])('reads input of a DELETE %s [api-14]', async (_where, search, payload, status) => {
    const answer = await server.inject({ method: 'DELETE', url: `/api/v1/things${search}`, ...(payload && { payload }) });
    expect(answer.statusCode).toBe(status);
    if (status === 200) expect(answer.json()).toEqual({ gone: 5 });
  });

  it('takes JSON that was announced and did not come for no body', async () => {
    const headers = { 'content-type': 'application/json', 'x-guest-id': 'known-guest-0123456789' };
    const answer = await server.inject({ method: 'DELETE', url: '/api/v1/things?id=5', headers });
    expect([answer.statusCode, answer.json()]).toEqual([200, { gone: 5 }]);
    expect((await post('')).json().errors[0]).toMatchObject({ code: 'invalid-field' });
  });

  it('reads numbers and JSON lists of a query by the schema', async () => {
    const answer = await get('/api/v1/things/5?limit=12&category_ids=%5B1,2%5D&name=5&utm_source=x');
    expect(JSON.parse(answer.json().seen)).toMatchObject({ limit: 12, category_ids: [1, 2], name: '5' });
  });

  it.each(['[1,2]', '["1","2"]', '1,2'])('reads the list %s of a query [api-52]', async (ids) => {
    const answer = await get(`/api/v1/things/5?category_ids=${encodeURIComponent(ids)}`);
    expect(JSON.parse(answer.json().seen).category_ids).toEqual([1, 2]);
  });

  it('takes an empty choice for none, as an empty number', async () => {
    const answer = await get('/api/v1/things/5?kind=&limit=&name=');
    const seen = JSON.parse(answer.json().seen);
    expect([seen.kind, seen.limit, seen.name]).toEqual([undefined, undefined, '']);
    expect((await get('/api/v1/things/5?kind=old')).json().errors[0]).toMatchObject({ field: 'kind' });
  });

  it.each([
    ['a word for a number', '/api/v1/things/5?limit=many', 'limit'],
    ['a number beyond its bound', '/api/v1/things/5?limit=1000000000', 'limit'],
    ['an exponent', '/api/v1/things/5?limit=1e400', 'limit'],
    ['JSON that is not JSON', '/api/v1/things/5?category_ids=%5B1', 'category_ids'],
    ['a NUL in a text', '/api/v1/things/5?name=a%00b', 'name'],
    ['a repeated plain field', '/api/v1/things/5?limit=1&limit=2', 'limit'],
    ['a path id that is no number', '/api/v1/things/abc', 'id'],
  ])('refuses %s and names the field', async (_name, url, field) => {
    const answer = await get(url);
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0]).toMatchObject({ code: 'invalid-field', field });
  });

  it('reads null of an optional field as missing', async () => {
    const answer = await post({ quantity: 2, note: null, guest_id: null });
    expect([answer.statusCode, answer.json()]).toEqual([200, { who: 'guest:2:' }]);
  });

  it('reads a number of a body that is written as text', async () => {
    expect((await post({ quantity: '5', note: 12 })).json()).toEqual({ who: 'guest:5:12' });
  });

  it.each([0, -1, 1.5, '5x', true, [7], 2 ** 60, null])('refuses the quantity %j', async (quantity) => {
    const answer = await post({ quantity: quantity === 2 ** 60 ? 0.1 : quantity });
    expect(answer.statusCode).toBe(422);
    expect(answer.json().errors[0].field).toBe('quantity');
  });

  it('drops fields the endpoint does not know', async () => {
    expect((await post({ quantity: 1, role: 'admin' })).json()).toEqual((await post({ quantity: 1 })).json());
  });

  it('answers 400 to a body that is not JSON', async () => {
    expect((await post('{"quantity":')).statusCode).toBe(400);
  });

  it.each(['text/xml', 'text/plain', 'application/x-www-form-urlencoded'])(
    'answers 415 to a body of the kind %s [app-12]',
    async (kind) => {
      const headers = { 'content-type': kind, 'x-guest-id': 'known-guest-0123456789' };
      const answer = await server.inject({ method: 'POST', url: '/api/v1/things', headers, payload: '{"quantity":1}' });
      expect(answer.statusCode).toBe(415);
    },
  );
});

describe('a form', () => {
  const send = async (url: string, entries: readonly (readonly [string, string | Blob])[]) => {
    const written = new FormData();
    for (const [name, value] of entries) written.append(name, value);
    const { headers, body } = new Response(written) as Response & { body: ReadableStream };
    const payload = Buffer.from(await new Response(body).arrayBuffer());
    return server.inject({ method: 'POST', url: `/api/v1${url}`, headers: { 'content-type': headers.get('content-type')! }, payload });
  };
  const picture = new Blob(['x']);

  it('without files may come as JSON [api-82]', async () => {
    const answer = await server.inject({ method: 'POST', url: '/api/v1/forms', payload: { stars: '5', note: null } });
    expect([answer.statusCode, answer.json()]).toEqual([200, { seen: '5::' }]);
  });

  it('is room for files, not for JSON', async () => {
    const answer = await server.inject({ method: 'POST', url: '/api/v1/forms', payload: { stars: 5, note: 'x'.repeat(300 * 1024) } });
    expect(answer.statusCode).toBe(413);
  });

  it('may come where JSON is usual, and is held to the same', async () => {
    const guest = ['guest_id', 'known-guest-0123456789'] as const;
    expect((await send('/things', [['quantity', '5'], guest])).json()).toEqual({ who: 'guest:5:' });
    expect((await send('/things', [['quantity', '0'], guest])).statusCode).toBe(422);
    expect((await send('/things', [['quantity', '5'], ['image', picture], guest])).statusCode).toBe(422);
  });

  it.each([
    [
      'one file by another',
      [
        ['image[]', picture],
        ['image[]', picture],
      ],
      'image[] 2',
    ],
    ['without brackets', [['image', picture]], 'image[] 1'],
    [
      'counted',
      [
        ['image[0]', picture],
        ['image[1]', picture],
      ],
      'image[] 2',
    ],
    ['with brackets where one is wanted', [['logo[]', picture]], 'logo 1'],
    ['left empty', [['logo', '']], ''],
  ] as const)('names its files %s [api-18]', async (_how, entries, seen) => {
    expect((await send('/forms', [['stars', '5'], ...entries])).json()).toEqual({ seen: `5::${seen}` });
  });

  it.each([
    ['a file that nobody asked for', ['photo', picture]],
    ['a text in place of a file', ['logo', 'https://example.com/logo.png']],
    ['a field twice', ['stars', '4']],
  ] as const)('is refused with %s', async (_what, entry) => {
    expect((await send('/forms', [['stars', '5'], entry])).json().errors[0]).toMatchObject({ code: 'invalid-field', field: entry[0] });
  });
});

describe('shared headers [api-01, api-86]', () => {
  it('reads zones, point and language', async () => {
    const answer = await get('/api/v1/things/1', { zoneid: '[2,1]', latitude: '41.31', longitude: '69.27' });
    expect(JSON.parse(answer.json().seen)).toMatchObject({ zones: [1, 2], point: { lat: 41.31, lng: 69.27 } });
  });

  it('reads the zone list also as it is answered, a list in a string [api-05]', async () => {
    const zones = async (zoneid: string) => JSON.parse((await get('/api/v1/things/1', { zoneid })).json().seen).zones;
    expect([await zones('"[1,2]"'), await zones('3'), await zones('["2",1]')]).toEqual([[1, 2], [3], [1, 2]]);
    expect((await get('/api/v1/things/1', { zoneid: JSON.stringify('"[1]"') })).statusCode).toBe(400);
  });

  it('looks at the zones 1 to 15 when none is sent [loc-20]', async () => {
    expect(JSON.parse((await get('/api/v1/things/1')).json().seen).zones).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);
  });

  it.each([
    ['zoneid', 'not json'],
    ['zoneid', '["1; drop table zones"]'],
    ['moduleid', '1 or 1=1'],
    ['latitude', 'NaN'],
    ['longitude', '181'],
  ])('refuses a broken %s', async (header, value) => {
    const answer = await get('/api/v1/things/1', { latitude: '41', longitude: '69', [header]: value });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors[0]).toMatchObject({ code: 'bad-header', field: expect.stringMatching(new RegExp(`^${header}$`, 'i')) });
  });

  it('returns problems in the requested language', async () => {
    expect((await get('/api/v1/things/x', { 'x-localization': 'ru' })).json().message).toBe('ru:Please check the field id.');
  });

  it.each([
    ['uz_Cyrl', 'uz-Cyrl'],
    ['UZ-CYRL', 'uz-Cyrl'],
    ['uz-Cyrl-UZ', 'uz-Cyrl'],
    ['uz-Latn', 'uz'],
    ['ru_RU', 'ru'],
    ['xx', 'en'],
    ['', 'en'],
  ])('reads %s as %s', async (written, locale) => {
    const { message } = (await get('/api/v1/things/x', { 'x-localization': written })).json();
    expect(message).toBe(`${locale}:Please check the field id.`);
  });
});

describe('callers', () => {
  it('knows a guest by header, query or body [cart-32]', async () => {
    expect((await post({ quantity: 1 })).json().who).toBe('guest:1:');
    expect((await post({ quantity: 2, guest_id: 'known-guest-0123456789' }, {})).json().who).toBe('guest:2:');
  });

  it.each(['forgotten-guest-0123456789', 'x', '7', 'x'.repeat(5_000)])(
    'reports that the guest id %.30s is of no guest, apart from a caller without one [auth-02]',
    async (guest_id) => {
      for (const lost of [await post({ quantity: 1 }, { 'x-guest-id': guest_id }), await post({ quantity: 1, guest_id }, {})])
        expect([lost.statusCode, lost.headers['x-guest-unknown'], lost.json().errors[0].code]).toEqual([403, '1', 'guest-unknown']);
    },
  );

  it.each(['', 'null', 'undefined', null])('takes the guest id %j for none', async (guest_id) => {
    expect((await post({ quantity: 1, guest_id }, {})).json().errors[0].code).toBe('sign-in-required');
  });

  it('reports nothing of a guest id that is valid, or of none', async () => {
    for (const known of [await post({ quantity: 1 }), await get('/api/v1/mine'), await post({ quantity: 1 }, {})])
      expect(known.headers['x-guest-unknown']).toBeUndefined();
  });

  it('refuses anonymous callers where a shopper is needed', async () => {
    const answer = await post({ quantity: 1 }, {});
    expect(answer.statusCode).toBe(403);
    expect(answer.json().errors[0].code).toBe('sign-in-required');
  });

  it('answers 401 to a dead token and only then [auth-51, perm-03]', async () => {
    expect((await get('/api/v1/mine', { authorization: 'Bearer dead-token-0123456789' })).statusCode).toBe(401);
    expect((await get('/api/v1/mine')).statusCode).toBe(403);
    expect((await get('/api/v1/mine', { authorization: 'Bearer good-token-0123456789' })).json()).toEqual({ id: 7 });
  });
});

describe('answers', () => {
  it('sends only fields of the contract, with a request id', async () => {
    const answer = await get('/api/v1/things/1');
    expect(answer.json()).not.toHaveProperty('secret');
    expect(answer.headers['x-request-id']).toBeTruthy();
  });

  it('gives one body shape for every error [app-12]', async () => {
    expect((await get('/api/v1/nothing')).json()).toEqual({
      errors: [{ code: 'not-found', message: 'en:Not found.' }],
      message: 'en:Not found.',
    });
  });

  it.each([
    ['while it sends', 'POST', 'content-type: application/json\r\ncontent-length: 100\r\n\r\n{'],
    ['before its response has been sent', 'GET', '\r\n'],
  ])('logs no fault when a client leaves %s', async (_when, method, rest) => {
    const faults: string[] = [];
    const shop = Fastify({ ...SERVER_OPTIONS, logger: { level: 'error', stream: { write: (line: string) => void faults.push(line) } } });
    prepareServer(shop, (_locale, message) => message);
    shop.post('/things', async () => ({}));
    // As the compression of a response fails.
    shop.get('/things', async (_request, reply) => {
      await once(reply.raw, 'close');
      throw Object.assign(new Error('Premature close'), { code: 'ERR_STREAM_PREMATURE_CLOSE' });
    });
    const answered = new Promise<number>((told) => shop.addHook('onSend', async (_request, reply) => told(reply.statusCode)));
    await shop.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((shop.server.address() as AddressInfo).port, '127.0.0.1');
    shop.server.once('request', () => socket.destroy());
    socket.write(`${method} /things HTTP/1.1\r\nhost: shop\r\n${rest}`);
    expect(await answered).toBe(400);
    expect(faults).toEqual([]);
    await shop.close();
  });

  it('returns Retry-After when calls come too fast', async () => {
    let last = await get('/api/v1/mine');
    for (let count = 0; count < 3001 && last.statusCode !== 429; count += 1) last = await get('/api/v1/mine');
    expect(last.statusCode).toBe(429);
    expect(Number(last.headers['retry-after'])).toBeGreaterThan(0);
  });
});
