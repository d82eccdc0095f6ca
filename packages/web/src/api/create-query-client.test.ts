import { calls } from '@bozor/contract/shop/calls.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import { expect, test, vi } from 'vitest';
import { createQueryClient } from './create-query-client.ts';

const broken = new ApiProblem(422, [{ code: 'name-required', message: 'Name is required' }], 'Name is required');

function reportingClient() {
  const report = vi.fn<(error: unknown) => void>();
  const client = createQueryClient({ onQueryFailure: report });
  const fetch = (meta?: object) =>
    client.fetchQuery({
      queryKey: [calls.config.read.path, meta],
      queryFn: () => Promise.reject(broken),
      ...(meta && { meta: { ...meta } }),
    });
  return { report, fetch };
}

test('a question that fails goes to the shared handler, once [app-09]', async () => {
  const { report, fetch } = reportingClient();
  await expect(fetch()).rejects.toBe(broken);
  expect(report.mock.calls).toEqual([[broken]]);
});

test('a screen that speaks for itself is left to it', async () => {
  const { report, fetch } = reportingClient();
  await expect(fetch({ quiet: true })).rejects.toBe(broken);
  expect(report).not.toHaveBeenCalled();
});
