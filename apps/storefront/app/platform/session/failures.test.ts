import type * as Client from '@bozor/contract/client.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type * as Failures from '@bozor/web/api/report-failure.ts';
import type * as EndSession from './end-session.ts';
import type * as Storage from '../storage.ts';

const TOKEN = 't'.repeat(43);
let notices: { id?: string; text: string; textOrigin?: string }[];
let went: string[];
let client: typeof Client;
let failures: typeof Failures;
let session: typeof EndSession;
let storage: typeof Storage;

beforeEach(async () => {
  vi.resetModules();
  const stored = new Map<string, string>([['token', TOKEN]]);
  vi.stubGlobal('window', {
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    },
    location: { protocol: 'http:', assign: (address: string) => went.push(address) },
  });
  vi.stubGlobal('document', { cookie: '' });
  notices = [];
  went = [];
  (await import('@bozor/web/overlays/notices.ts')).onNotice((notice) => notices.push(notice));
  client = await import('@bozor/contract/client.ts');
  storage = await import('../storage.ts');
  session = await import('./end-session.ts');
  failures = await import('@bozor/web/api/report-failure.ts');
});

const problem = (status: number, ...entries: [code: string, message: string][]) =>
  new client.ApiProblem(
    status,
    entries.map(([code, message]) => ({ code, message })),
    entries[0]?.[1] ?? 'no',
  );

test("shows each error of a reply in the server's words [error-02]", () => {
  failures.reportFailure(problem(422, ['name-required', 'Name is required'], ['phone-required', 'Phone Number is required']));
  expect(notices.map(({ id, text }) => [id, text])).toEqual([
    ['name-required', 'Name is required'],
    ['phone-required', 'Phone Number is required'],
  ]);
});

test('shows two errors with one code as two [error-02]', () => {
  const at = (field: string, message: string) => ({ code: 'phone-not-valid', field, message });
  failures.reportFailure(new client.ApiProblem(422, [at('sender', 'Sender: 10 digits'), at('receiver', 'Receiver: 10 digits')], 'no'));
  expect(notices.map(({ id, text }) => [id, text])).toEqual([
    ['phone-not-valid sender', 'Sender: 10 digits'],
    ['phone-not-valid receiver', 'Receiver: 10 digits'],
  ]);
});

test('a lost connection has one sentence and one id [error-04]', () => {
  failures.reportFailure(new client.ConnectionLost());
  expect(notices).toMatchObject([{ id: 'connection', text: 'Connection lost. Please try again.' }]);
});

test('aborted requests and missing parts show no notice', () => {
  failures.reportFailure(new DOMException('aborted', 'AbortError'));
  failures.reportQueryFailure(problem(404, ['store-not-found', 'This store is not available here.']));
  expect(notices).toEqual([]);
});

test('an invalid token is removed with a notice, and leads home', async () => {
  session.endSession(`Bearer ${TOKEN}`);
  expect(storage.readStored('token')).toBeUndefined();
  expect(notices).toMatchObject([{ text: 'Your account is inactive or Your token has been expired' }]);
  await expect.poll(() => went).toEqual(['/home']);
});

test('an answer to an older token, or to none, ends nothing', () => {
  session.endSession('Bearer old');
  session.endSession(undefined);
  expect(storage.readStored('token')).toBe(TOKEN);
  expect(notices).toEqual([]);
});

test('an id of a guest whom the server does not know goes, unless there is another by now [auth-02]', () => {
  const [old, fresh] = ['g'.repeat(43), 'h'.repeat(43)];
  storage.writeStored('guest_id', fresh);
  session.clearGuest(old);
  expect(storage.readStored('guest_id')).toBe(fresh);
  session.clearGuest(fresh);
  expect(storage.readStored('guest_id')).toBeUndefined();
  expect(notices).toEqual([]);
});
