import { calls } from '@bozor/contract/shop/calls.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Api } from './api.ts';
import { onNotice } from '../overlays/notices.ts';
import { sendMutation, type MutationOptions } from './send-mutation.ts';

const broken = new ApiProblem(422, [{ code: 'email-required', message: 'Email is required' }], 'Email is required');
const notices: string[] = [];
const requested: unknown[] = [];
const client = { invalidateQueries: async (filter?: { queryKey?: unknown }) => void requested.push(filter?.queryKey) };
onNotice(({ text }) => notices.push(text));

beforeEach(() => {
  notices.length = 0;
  requested.length = 0;
});

type Options = MutationOptions<typeof calls.newsletter.subscribe>;
const input = { body: { email: 'aziza@example.uz' } };
function send(answer: () => Promise<unknown>, options: Options | (() => Options)) {
  const call = vi.fn<(...sent: unknown[]) => Promise<unknown>>(answer);
  const read = typeof options === 'function' ? options : () => options;
  const sent = sendMutation({ api: { call } as unknown as Api, client, call: calls.newsletter.subscribe, input, options: read });
  return { sent, call };
}

test('what fails is told once and thrown [app-09]', async () => {
  await expect(send(() => Promise.reject(broken), {}).sent).rejects.toBe(broken);
  expect(notices).toEqual(['Email is required']);
});

test('what fails is left to a screen that speaks for itself', async () => {
  await expect(send(() => Promise.reject(broken), { quiet: true }).sent).rejects.toBe(broken);
  expect(notices).toEqual([]);
});

test('what was changed is asked for again, and only then', async () => {
  const changes = [calls.config.read, calls.cart.list];
  await expect(send(() => Promise.reject(broken), { changes }).sent).rejects.toBe(broken);
  expect(requested).toEqual([]);
  await send(() => Promise.resolve({}), { changes }).sent;
  expect(requested).toEqual([[calls.config.read.path], [calls.cart.list.path]]);
});

test('the answer goes to the screen as it stands by then', async () => {
  const [before, now] = [vi.fn<NonNullable<Options['onSuccess']>>(), vi.fn<NonNullable<Options['onSuccess']>>()];
  let onSuccess = before;
  const { sent } = send(
    () => Promise.resolve({ message: 'ok' }),
    () => ({ onSuccess }),
  );
  onSuccess = now;
  await sent;
  expect(before).not.toHaveBeenCalled();
  expect(now.mock.calls).toEqual([[{ message: 'ok' }, input]]);
});

test('each intention has its key', async () => {
  const { sent, call } = send(() => Promise.resolve({}), { idempotencyKey: () => 'key-1' });
  await sent;
  expect(call.mock.calls).toEqual([[calls.newsletter.subscribe, { ...input, idempotencyKey: 'key-1' }]]);
});
