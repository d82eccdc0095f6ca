import { beforeEach, expect, test, vi } from 'vitest';

let stored: Record<string, string>;
let token: string | undefined;
let emitToken: () => void;

vi.mock('../storage.ts', () => ({
  readStored: () => token,
  onStored: (_key: string, listen: () => void) => (emitToken = listen),
}));

beforeEach(() => {
  vi.resetModules();
  stored = { 'profile-draft': 'Aziz', 'checkout-draft': 'Ring twice', 'buy-now': 'plov' };
  // A storage's methods are not among its keys.
  vi.stubGlobal('sessionStorage', Object.setPrototypeOf(stored, { removeItem: (key: string) => delete stored[key] }));
});

async function watchAs(first: string | undefined) {
  token = first;
  const { watchDrafts } = await import('./watch-drafts.ts');
  watchDrafts();
  return (next: string | undefined) => {
    token = next;
    emitToken();
    return Object.keys(stored);
  };
}

test('drafts go when a customer leaves, and nothing else that the tab keeps', async () => {
  const becomes = await watchAs('a');
  expect(becomes(undefined)).toEqual(['buy-now']);
});

test('drafts go when another customer comes', async () => {
  const becomes = await watchAs('a');
  expect(becomes('b')).toEqual(['buy-now']);
});

test('a guest who signs in keeps drafts until leaving', async () => {
  const becomes = await watchAs(undefined);
  expect(becomes('a')).toHaveLength(3);
  expect(becomes(undefined)).toEqual(['buy-now']);
});
