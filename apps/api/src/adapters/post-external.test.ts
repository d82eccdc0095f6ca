import { createServer, type Server } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { lookupPublic, postExternal } from './post-external.ts';

let inside: Server;
let port: number;
let seen = 0;

beforeAll(async () => {
  inside = createServer((socket) => {
    seen += 1;
    socket.destroy();
  });
  await new Promise<void>((done) => inside.listen(0, '127.0.0.1', done));
  port = (inside.address() as { port: number }).port;
});
afterAll(() => inside.close());

test.each(['localhost', 'LOCALHOST.'])('never dials a name that leads inside: %s', async (name) => {
  const url = new URL(`https://${name}:${port}/push`);
  await expect(postExternal(url, { headers: {}, body: Buffer.from('x') })).rejects.toThrow(
    /not on the public internet|ENOTFOUND|EAI_AGAIN/,
  );
  expect(seen).toBe(0);
});

test.each(['127.0.0.1', '[::1]', '169.254.169.254'])('never dials an address of this machine or its network: %s', async (address) => {
  const url = new URL(`https://${address}:${port}/push`);
  await expect(postExternal(url, { headers: {}, body: Buffer.from('x') })).rejects.toThrow(/not on the public internet/);
  expect(seen).toBe(0);
});

test('returns one address or all, as requested', async () => {
  const lookUp = (all: boolean) => new Promise((done) => lookupPublic('localhost', { all }, (error) => done(error?.message)));
  expect(await lookUp(true)).toBe('localhost is not on the public internet');
  expect(await lookUp(false)).toBe('localhost is not on the public internet');
});
