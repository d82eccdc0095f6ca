import { calls } from '@bozor/contract/shop/calls.ts';
import { ApiProblem, ConnectionLost } from '@bozor/contract/client.ts';
import { MutationObserver, onlineManager } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Api, Input } from './api.ts';
import { onNotice } from '../overlays/notices.ts';
import { apiMutationOptions, isSending, type ApiMutationOptions } from './api-mutation.ts';
import { createQueryClient } from './create-query-client.ts';
import { reportFailure } from './report-failure.ts';

const broken = new ApiProblem(422, [{ code: 'email-required', message: 'Email is required' }], 'Email is required');
const notices: string[] = [];
onNotice(({ text }) => notices.push(text));

beforeEach(() => {
  notices.length = 0;
});
afterEach(() => onlineManager.setOnline(true));

type Options = ApiMutationOptions<typeof calls.newsletter.subscribe>;
const input: Input<typeof calls.newsletter.subscribe> = { body: { email: 'aziza@example.uz' } };

/** A screen that sends the newsletter's form through a real query client; `answer` stands in for the server. */
function openScreen(answer: () => Promise<unknown>, first: Options = {}) {
  const client = createQueryClient({ onMutationFailure: reportFailure });
  const call = vi.fn<(...sent: unknown[]) => Promise<unknown>>(answer);
  const screen = { options: first };
  const mutation = new MutationObserver(
    client,
    apiMutationOptions({
      api: { call } as unknown as Api,
      call: calls.newsletter.subscribe,
      quiet: first.quiet ?? false,
      latest: () => screen.options,
    }),
  );
  const send = (sent = input) => mutation.mutate({ input: sent, idempotencyKey: screen.options.idempotencyKey?.(sent) });
  return { client, call, screen, mutation, send };
}

test('a failure is shown once and thrown [app-09]', async () => {
  await expect(openScreen(() => Promise.reject(broken)).send()).rejects.toBe(broken);
  expect(notices).toEqual(['Email is required']);
});

test('a failure is left to a quiet screen', async () => {
  await expect(openScreen(() => Promise.reject(broken), { quiet: true }).send()).rejects.toBe(broken);
  expect(notices).toEqual([]);
});

test('changed queries are refetched, and no others', async () => {
  const changes = [calls.config.read, calls.cart.list];
  const answers = [() => Promise.reject(broken), () => Promise.resolve({})];
  const { client, send } = openScreen(() => answers.shift()!(), { changes });
  for (const { path } of changes) client.setQueryData([path], {});
  const isStale = () => changes.map(({ path }) => client.getQueryState([path])?.isInvalidated);
  await expect(send()).rejects.toBe(broken);
  expect(isStale()).toEqual([false, false]);
  await send();
  expect(isStale()).toEqual([true, true]);
});

test('the answer goes to the screen as it stands by then', async () => {
  const [before, now] = [vi.fn<NonNullable<Options['onSuccess']>>(), vi.fn<NonNullable<Options['onSuccess']>>()];
  const { screen, send } = openScreen(() => Promise.resolve({ message: 'ok' }), { onSuccess: before });
  const sent = send();
  screen.options = { onSuccess: now };
  await sent;
  expect(before).not.toHaveBeenCalled();
  expect(now.mock.calls).toEqual([[{ message: 'ok' }, input]]);
});

test('each intention has its key, which belongs to the variables of the mutation', async () => {
  const { call, mutation, send } = openScreen(() => Promise.resolve({}), { idempotencyKey: () => 'key-1' });
  await send();
  expect(call.mock.calls).toEqual([[calls.newsletter.subscribe, { ...input, idempotencyKey: 'key-1' }]]);
  expect(mutation.getCurrentResult().variables).toEqual({ input, idempotencyKey: 'key-1' });
});

test('the same input is on its way once, whatever its key, and free again when it has been answered', async () => {
  let answer!: (reply: unknown) => void;
  const reply = new Promise<unknown>((resolve) => (answer = resolve));
  const { client, send } = openScreen(() => reply, { idempotencyKey: () => 'key-1' });
  const isOnItsWay = (email: string) => isSending(client, calls.newsletter.subscribe, { body: { email } });
  const sent = send();
  expect([isOnItsWay('aziza@example.uz'), isOnItsWay('bobur@example.uz')]).toEqual([true, false]);
  expect(isSending(client, calls.newsletter.confirm, input as never)).toBe(false);
  answer({});
  await sent;
  expect(isOnItsWay('aziza@example.uz')).toBe(false);
});

test('other files are another input, though their names are the same', async () => {
  const { client, send } = openScreen(() => new Promise(() => {}));
  const withFile = (file: Blob) => ({ ...input, files: { image: file } });
  const [one, other] = [new Blob(['one']), new Blob(['other'])];
  void send(withFile(one));
  expect([one, other].map((file) => isSending(client, calls.newsletter.subscribe, withFile(file)))).toEqual([true, false]);
});

test('a mutation without a network fails at once with a notice, and is not sent later [error-04]', async () => {
  onlineManager.setOnline(false);
  const { call, send } = openScreen(() => Promise.reject(new ConnectionLost()));
  await expect(send()).rejects.toBeInstanceOf(ConnectionLost);
  expect(notices).toEqual(['Connection lost. Please try again.']);
  onlineManager.setOnline(true);
  await Promise.resolve();
  expect(call).toHaveBeenCalledOnce();
});
