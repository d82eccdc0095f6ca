import type { AddressInfo } from 'node:net';
import { PassThrough } from 'node:stream';
import { afterEach, expect, test } from 'vitest';
import { ResponseCacheFastPath } from './response-cache-fast-path.ts';
import { createLog } from './log.ts';
import { createServer } from './server.ts';

let close = async (): Promise<void> => undefined;
afterEach(() => close());

/** A server with a ready response at `/ready`; `/usual` takes the usual path. */
async function open(trustedProxies = 0) {
  const lines = new PassThrough();
  const early = new ResponseCacheFastPath();
  const headers = { 'content-type': 'text/plain', 'cache-control': 'no-cache' };
  early.add(({ url, headers: requested }) => {
    if (url !== '/ready?token=t') return undefined;
    return requested['if-none-match'] === 'W/"1"'
      ? { status: 304, headers, body: Buffer.alloc(0) }
      : { status: 200, headers, body: Buffer.from('from memory') };
  });
  const app = await createServer(
    { publicUrl: 'https://shop.uz', trustedProxies },
    createLog('info', lines as unknown as NodeJS.WriteStream),
    early,
  );
  let taken = 0;
  app.addHook('onRequest', async () => {
    taken += 1;
  });
  app.get('/usual', async () => 'as usual');
  app.get('/ready', async () => 'as usual');
  await app.listen({ host: '127.0.0.1', port: 0 });
  close = () => app.close();
  const base = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  return { get: (path: string, requested = {}) => fetch(base + path, { headers: requested }), early, taken: () => taken, lines };
}

test('returns a cached response without the framework, with the usual headers', async () => {
  const { get, taken } = await open();
  const early = await get('/ready?token=t');
  expect([early.status, await early.text(), taken()]).toEqual([200, 'from memory', 0]);
  const usual = await get('/usual');
  const names = (answer: Response) => [...answer.headers.keys()].filter((name) => name !== 'cache-control').toSorted();
  expect([...names(early)]).toEqual([...names(usual), 'x-request-id'].toSorted());
  expect(early.headers.get('content-security-policy')).toBe(usual.headers.get('content-security-policy'));
  expect(early.headers.get('x-request-id')).toMatch(/^[\w-]{36}$/);
});

test('returns 304 for a current copy', async () => {
  const { get } = await open();
  const answer = await get('/ready?token=t', { 'if-none-match': 'W/"1"' });
  expect([answer.status, await answer.text(), answer.headers.get('content-length')]).toEqual([304, '', null]);
});

test('logs the request without private data', async () => {
  const { get, lines } = await open(1);
  await get('/ready?token=t', { 'x-forwarded-for': '203.0.113.9, 198.51.100.7', 'x-request-id': 'proxy-knows-it' });
  const line = String(lines.read())
    .split('\n')
    .find((each) => each.includes('answered'))!;
  expect(JSON.parse(line)).toMatchObject({
    method: 'GET',
    url: '/ready?token=[private]',
    status: 200,
    ip: '198.51.100.7',
    reqId: 'proxy-knows-it',
  });
});

test('takes everything up as usual once it is about to close', async () => {
  const { get, early, taken } = await open();
  early.close();
  expect(await (await get('/ready?token=t')).text()).toBe('as usual');
  expect(taken()).toBe(1);
});
