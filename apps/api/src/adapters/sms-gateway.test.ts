import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isSmsBody, smsGateway } from './sms-gateway.ts';

let server: Server;
let at: string;
let got: { readonly url: string; readonly headers: IncomingHttpHeaders; readonly body: string } | undefined;
let status: number;

beforeEach(async () => {
  status = 200;
  server = createServer((request, response) => {
    void text(request).then((body) => {
      got = { url: request.url!, headers: request.headers, body };
      response.writeHead(status, { location: '/elsewhere' }).end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  at = `127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

const SMS = { channel: 'sms', to: '+998901234567', text: 'Kod: "123456" & {to}', deduplicationKey: 'otp:17' } as const;

test('posts number and text as JSON, with the key of the message', async () => {
  await smsGateway({ url: `http://${at}/send?from=4546`, token: 'quiet' })(SMS);
  expect([got!.url, JSON.parse(got!.body)]).toEqual(['/send?from=4546', { to: SMS.to, text: SMS.text }]);
  expect(got!.headers).toMatchObject({
    'authorization': 'Bearer quiet',
    'content-type': 'application/json',
    'idempotency-key': 'otp:17',
  });
});

test("fills the placeholders of the operator's body at any depth", async () => {
  const body = '{"messages": [{"recipient": "{digits}", "message-id": "{key}", "sms": {"content": {"text": "{text}"}}}], "priority": 2}';
  await smsGateway({ url: `http://ada:quiet@${at}/`, body })(SMS);
  expect(JSON.parse(got!.body)).toEqual({
    messages: [{ 'recipient': '998901234567', 'message-id': 'otp:17', 'sms': { content: { text: SMS.text } } }],
    priority: 2,
  });
  expect(got!.headers.authorization).toBe(`Basic ${Buffer.from('ada:quiet').toString('base64')}`);
});

test('posts a form where the gateway wants one', async () => {
  await smsGateway({ url: `http://${at}/`, body: 'mobile_phone={digits}&message={text}&from=4546' })(SMS);
  expect(Object.fromEntries(new URLSearchParams(got!.body))).toEqual({ mobile_phone: '998901234567', message: SMS.text, from: '4546' });
  expect(got!.headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
});

test.each([302, 401, 500])('fails when the gateway answers %i, so that the message is tried again', async (answer) => {
  status = answer;
  await expect(smsGateway({ url: `http://${at}/` })(SMS)).rejects.toThrow(answer === 302 ? /fetch failed/ : `${answer}`);
});

test.each([
  ['{"to": "{to}", "text": "{text}"}', true],
  ['phone={digits}&text={text}', true],
  ['{"to": "{to}", "text": "{text}"', false],
  ['{"to": "{to}"}', false],
  ['text={text}', false],
  ['{to} {text}', false],
])('a body of %s can be used: %s', (body, isFine) => {
  expect(isSmsBody(body)).toBe(isFine);
});
