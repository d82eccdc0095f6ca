import { expect, test } from 'vitest';
import { smsGateway } from '../../adapters/sms-gateway.ts';
import { reasonOf } from './reason-of.ts';

test.each([
  [new Error('The SMS gateway answered 500'), 'Error: The SMS gateway answered 500'],
  [
    new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND sms.example') }),
    'TypeError: fetch failed: getaddrinfo ENOTFOUND sms.example',
  ],
  [
    new TypeError('fetch failed', {
      cause: new AggregateError([new Error('connect ECONNREFUSED ::1:9'), new Error('connect ECONNREFUSED 127.0.0.1:9')]),
    }),
    'TypeError: fetch failed: connect ECONNREFUSED ::1:9, connect ECONNREFUSED 127.0.0.1:9',
  ],
  ['gone', 'gone'],
])('a fault is reported with its cause', (error, reason) => {
  expect(reasonOf(error)).toBe(reason);
});

test('an unreachable gateway is reported as such', async () => {
  const send = smsGateway({ url: 'http://127.0.0.1:1/send' });
  const fault = send({ channel: 'sms', to: '+998901234567', text: 'Hello', deduplicationKey: 'k' }).catch(reasonOf);
  expect(await fault).toMatch(/fetch failed: .*(ECONNREFUSED|bad port)/);
});
