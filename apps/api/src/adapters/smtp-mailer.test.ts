import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { smtpMailer } from './smtp-mailer.ts';

let server: Server;
let url: string;
let said: string[];
let answers: Record<string, string>;

/** A mail server that accepts everything, unless `answers` says otherwise. */
beforeEach(async () => {
  said = [];
  answers = {};
  server = createServer((socket) => {
    let isLetter = false;
    socket.write('220 ready\r\n');
    createInterface(socket).on('line', (line) => {
      said.push(line);
      if (isLetter && line !== '.') return;
      const word = isLetter ? '.' : line.slice(0, 4).toUpperCase();
      isLetter = word === 'DATA' && !answers[word];
      socket.write(`${answers[word] ?? { DATA: '354 go on', QUIT: '221 bye' }[word] ?? '250 ok'}\r\n`);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => server.close());

const LETTER = {
  channel: 'email',
  to: 'aziza@example.uz',
  subject: 'Код: 123456',
  text: 'Здравствуйте!\nВаш код 123456.',
  deduplicationKey: 'otp:17',
} as const;

test('hands a letter over with its subject, its text and whom it is from', async () => {
  await smtpMailer({ url, from: 'Bozor <hello@shop.uz>' })(LETTER);
  expect(said).toEqual(expect.arrayContaining(['MAIL FROM:<hello@shop.uz>', 'RCPT TO:<aziza@example.uz>', 'From: Bozor <hello@shop.uz>']));
  const letter = said.join('\n');
  expect(letter).toContain('To: aziza@example.uz');
  expect(letter).toContain('Auto-Submitted: auto-generated');
  const [, subject] = /Subject: =\?UTF-8\?B\?([^?]+)\?=/.exec(letter)!;
  expect(Buffer.from(subject!, 'base64').toString()).toBe(LETTER.subject);
  const text = letter.split('\n\n')[1]!.split('\n.')[0]!;
  expect(Buffer.from(text, 'base64').toString()).toContain('Ваш код 123456.');
});

test('is the same letter when it is sent again, and another one is not', async () => {
  const send = smtpMailer({ url, from: 'hello@shop.uz' });
  await send(LETTER);
  await send(LETTER);
  await send({ ...LETTER, deduplicationKey: 'otp:18' });
  const ids = said.filter((line) => line.startsWith('Message-ID: '));
  expect(ids[0]).toMatch(/^Message-ID: <[0-9a-f]{32}@shop\.uz>$/);
  expect([new Set(ids).size, ids[1]]).toEqual([2, ids[0]]);
});

test('makes one recipient of an address, whatever is in it', async () => {
  await smtpMailer({ url, from: 'hello@shop.uz' })({ ...LETTER, to: 'a@x.uz, b@y.uz' });
  expect(said.filter((line) => line.startsWith('RCPT'))).toEqual(['RCPT TO:<"a@x.uz, b"@y.uz>']);
});

test('fails when the server refuses the letter, so that it is tried again', async () => {
  answers = { RCPT: '550 nobody here' };
  await expect(smtpMailer({ url, from: 'hello@shop.uz' })(LETTER)).rejects.toThrow(/550 nobody here/);
});
