import { request } from 'node:http';
import { afterAll, expect, test } from 'vitest';
import { fakePushService } from '../../test/fake-push-service.ts';
import type { Post } from './post-external.ts';
import { webPush } from './web-push.ts';

const service = await fakePushService();
afterAll(() => service.close());

const NOW = new Date('2026-11-20T07:00:00Z');
const options = { secret: 'a-secret-of-the-tests', publicUrl: 'https://shop.example', now: () => NOW };
const sender = webPush({ ...options, services: ['push.example'], post: toFake });
const note = { payload: JSON.stringify({ title: 'Заказ в пути' }), topic: 'order-123456789', ttlSeconds: 600 };

/** Redirects posts to the test's own service. */
function toFake(url: URL, { headers, body }: Post): Promise<number> {
  return new Promise((answer, fail) => {
    const sent = request({ port: service.port, path: url.pathname, method: 'POST', headers }, (response) => {
      response.resume();
      answer(response.statusCode!);
    });
    sent.on('error', fail);
    sent.end(body);
  });
}

test("encrypts a message for one browser and signs it with the shop's key", async () => {
  expect(await sender.send(service.target, note)).toBe('sent');
  const { headers, claims, text } = service.received.at(-1)!;
  expect(text).toBe(note.payload);
  expect(claims).toEqual({ aud: 'https://push.example', exp: NOW.getTime() / 1000 + 43_200, sub: 'https://shop.example' });
  expect(headers).toMatchObject({ 'ttl': '600', 'topic': 'order-123456789', 'content-encoding': 'aes128gcm' });
  expect(headers.authorization).toContain(sender.publicKey);
});

test('has the same key in every process, and another with another secret', () => {
  expect(Buffer.from(sender.publicKey, 'base64url')).toHaveLength(65);
  expect(webPush(options).publicKey).toBe(sender.publicKey);
  expect(webPush({ ...options, secret: 'another' }).publicKey).not.toBe(sender.publicKey);
});

test.each([
  [404, 'gone'],
  [410, 'gone'],
  [400, 'refused'],
  [403, 'refused'],
  [413, 'refused'],
  [302, 'refused'],
])('takes the answer %i as %s, and follows nowhere', async (status, outcome) => {
  service.answering.status = status;
  const before = service.received.length;
  expect(await sender.send(service.target, note)).toBe(outcome);
  expect(service.received).toHaveLength(before + 1);
});

test.each([429, 500, 503])('will try again after the answer %i', async (status) => {
  service.answering.status = status;
  await expect(sender.send(service.target, note)).rejects.toThrow(String(status));
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://web.push.apple.com/abc',
  'https://wns2-by3p.notify.windows.com/w/?token=abc',
])('takes %s for a push service', (endpoint) => {
  expect(webPush(options).accepts(endpoint)).toBe(true);
});

test.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://fcm.googleapis.com:8443/abc',
  'https://user:word@fcm.googleapis.com/abc',
  'https://fcm.googleapis.com.evil.example/abc',
  'https://evilpush.apple.com.example/abc',
  'https://notify.windows.com@127.0.0.1/abc',
  'https://127.0.0.1/abc',
  'https://[::1]/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://localhost/abc',
  'file:///etc/passwd',
  'abc',
])('takes %s for none, and never calls it', async (endpoint) => {
  let called = 0;
  const guarded = webPush({ ...options, post: async () => (called += 1) });
  expect(guarded.accepts(endpoint)).toBe(false);
  expect(await guarded.send({ ...service.target, endpoint }, note)).toBe('refused');
  expect(called).toBe(0);
});
