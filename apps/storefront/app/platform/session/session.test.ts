import { ConnectionLost } from '@bozor/contract/client.ts';
import { expect, test, vi } from 'vitest';
import type { Api } from '@bozor/web/api/api.ts';
import { onNotice } from '@bozor/web/overlays/notices.ts';
import { becomeGuest } from './session.tsx';

test('a guest id that cannot be had is only logged [auth-46]', async () => {
  const notices: unknown[] = [];
  const stop = onNotice((notice) => notices.push(notice));
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const api = { call: () => Promise.reject(new ConnectionLost('no network')) } as unknown as Api;
  await becomeGuest(api);
  expect(logged).toHaveBeenCalledOnce();
  expect(notices).toEqual([]);
  logged.mockRestore();
  stop();
});

test('a guest id that is wanted by two parts of a page at once is requested once', async () => {
  const call = vi.fn<() => Promise<unknown>>(() => new Promise(() => undefined));
  const api = { call } as unknown as Api;
  void becomeGuest(api);
  void becomeGuest(api);
  expect(call).toHaveBeenCalledOnce();
});
