import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { keepConsolesApart } from './console-host.ts';

let app: FastifyInstance;
beforeEach(async () => {
  app = Fastify();
  keepConsolesApart(app, 'https://desk.shop.uz', ['/console', '/store-console', '/courier']);
  app.get('/*', async () => 'served');
  await app.ready();
});
afterEach(() => app.close());

const statusOf = async (host: string, url: string) => (await app.inject({ url, headers: { host } })).statusCode;

describe('with a host for the consoles', () => {
  test.each([
    '/console',
    '/console/staff?query=a',
    '/store-console/orders',
    '/courier',
    '/api/v1/staff/me',
    '/api/v1/operator/orders/board',
    '/api/v1/store/orders',
    '/api/v1/courier/state',
  ])('%s is served there alone', async (url) => {
    expect(await statusOf('desk.shop.uz', url)).toBe(200);
    expect(await statusOf('shop.uz', url)).toBe(404);
    expect(await statusOf('desk.shop.uz.example', url)).toBe(404);
  });

  test.each(['/', '/home', '/consoles', '/api/v1/stores/details/1', '/api/v1/customer/cart', '/console-assets/a.js'])(
    '%s is served everywhere',
    async (url) => {
      expect(await statusOf('shop.uz', url)).toBe(200);
      expect(await statusOf('desk.shop.uz', url)).toBe(200);
    },
  );
});
