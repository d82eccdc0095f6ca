import { describe, expect, it } from 'vitest';
import { calls } from './shop/calls.ts';
import { ApiProblem, ConnectionLost, createClient } from './client.ts';
import { API } from './shop/routes.ts';

interface Seen {
  url: string;
  init: RequestInit;
}

/** A client with fixed responses, and the requests it made. */
function clientAnswering(answer: () => Response | Promise<Response>) {
  const seen: Seen[] = [];
  const fetch = (async (url: string, init: RequestInit) => {
    seen.push({ url, init });
    return answer();
  }) as typeof globalThis.fetch;
  return { seen, ...createClient({ base: '/api/v1', fetch, headers: () => ({ 'zoneid': '[1]', 'X-localization': 'ru' }) }) };
}

const json = (body: unknown, init?: ResponseInit) => () => Response.json(body, init);

describe('client', () => {
  it('calls an endpoint by its light table and gives the reply', async () => {
    const { call, seen } = clientAnswering(json({ total_size: 0, limit: 10, offset: 1, modules: [] }));
    const reply = await call(calls.modules.list);
    expect(reply.modules).toEqual([]);
    expect(seen[0]).toMatchObject({
      url: '/api/v1/module',
      init: { method: 'GET', headers: { 'zoneid': '[1]', 'X-localization': 'ru', 'accept': 'application/json' } },
    });
  });

  it('calls an endpoint of the route table just the same', async () => {
    const { call, seen } = clientAnswering(json({ message: 'Logout successful.' }));
    expect((await call(API.identity.logout)).message).toBe('Logout successful.');
    expect(seen[0]?.url).toBe('/api/v1/auth/logout');
  });

  it('fills in path parameters and writes lists of a query as JSON', async () => {
    const { call, seen } = clientAnswering(json({}));
    await call(calls.items.details, { params: { idOrSlug: 'osh palov/1' } });
    await call(calls.search.listing, { query: { category_ids: [3, 7], filter: ['coupon'], limit: 12, name: undefined } });
    expect(seen[0]?.url).toBe('/api/v1/items/details/osh%20palov%2F1');
    expect(new URL(seen[1]!.url, 'http://x').searchParams.toString()).toBe('category_ids=%5B3%2C7%5D&filter=%5B%22coupon%22%5D&limit=12');
  });

  it('sends a JSON body with its idempotency key', async () => {
    const { call, seen } = clientAnswering(json({}));
    await call(calls.wallet.transferPoints, { body: { point: 200 }, idempotencyKey: 'k-1' });
    expect(seen[0]?.init).toMatchObject({
      method: 'POST',
      body: '{"point":200}',
      headers: { 'content-type': 'application/json', 'idempotency-key': 'k-1' },
    });
  });

  it('sends files and fields as a form', async () => {
    const { call, seen } = clientAnswering(json({}));
    const pictures = [new Blob(['a']), new Blob(['b'])];
    await call(calls.reviews.submit, { body: { order_id: 418_207_935, item_id: 7, rating: 5 }, files: { 'attachment[]': pictures } });
    const form = seen[0]?.init.body as FormData;
    expect(form.get('rating')).toBe('5');
    expect(form.getAll('attachment[]')).toHaveLength(2);
    expect(seen[0]?.init.headers).not.toHaveProperty('content-type');
  });

  it('gives the text of an answer that is not JSON', async () => {
    const { call } = clientAnswering(() => new Response('<h1>Invoice</h1>', { headers: { 'content-type': 'text/html' } }));
    expect(await call(calls.orders.invoice, { query: { order_id: 418_207_935 } })).toBe('<h1>Invoice</h1>');
  });

  it('takes up a stream where it broke off', async () => {
    const { open, seen } = clientAnswering(() => new Response('', { headers: { 'content-type': 'text/event-stream' } }));
    await open(calls.notifications.events, {}, '41');
    expect(seen[0]?.init.headers).toMatchObject({ 'accept': 'text/event-stream', 'last-event-id': '41' });
  });
});

describe('types of a call', () => {
  it('hold its parts to its schemas', async () => {
    const { call } = clientAnswering(json({ lines: [] }));
    const cart = await call(calls.cart.add, { body: { item_id: 1, quantity: 1, variation: [{ name: 'Size', values: { label: ['L'] } }] } });
    cart.lines satisfies readonly { total: number; price_changed_from: number | null }[];
    // @ts-expect-error -- a quantity is missing
    await call(calls.cart.add, { body: { item_id: 1 } });
    // @ts-expect-error -- the item must be named
    await call(calls.items.details, {});
    // @ts-expect-error -- it has no query
    await call(calls.config.read, { query: { limit: 1 } });
    expect(cart.lines).toEqual([]);
  });
});

describe('a refused call', () => {
  const refusal = { errors: [{ code: 'out-of-stock', message: 'Нет в наличии', field: 'quantity' }], message: 'Нет в наличии' };

  it("throws the server's problem", async () => {
    const { call } = clientAnswering(json(refusal, { status: 409, headers: { 'x-request-id': 'r-1', 'retry-after': '30' } }));
    const problem = await call(calls.cart.add, { body: { item_id: 1, quantity: 1 } }).catch((error: unknown) => error);
    expect(problem).toBeInstanceOf(ApiProblem);
    expect(problem).toMatchObject({ status: 409, message: 'Нет в наличии', entries: refusal.errors, requestId: 'r-1', retryAfter: 30 });
    expect((problem as ApiProblem).is('out-of-stock')).toBe(true);
    expect((problem as ApiProblem).entryFor('quantity')?.code).toBe('out-of-stock');
  });

  it.each([
    ['a page of a proxy', () => new Response('<html>', { status: 502, statusText: 'Bad Gateway' }), 'Bad Gateway'],
    ['nothing', () => new Response(null, { status: 504 }), 'HTTP 504'],
    ['null', json(null, { status: 500 }), 'HTTP 500'],
    ['another shape', json({ errors: 'no', message: 'Away' }, { status: 503 }), 'Away'],
  ])('makes the best of %s', async (_name, answer, message) => {
    await expect(clientAnswering(answer).call(calls.modules.list)).rejects.toMatchObject({ name: 'ApiProblem', message, entries: [] });
  });
});

describe('a call without an answer', () => {
  const broken = () => Promise.reject(new TypeError('fetch failed'));

  it('says that the connection is lost', async () => {
    const lost = await clientAnswering(broken)
      .call(calls.modules.list)
      .catch((error: unknown) => error);
    expect(lost).toBeInstanceOf(ConnectionLost);
    expect((lost as Error).message).toBe('Connection lost. Please try again.');
  });

  it('says so too when it breaks off in the middle', async () => {
    const half = () =>
      new Response(new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) }), {
        headers: { 'content-type': 'application/json' },
      });
    await expect(clientAnswering(half).call(calls.modules.list)).rejects.toBeInstanceOf(ConnectionLost);
  });

  it('gives the reason of the one who gave it up', async () => {
    const signal = AbortSignal.abort('left the page');
    await expect(clientAnswering(broken).call(calls.modules.list, { signal })).rejects.toBe('left the page');
  });
});
