import { afterEach, expect, it, vi } from 'vitest';
import { sessionStorageValue } from './session-storage-value.ts';

const isText = (value: unknown): value is string => typeof value === 'string';

function storageOf(entries: Map<string, string>) {
  return {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  };
}

afterEach(() => vi.unstubAllGlobals());

it('survives a reload, and is cleared', () => {
  vi.stubGlobal('sessionStorage', storageOf(new Map()));
  sessionStorageValue('wish', isText).write('tea');
  const afterwards = sessionStorageValue('wish', isText);
  expect(afterwards.read()).toBe('tea');
  afterwards.write(undefined);
  expect(afterwards.read()).toBeUndefined();
});

it('keeps as long as the page where the browser forbids storage', () => {
  const forbid = () => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid });
  const value = sessionStorageValue('wish', isText);
  expect(value.read()).toBeUndefined();
  value.write('tea');
  expect(value.read()).toBe('tea');
  value.write(undefined);
  expect(value.read()).toBeUndefined();
});

it.each([['{"a":'], ['7'], ['null']])('takes %s for nothing', (text) => {
  vi.stubGlobal('sessionStorage', storageOf(new Map([['wish', text]])));
  expect(sessionStorageValue('wish', isText).read()).toBeUndefined();
});
