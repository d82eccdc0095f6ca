import { registerLimits } from '@bozor/api/platform/http/limits.ts';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { inProcessFetch } from './in-process-fetch.ts';

test('calls with method, headers and body, and answers like the network', async () => {
  const app = Fastify();
  app.post('/echo', async (request, reply) => reply.code(201).header('x-seen', request.headers['x-localization']).send(request.body));
  const fetch = inProcessFetch(app);
  const answer = await fetch('/echo', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-localization': 'uz' },
    body: '{"a":"ʻ"}',
  });
  expect([answer.status, answer.headers.get('x-seen'), await answer.json()]).toEqual([201, 'uz', { a: 'ʻ' }]);
  await app.close();
});

test("returns a shortcut's reply without the server, also for concurrent requests", async () => {
  const app = Fastify();
  app.get('/config', async () => ({ from: 'the server' }));
  const answer = (from: string) => ({
    status: 200,
    headers: { 'content-type': 'application/json' },
    body: Buffer.from(JSON.stringify({ from })),
  });
  const fetch = inProcessFetch(app, {
    replies: { ready: ({ headers }) => (headers['x-localization'] === 'uz' ? answer('memory') : undefined) },
    publicCalls: { answer: async ({ headers }) => (headers['x-localization'] === 'ar' ? answer('its maker') : undefined) },
  });
  const fetchConfig = async (locale: string) => (await fetch('/config', { method: 'GET', headers: { 'x-localization': locale } })).json();
  expect(await Promise.all(['uz', 'ar', 'ru'].map(fetchConfig))).toEqual([
    { from: 'memory' },
    { from: 'its maker' },
    { from: 'the server' },
  ]);
  await app.close();
});

test('the shop does not limit itself, only those outside, whatever they claim', async () => {
  const app = Fastify();
  const limiters = await registerLimits(app, { on: true });
  app.get('/track', { onRequest: limiters.track }, async () => 'ok');
  const fetch = inProcessFetch(app);
  const own = await Promise.all(Array.from({ length: 100 }, () => fetch('/track', { method: 'GET', headers: {} })));
  expect(own.every(({ status }) => status === 200)).toBe(true);
  const statuses: number[] = [];
  for (let call = 0; call < 62; call += 1) {
    const { statusCode } = await app.inject({ url: '/track', headers: { 'x-forwarded-for': 'in-process' } });
    statuses.push(statusCode);
  }
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  await app.close();
});
