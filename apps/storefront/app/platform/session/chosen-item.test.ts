import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { chosenItem, storeChosenItem } from './chosen-item.ts';

const stored = new Map<string, string>();
beforeEach(() => {
  stored.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});
afterEach(() => vi.unstubAllGlobals());

test('the chosen item is there for the checkout until it is cleared', () => {
  const chosen = { item: { item_id: 7 } as never, storeId: 3 };
  storeChosenItem(chosen);
  expect(chosenItem()).toEqual(chosen);
  storeChosenItem(undefined);
  expect(chosenItem()).toBeUndefined();
});

test.each([['null'], ['7'], ['{}'], ['{"item":{"item_id":7}}'], ['{"item":{},"storeId":3}'], ['{"item":{"item_id":7},"storeId":"3"}']])(
  'a stored %s is no chosen item',
  (text) => {
    stored.set('buy-now', text);
    expect(chosenItem()).toBeUndefined();
  },
);
