import { afterEach, expect, test, vi } from 'vitest';
import { clearDrafts } from './clear-drafts.ts';

afterEach(() => vi.unstubAllGlobals());

/** The methods of a storage are not among its keys. */
function storageOf(entries: Readonly<Record<string, string>>) {
  const stored: Record<string, string> = { ...entries };
  Object.defineProperty(stored, 'removeItem', { value: (key: string) => void Reflect.deleteProperty(stored, key), enumerable: false });
  return stored;
}

test('all drafts of the tab go, and nothing else', () => {
  const stored = storageOf({ 'profile-draft': '1', 'checkout-draft': '2', 'buy-now': '3', 'draft-of': '4' });
  vi.stubGlobal('sessionStorage', stored);
  clearDrafts();
  expect(Object.keys(stored)).toEqual(['buy-now', 'draft-of']);
});

test('a browser without storage has none', () => {
  vi.stubGlobal('sessionStorage', undefined);
  expect(clearDrafts).not.toThrow();
});
