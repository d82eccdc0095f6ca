import { beforeEach, expect, test, vi } from 'vitest';
import type * as Notices from '@bozor/web/overlays/notices.ts';
import type * as Storage from './storage.ts';

interface Browser {
  readonly stored: Map<string, string>;
  readonly cookies: Map<string, string>;
  readonly received: ((event: { key: string | null }) => void)[];
}

/** A fresh browser for each test; its storage may refuse. */
async function browse(
  found: Record<string, string> = {},
  { refuses = false, cookie = '', module = 'brand' } = {},
): Promise<Browser & { storage: typeof Storage; notices: typeof Notices }> {
  const stored = new Map(Object.entries(found));
  const cookies = new Map<string, string>();
  const received: Browser['received'] = [];
  const refuse = () => {
    throw new DOMException('no', 'QuotaExceededError');
  };
  vi.stubGlobal('window', {
    localStorage: refuses
      ? { getItem: refuse, setItem: refuse, removeItem: refuse }
      : {
          getItem: (key: string) => stored.get(key) ?? null,
          setItem: (key: string, value: string) => stored.set(key, value),
          removeItem: (key: string) => stored.delete(key),
        },
    location: { protocol: 'https:' },
    addEventListener: (_type: string, listen: Browser['received'][number]) => received.push(listen),
    removeEventListener: () => undefined,
  });
  vi.stubGlobal('document', {
    body: { dataset: { module } },
    get cookie() {
      return cookie;
    },
    set cookie(written: string) {
      cookies.set(written.slice(0, written.indexOf('=')), written.slice(written.indexOf('=') + 1));
    },
  });
  vi.resetModules();
  return { stored, cookies, received, storage: await import('./storage.ts'), notices: await import('@bozor/web/overlays/notices.ts') };
}

beforeEach(() => vi.unstubAllGlobals());

test('keeps values under the very keys and in the very form of the specification [storage-01] [storage-02] [storage-03] [storage-04] [storage-05] [storage-07]', async () => {
  const { storage, stored } = await browse();
  storage.writeStored('token', 't'.repeat(43));
  storage.writeStored('guest_id', 'g'.repeat(43));
  storage.writeStored('zoneid', [1] as never);
  storage.writeStored('location', 'Amir Temur 1');
  storage.writeStored('currentLatLng', { lat: 41.31, lng: 69.27 } as never);
  storage.writeStored('settings', { direction: 'rtl', theme: 'dark' });
  expect(Object.fromEntries(stored)).toEqual({
    token: 't'.repeat(43),
    guest_id: 'g'.repeat(43),
    zoneid: '[1]',
    location: 'Amir Temur 1',
    currentLatLng: '{"lat":41.31,"lng":69.27}',
    settings: '{"direction":"rtl","theme":"dark"}',
  });
});

test('treats corrupt values as missing', async () => {
  const { storage, stored } = await browse({
    'zoneid': '{"a":',
    'currentLatLng': '{"lat":"x"}',
    'language-setting': 'xx',
    'token': 'short',
  });
  for (const key of ['zoneid', 'currentLatLng', 'language-setting', 'token'] as const) expect(storage.readStored(key)).toBeUndefined();
  expect(stored.size).toBe(0);
});

test('mirrors the scope in cookies, and never the token', async () => {
  const { storage, cookies } = await browse({ zoneid: '[2]', token: 't'.repeat(43), guest_id: 'g'.repeat(43) });
  storage.watchStorage();
  storage.writeStored('module', { id: 3, module_type: 'food', module_name: 'Food' } as never);
  storage.writeStored('language-setting', 'uz');
  expect(cookies.get('zoneid')).toBe('%5B2%5D; Path=/; Max-Age=31536000; SameSite=Lax; Secure');
  expect(cookies.get('module')).toMatch(/^3;/);
  expect(cookies.get('language-setting')).toMatch(/^uz;/);
  expect([...cookies.keys()]).not.toContain('token');
  expect([...cookies.keys()]).not.toContain('guest_id');
  storage.writeStored('zoneid', undefined);
  expect(cookies.get('zoneid')).toContain('Max-Age=0');
});

const cookieOf = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
    .join('; ');

test('restores an emptied storage from the cookies, before it mirrors them', async () => {
  const cookie = cookieOf({
    'xzoneid': '[9]',
    'zoneid': '[2,3]',
    'currentLatLng': '{"lat":41.31,"lng":69.27}',
    'module': '3',
    'settings': '{"direction":"rtl","theme":"dark"}',
    'language-setting': 'ar',
  });
  const { storage, stored, cookies } = await browse({}, { cookie, module: 'food' });
  storage.watchStorage();
  expect(Object.fromEntries(stored)).toEqual({
    'zoneid': '[2,3]',
    'currentLatLng': '{"lat":41.31,"lng":69.27}',
    'module': '{"id":3,"module_type":"food","module_name":""}',
    'settings': '{"direction":"rtl","theme":"dark"}',
    'language-setting': 'ar',
  });
  expect([...cookies.keys()].toSorted()).toEqual([...stored.keys()].toSorted());
  for (const text of cookies.values()) expect(text).not.toContain('Max-Age=0');
});

test('prefers stored values to their cookies, and restores no others', async () => {
  const cookie = cookieOf({
    zoneid: '[9]',
    token: 't'.repeat(43),
    guest_id: 'g'.repeat(43),
    location: 'Elsewhere',
    module: '0',
    settings: '{',
  });
  const { storage, stored } = await browse({ zoneid: '[2]' }, { cookie: `${cookie}; language-setting=%E0`, module: 'food' });
  storage.watchStorage();
  expect(Object.fromEntries(stored)).toEqual({ zoneid: '[2]' });
});

test('drops a module that the server did not know', async () => {
  const { storage, stored, cookies } = await browse({}, { cookie: 'module=99' });
  storage.watchStorage();
  expect(stored.size).toBe(0);
  expect(cookies.get('module')).toContain('Max-Age=0');
});

test('works without storage for as long as the page lives, and says so once', async () => {
  const { storage, notices } = await browse({}, { refuses: true });
  const shown: string[] = [];
  notices.onNotice(({ id }) => shown.push(id!));
  expect(storage.readStored('location')).toBeUndefined();
  storage.writeStored('location', 'Amir Temur 1');
  storage.writeStored('location', 'Amir Temur 2');
  expect(storage.readStored('location')).toBe('Amir Temur 2');
  expect(shown).toEqual(['storage']);
});

test('notifies listeners, also of changes in other tabs', async () => {
  const { storage, stored, received } = await browse({ location: 'here' });
  storage.watchStorage();
  const seen: unknown[] = [];
  const stop = storage.onStored('location', () => seen.push(storage.readStored('location')));
  storage.writeStored('location', 'there');
  stored.set('location', 'elsewhere');
  received[0]!({ key: 'location' });
  stored.clear();
  received[0]!({ key: null });
  stop();
  storage.writeStored('location', 'unheard');
  expect(seen).toEqual(['there', 'elsewhere', undefined]);
});
