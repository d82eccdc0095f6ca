import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Notice } from '../overlays/notices.ts';

const NOTICE: Notice = { kind: 'success', text: 'Saved' };

let stored: Map<string, string>;
let local: string[];
let reload: ReturnType<typeof vi.fn>;

beforeEach(() => {
  vi.resetModules();
  stored = new Map();
  local = [];
  reload = vi.fn();
  vi.stubGlobal('window', {
    sessionStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
    localStorage: { setItem: (key: string) => void local.push(key), removeItem: (key: string) => local.splice(local.indexOf(key), 1) },
    location: { reload },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A document of the browser: a reload begins a new one. */
async function openDocument() {
  vi.resetModules();
  const [{ reloadPage, showNoticeAfterReload }, { onNotice }] = await Promise.all([
    import('./reload-page.ts'),
    import('../overlays/notices.ts'),
  ]);
  const shown: Notice[] = [];
  onNotice((notice) => shown.push(notice));
  return { reloadPage, showNoticeAfterReload, shown };
}

test('the page reloads, and the next one shows the notice once', async () => {
  const before = await openDocument();
  expect(before.reloadPage(NOTICE)).toBe(true);
  await expect.poll(() => reload).toHaveBeenCalledOnce();
  expect(before.shown).toEqual([]);
  const after = await openDocument();
  after.showNoticeAfterReload();
  after.showNoticeAfterReload();
  expect(after.shown).toEqual([NOTICE]);
  expect(local, 'the probe of the storage leaves nothing').toEqual([]);
});

test('a page that was not reloaded has no notice', async () => {
  const { showNoticeAfterReload, shown } = await openDocument();
  showNoticeAfterReload();
  expect(shown).toEqual([]);
});

test('an unreadable notice is dropped', async () => {
  const { showNoticeAfterReload, shown } = await openDocument();
  stored.set('said-after-reload', '{');
  showNoticeAfterReload();
  expect(shown).toEqual([]);
  expect(stored.size).toBe(0);
});

test.each(['sessionStorage', 'localStorage'])('without %s nothing reloads, since the change would be lost', async (which) => {
  const forbid = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  const { reloadPage } = await openDocument();
  Object.assign(window, { [which]: { setItem: forbid, getItem: forbid, removeItem: forbid } });
  expect(reloadPage(NOTICE)).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});
