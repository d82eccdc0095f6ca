import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test } from '@playwright/test';
import { startShop, type StartedShop } from './start-shop.ts';
import { otherClient, type ClientState } from './steps/other-client.ts';

// One shop for both: it starts as a whole, with its city.
test.describe.configure({ mode: 'serial' });

let elsewhere: Server;
let origin: string;
let shop: StartedShop | undefined;

test.beforeAll(async () => {
  test.setTimeout(400_000);
  elsewhere = createServer((_request, response) =>
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>An app</title>'),
  );
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}`;
  shop = await startShop({ CORS_ORIGINS: origin, PUBLIC_URL: 'http://127.0.0.1:9' });
});
test.afterAll(async () => {
  await shop?.stop();
  await new Promise((resolve) => elsewhere.close(resolve));
});

test('an app of another origin, written from the specification alone, signs up, orders, pays, tracks and chats [api-01] [api-11] [api-12] [api-17] [api-21] [api-37] [api-42]', async ({
  page,
}) => {
  await page.goto(origin);
  let state: ClientState = { base: shop!.url };
  const phone = `+99893${String(Date.now()).slice(-7)}`;
  const run = async (step: string) => {
    state = await page.evaluate(otherClient, { step, state, phone });
    return state;
  };
  expect((await run('arrive')).requestId).toMatch(/^[\w-]{8,}$/);
  // The address of its pictures is that of the public shop; here it is reached at its port.
  await page.route('http://127.0.0.1:9/**', async (route) =>
    route.fulfill({ response: await route.fetch({ url: route.request().url().replace('http://127.0.0.1:9', shop!.url) }) }),
  );
  expect((await run('browse')).item!.picture).toMatch(/^http:\/\/127\.0\.0\.1:9\/media\//);
  await run('fill a cart');
  await run('sign up');
  const { redirect_url: payment } = await run('order');
  expect(payment).toMatch(/^http:\/\/127\.0\.0\.1:9\/payment\//);
  const gateway = await page.context().newPage();
  await gateway.goto(payment!.replace('http://127.0.0.1:9', shop!.url));
  await gateway.getByRole('button', { name: /Approve/ }).click();
  await expect
    .poll(async () => (await run('track')).order_status, { timeout: 60_000 })
    .toMatch(/confirmed|processing|handover|picked_up|delivered/);
  expect((await run('chat')).said).toContain('Is the bread fresh?');
});

test('an app of an origin that is not listed reads nothing', async ({ page }) => {
  await page.goto(origin.replace('127.0.0.1', 'localhost'));
  await expect(page.evaluate(otherClient, { step: 'arrive', state: { base: shop!.url }, phone: '' })).rejects.toThrow('Failed to fetch');
});
