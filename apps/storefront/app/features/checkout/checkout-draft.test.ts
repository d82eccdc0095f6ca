import { afterEach, expect, it, vi } from 'vitest';
import { readDraft } from './checkout-draft.ts';

const HOUR_MS = 3_600_000;
const at = (ms: number) => new Date(Date.now() + ms).toISOString();
const keep = (draft: object) => vi.stubGlobal('sessionStorage', { getItem: () => JSON.stringify(draft) });

afterEach(() => vi.unstubAllGlobals());

it('keeps a future slot and the details', () => {
  const slot = at(HOUR_MS);
  keep({ scheduleAt: slot, note: 'Ring twice' });
  expect(readDraft()).toMatchObject({ scheduleAt: slot, note: 'Ring twice' });
});

it.each([
  ['a word', 'much'],
  ['nothing', null],
])('takes %s for no note that is paid with', (_name, changeFrom) => {
  keep({ changeFrom, note: 'Ring twice' });
  expect(readDraft()).toMatchObject({ changeFrom: undefined, note: 'Ring twice' });
});

it.each([
  ['a slot that has begun', at(-HOUR_MS)],
  ['a word', 'soon'],
  ['no text at all', { at: 5 }],
])('takes %s for none, so that the order has a price', (_name, scheduleAt) => {
  keep({ scheduleAt, note: 'Ring twice' });
  expect(readDraft()).toMatchObject({ scheduleAt: undefined, note: 'Ring twice' });
});
