import { calls } from '@bozor/contract/calls.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import { expect, test, vi } from 'vitest';
import { makeQueryClient } from './make-query-client.ts';

const broken = new ApiProblem(422, [{ code: 'name-required', message: 'Name is required' }], 'Name is required');

function clientThatTells() {
  const told = { onQuery: vi.fn<(error: unknown) => void>(), onMutation: vi.fn<(error: unknown) => void>() };
  const client = makeQueryClient(told);
  const ask = (meta?: object) =>
    client.fetchQuery({
      queryKey: [calls.config.read.path, meta],
      queryFn: () => Promise.reject(broken),
      ...(meta && { meta: { ...meta } }),
    });
  const change = (meta?: object) =>
    client
      .getMutationCache()
      .build(client, { mutationFn: () => Promise.reject(broken), ...(meta && { meta: { ...meta } }) })
      .execute(undefined);
  return { told, ask, change };
}

test('a call that fails goes to the shared handler, once [app-09]', async () => {
  const { told, ask, change } = clientThatTells();
  await expect(ask()).rejects.toBe(broken);
  await expect(change()).rejects.toBe(broken);
  expect(told.onQuery.mock.calls).toEqual([[broken]]);
  expect(told.onMutation.mock.calls).toEqual([[broken]]);
});

test('a screen that speaks for itself is left to it', async () => {
  const { told, ask, change } = clientThatTells();
  await expect(ask({ quiet: true })).rejects.toBe(broken);
  await expect(change({ quiet: true })).rejects.toBe(broken);
  expect([...told.onQuery.mock.calls, ...told.onMutation.mock.calls]).toEqual([]);
});
