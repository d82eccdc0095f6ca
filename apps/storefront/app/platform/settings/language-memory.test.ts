import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.resetModules();
  vi.stubGlobal('window', {
    location: { protocol: 'https:', search: '' },
    localStorage: {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => void stored.set(key, value),
      removeItem: (key: string) => void stored.delete(key),
    },
  });
  vi.stubGlobal('document', { cookie: '', body: { dataset: {} } });
});
afterEach(() => vi.unstubAllGlobals());

test('a chosen language is stored with its direction beside the theme, and is read again', async () => {
  const { languageMemory } = await import('./language-memory.ts');
  stored.set('settings', '{"direction":"ltr","theme":"dark"}');
  expect(languageMemory.read()).toBeUndefined();
  languageMemory.write('ar');
  expect(languageMemory.read()).toBe('ar');
  expect(stored.get('language-setting')).toBe('ar');
  expect(JSON.parse(stored.get('settings')!)).toEqual({ direction: 'rtl', theme: 'dark' });
});

test('the shown language is that of all calls', async () => {
  const [{ languageMemory }, { browserScope }] = await Promise.all([import('./language-memory.ts'), import('../scope/browser-scope.ts')]);
  expect(browserScope().locale).toBe('en');
  languageMemory.onShown('uz');
  expect(browserScope('').locale).toBe('uz');
});
