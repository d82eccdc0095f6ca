import Fastify, { type FastifyReply, type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openStream, type TestStream } from '../../../test/event-stream.ts';
import { SERVER_OPTIONS, prepareServer } from '../http/server.ts';
import { EventStreams } from './event-streams.ts';

const server = Fastify({ ...SERVER_OPTIONS, trustProxy: true });
const streams = new EventStreams(server, { ofAnAddress: 4, whole: { withAddresses: (_endpoint, data) => data } });
let base: string;

beforeAll(async () => {
  prepareServer(server, (_locale, message) => message);
  server.get('/:actor', async (request: FastifyRequest<{ Params: { actor: string } }>, reply: FastifyReply) => {
    streams.open(reply, request.params.actor);
    return reply;
  });
  base = await server.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  // The client reconnects after the break, and then sends nothing.
  const closing = server.close();
  const quiet = setInterval(() => server.server.closeAllConnections(), 20);
  await closing;
  clearInterval(quiet);
});

const open = (actor: string, address: string) => openStream(`${base}/${actor}`, { 'x-forwarded-for': address });
const statuses = (opened: readonly TestStream<unknown>[]) => opened.map(({ status }) => status);

describe('one address', () => {
  test('limits the streams of a process until one is closed', async () => {
    const held = await Promise.all(['ann', 'ben', 'cid', 'dan'].map((actor) => open(actor, '10.0.0.1')));
    expect(statuses(held)).toEqual([200, 200, 200, 200]);
    const refused = await fetch(`${base}/eve`, { headers: { 'x-forwarded-for': '10.0.0.1' } });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '60']);
    expect(await refused.json()).toMatchObject({ errors: [{ code: 'too-many-requests' }] });
    const elsewhere = await open('eve', '10.0.0.2');
    expect(elsewhere.status).toBe(200);
    held[0]!.close();
    let next = await open('eve', '10.0.0.1');
    await expect.poll(async () => (next.status === 200 ? 200 : (next = await open('eve', '10.0.0.1')).status)).toBe(200);
    expect((await open('fay', '10.0.0.1')).status).toBe(429);
    for (const stream of [...held, elsewhere, next]) stream.close();
  });

  test('loses nothing of its room by streams that were refused', async () => {
    const busy = await Promise.all([1, 2, 3].map(() => open('ann', '10.0.0.3')));
    for (let times = 0; times < 5; times++) expect((await open('ann', '10.0.0.3')).status).toBe(429);
    const another = await open('ben', '10.0.0.3');
    expect(statuses([...busy, another])).toEqual([200, 200, 200, 200]);
    for (const stream of [...busy, another]) stream.close();
  });
});
