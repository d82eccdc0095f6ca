import { connectToaster, type ToastMessage } from '@bozor/ui/overlays/toast.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { shareLink } from './share-link.ts';

const t = ((text: string) => `«${text}»`) as Parameters<typeof shareLink>[1]['t'];
const LINK = { title: 'Non', path: '/product/non?module_id=2' };
const URL_OF_IT = 'https://shop.example/product/non?module_id=2';

let toasts: ToastMessage[];
let disconnect: () => void;
const writeText = vi.fn<(text: string) => Promise<void>>();

beforeEach(() => {
  toasts = [];
  disconnect = connectToaster({ show: (message) => toasts.push(message), close: () => {} });
  writeText.mockReset().mockResolvedValue();
  vi.stubGlobal('window', { location: { origin: 'https://shop.example' } });
});
afterEach(() => {
  disconnect();
  vi.unstubAllGlobals();
});

const browse = (share?: () => Promise<void>) => vi.stubGlobal('navigator', { clipboard: { writeText }, ...(share && { share }) });

test('a device with a share sheet shows it, and nothing is copied', async () => {
  const share = vi.fn(async () => {});
  browse(share);
  await shareLink(LINK, { t });
  expect(share).toHaveBeenCalledWith({ title: 'Non', url: URL_OF_IT });
  expect([writeText.mock.calls, toasts]).toEqual([[], []]);
});

test('a share sheet that is closed leaves it at that', async () => {
  browse(() => Promise.reject(new DOMException('closed', 'AbortError')));
  await shareLink(LINK, { t });
  expect([writeText.mock.calls, toasts]).toEqual([[], []]);
});

test.each([
  ['without a share sheet', undefined],
  ['whose share sheet fails', () => Promise.reject(new DOMException('no', 'NotAllowedError'))],
  ['whose share sheet aborts otherwise', () => Promise.reject(Object.assign(new Error('no'), { name: 'AbortError' }))],
])('a device %s has the link copied', async (_which, share) => {
  browse(share);
  await shareLink(LINK, { t });
  expect(writeText.mock.calls).toEqual([[URL_OF_IT]]);
  expect(toasts).toEqual([{ id: 'share', title: '«Link copied»' }]);
});

test('a browser that forbids the clipboard shows the link until it is closed', async () => {
  browse();
  writeText.mockRejectedValue(new Error('forbidden'));
  await shareLink(LINK, { t });
  expect(toasts).toEqual([{ id: 'share', kind: 'info', title: '«Copy this link»', text: URL_OF_IT, timeoutMs: 0 }]);
});
