import { calls } from '@bozor/contract/shop/calls.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './create-query-client.ts';

const broken = new ApiProblem(422, [{ code: 'name-required', message: 'Name is required' }], 'Name is required');

function clientThatTells() {
  const tell = vi.fn<(error: unknown) => void>();
  const client = createQueryClient({ onQueryFailure: tell });
  const ask = (meta?: object) =>
    client.fetchQuery({
      queryKey: [calls.config.read.path, meta],
      queryFn: () => Promise.reject(broken),
      ...(meta && { meta: { ...meta } }),
    });
  return { tell, ask };
}

test('a question that fails goes to the shared handler, once [app-09]', async () => {
  const { tell, ask } = clientThatTells();
  await expect(ask()).rejects.toBe(broken);
  expect(tell.mock.calls).toEqual([[broken]]);
});

test('a screen that speaks for itself is left to it', async () => {
  const { tell, ask } = clientThatTells();
  await expect(ask({ quiet: true })).rejects.toBe(broken);
  expect(tell).not.toHaveBeenCalled();
});
