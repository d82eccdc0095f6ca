import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog, loggedUrl } from './log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
  const stream = new PassThrough();
  write(createLog('info', stream as unknown as NodeJS.WriteStream));
  return JSON.parse(String(stream.read())) as Record<string, unknown>;
}

test('writes a line of JSON with the name of the level, the moment and the message', () => {
  expect(logged((log) => log.info({ status: 200 }, 'answered'))).toMatchObject({
    level: 30,
    status: 200,
    msg: 'answered',
    time: expect.any(Number),
  });
});

test.each([
  [
    '/api/v1/customer/order/track?order_id=1&guest_id=abc&contact_number=%2B998901234567',
    '/api/v1/customer/order/track?order_id=1&guest_id=[private]&contact_number=[private]',
  ],
  ['/api/v1/config/geocode-api?lat=41.3&lng=69.2', '/api/v1/config/geocode-api?lat=[private]&lng=[private]'],
  [
    '/api/v1/config/distance-api?origin_lat=41.3&origin_lng=69.2&destination_lat=41.4&destination_lng=69.3&mode=walking',
    '/api/v1/config/distance-api?origin_lat=[private]&origin_lng=[private]&destination_lat=[private]&destination_lng=[private]&mode=walking',
  ],
  ['/api/v1/config/place-api-details?placeid=tas-069', '/api/v1/config/place-api-details?placeid=[private]'],
  [
    '/api/v1/private-media/prescriptions/a.png?until=1795424400000&signature=xXD7uPEZ',
    '/api/v1/private-media/prescriptions/a.png?until=1795424400000&signature=[private]',
  ],
  ['/api/v1/staff/invitations/k7mf2pqx?lang=en', '/api/v1/staff/invitations/[private]?lang=en'],
  ['/console/invitation/k7mf2pqx', '/console/invitation/[private]'],
  ['/home?search=osh', '/home?search=osh'],
  ['/home?%ZZ=1&token=t', '/home?%ZZ=1&token=[private]'],
  ['/home?%74oken=t', '/home?%74oken=[private]'],
  ['/', '/'],
])('does not log private data in %s', (url, expected) => {
  expect(loggedUrl(url)).toBe(expected);
});

test('hides tokens, codes, guests, phones and addresses among the fields', () => {
  const line = logged((log) =>
    log.info({ token: 't', otp: '123456', body: { phone: '+998901234567', address: 'Navoiy 1', guest_id: 'g', quantity: 2 } }, 'x'),
  );
  expect(line).toMatchObject({
    token: '[private]',
    otp: '[private]',
    body: { phone: '[private]', address: '[private]', guest_id: '[private]', quantity: 2 },
  });
});

test("logs an error's cause and place, not the row", () => {
  const error = Object.assign(new Error('duplicate key'), {
    code: '23505',
    detail: 'Key (phone)=(+998901234567) already exists.',
    client: { secretKey: 1 },
  });
  const line = logged((log) => log.error({ err: error }, 'failed'));
  expect(line).toMatchObject({
    err: { type: 'Error', message: 'duplicate key', code: '23505', stack: expect.stringContaining('log.test.ts') },
  });
  expect(JSON.stringify(line)).not.toMatch(/998901234567|secretKey/);
});
