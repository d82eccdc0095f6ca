import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onNotice } from '../overlays/notices.ts';
import { createBrowserStorage, type StorageFormat } from './browser-storage.ts';

interface Values {
  readonly size: number;
  readonly name: string;
}

type Follow = (event: { readonly key: string | null }) => void;

/** Storage, cookies and other tabs of one browser. */
class Browser {
  readonly stored = new Map<string, string>();
  readonly written = new Map<string, string>();
  readonly followers = new Set<Follow>();
  cookies = '';
  refuses = false;
  location = { protocol: 'https:' };

  readonly localStorage = {
    getItem: (key: string) => this.allow(() => this.stored.get(key) ?? null),
    setItem: (key: string, value: string) => this.allow(() => void this.stored.set(key, value)),
    removeItem: (key: string) => this.allow(() => void this.stored.delete(key)),
  };
  addEventListener = (type: string, follow: Follow) => void (type === 'storage' && this.followers.add(follow));
  removeEventListener = (type: string, follow: Follow) => void (type === 'storage' && this.followers.delete(follow));

  changeElsewhere(key: string | null, value?: string) {
    if (key === null) this.stored.clear();
    else this.stored.set(key, value!);
    for (const follow of this.followers) follow({ key });
  }

  private allow<T>(act: () => T): T {
    if (this.refuses) throw new DOMException('no', 'QuotaExceededError');
    return act();
  }
}

let browser: Browser;

beforeEach(() => {
  browser = new Browser();
  vi.stubGlobal('window', browser);
  vi.stubGlobal('document', {
    get cookie() {
      return browser.cookies;
    },
    set cookie(written: string) {
      browser.written.set(written.slice(0, written.indexOf('=')), written.slice(written.indexOf('=') + 1));
    },
  });
});
afterEach(() => vi.unstubAllGlobals());

/** Sizes are whole numbers and have a cookie; names have none. */
const open = (different: Partial<StorageFormat<Values>> = {}) => {
  const toSize = (text: string) => (/^\d+$/.test(text) ? Number(text) : undefined);
  return createBrowserStorage<Values>({
    keys: ['size', 'name'],
    parse: (key, text) => (text === null ? undefined : key === 'size' ? toSize(text) : text) as never,
    write: (_key, value) => String(value),
    cookie: (key, read) => {
      const value = read(key);
      if (key !== 'size') return false;
      return value === undefined ? undefined : `${value} cm`;
    },
    parseCookie: (key, text) => (key === 'size' ? toSize(text.replace(' cm', '')) : text) as never,
    ...different,
  });
};

test('a value is stored in its format, is read again, and is removed by undefined', () => {
  open().write('size', 7);
  expect(browser.stored.get('size')).toBe('7');
  const later = open();
  expect(later.read('size')).toBe(7);
  later.write('size', undefined);
  expect(later.read('size')).toBeUndefined();
  expect(browser.stored.has('size')).toBe(false);
});

test('storage is read once, until another tab changes it', () => {
  const storage = open();
  expect(storage.read('name')).toBeUndefined();
  browser.stored.set('name', 'unseen');
  expect(storage.read('name')).toBeUndefined();
});

test('an invalid text is removed, a missing one is not', () => {
  browser.stored.set('size', 'wide');
  const removed = vi.spyOn(browser.localStorage, 'removeItem');
  const storage = open();
  expect([storage.read('size'), storage.read('name')]).toEqual([undefined, undefined]);
  expect(removed.mock.calls).toEqual([['size']]);
});

test('the server has no storage', () => {
  vi.stubGlobal('window', undefined);
  expect(open().read('size')).toBeUndefined();
});

test('a value is mirrored in a cookie for a year, which goes with it; one without a cookie is not', () => {
  const storage = open();
  storage.write('size', 7);
  storage.write('name', 'Ali');
  expect(Object.fromEntries(browser.written)).toEqual({ size: '7%20cm; Path=/; Max-Age=31536000; SameSite=Lax; Secure' });
  storage.write('size', undefined);
  expect(browser.written.get('size')).toBe('; Path=/; Max-Age=0; SameSite=Lax; Secure');
});

test('a shop on plain HTTP has plain cookies', () => {
  browser.location = { protocol: 'http:' };
  open().write('size', 7);
  expect(browser.written.get('size')).toBe('7%20cm; Path=/; Max-Age=31536000; SameSite=Lax');
});

test('a format without cookies writes and reads none', () => {
  browser.cookies = 'size=9';
  const storage = open({ cookie: undefined as never, parseCookie: undefined as never });
  storage.watch();
  storage.write('size', 7);
  expect(browser.written.size).toBe(0);
  expect(open({ cookie: undefined as never, parseCookie: undefined as never }).read('size')).toBe(7);
});

test('watching restores what was lost from its cookie, keeps what is there, and mirrors both', () => {
  browser.cookies = 'outsize=1; size=9%20cm; name=Vali';
  browser.stored.set('name', 'Ali');
  const storage = open();
  storage.watch();
  expect(Object.fromEntries(browser.stored)).toEqual({ size: '9', name: 'Ali' });
  expect([storage.read('size'), storage.read('name')]).toEqual([9, 'Ali']);
  expect(browser.written.get('size')).toContain('9%20cm; Path=/; Max-Age=31536000');
});

test.each([
  ['of another key', 'outsize=9'],
  ['that is invalid', 'size=wide'],
  ['that is broken', 'size=%E0'],
  ['that is empty', 'size='],
])('a cookie %s restores nothing', (_which, cookie) => {
  browser.cookies = cookie;
  const storage = open();
  storage.watch();
  expect(browser.stored.size).toBe(0);
  expect(storage.read('size')).toBeUndefined();
  expect(browser.written.get('size')).toContain('Max-Age=0');
});

test('listeners hear of every change of their key, here and in other tabs, until they leave', () => {
  const storage = open();
  storage.watch();
  const heard: unknown[] = [];
  const leave = storage.subscribe('size', () => heard.push(storage.read('size')));
  const also = vi.fn<() => void>();
  storage.subscribe('size', also);
  storage.write('size', 1);
  storage.write('name', 'Ali');
  browser.changeElsewhere('size', '2');
  browser.changeElsewhere('name', 'Vali');
  browser.changeElsewhere(null);
  expect(heard).toEqual([1, 2, undefined]);
  expect(storage.read('name')).toBeUndefined();
  leave();
  storage.write('size', 3);
  expect(heard).toHaveLength(3);
  expect(also).toHaveBeenCalledTimes(4);
});

test('a change elsewhere leaves the other keys as they were read', () => {
  const storage = open();
  storage.watch();
  storage.write('name', 'Ali');
  browser.stored.set('name', 'unseen');
  browser.changeElsewhere('size', '2');
  expect(storage.read('name')).toBe('Ali');
});

test('a storage that is no longer watched follows no other tab', () => {
  const storage = open();
  storage.watch()();
  expect(browser.followers.size).toBe(0);
});

test('a storage that takes values is not complained of, and one that cannot be read is empty', () => {
  const shown: unknown[] = [];
  onNotice((notice) => shown.push(notice));
  open().write('size', 1);
  browser.refuses = true;
  expect(open().read('size')).toBeUndefined();
  expect(shown).toEqual([]);
});

test('without storage values last as long as the page, and the visitor is told once', () => {
  browser.refuses = true;
  const shown: string[] = [];
  onNotice(({ id, kind, text }) => shown.push(`${id} ${kind} ${text}`));
  const storage = open();
  storage.write('size', 1);
  storage.write('size', 2);
  expect(storage.read('size')).toBe(2);
  expect(shown).toEqual([expect.stringMatching(/^storage warning Your browser does not let this shop remember things\./)]);
});
