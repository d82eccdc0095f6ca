import type { ChosenItem } from '@bozor/contract/shop/orders/cart.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import { chosenItem, storeChosenItem } from './chosen-item.ts';
import { clearPendingPayment, contactOfPending, storePendingPayment } from './pending-payment.ts';

const entries = new Map<string, string>();

beforeEach(() => {
  entries.clear();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => void entries.set(key, value),
  });
});

test('the number of an order comes back with its token, until it is paid', () => {
  storePendingPayment({ token: 'a', contactNumber: '+998901234567' });
  expect(contactOfPending('a')).toBe('+998901234567');
  expect(contactOfPending('b')).toBe('');
  clearPendingPayment();
  expect(contactOfPending('a')).toBe('');
});

test.each([['null'], ['{}'], ['{"token":"a"}'], ['{"token":"a","contactNumber":7}'], ['{"token":7,"contactNumber":"a"}']])(
  'a stored payment of %s is none',
  (stored) => {
    entries.set('pending-payment', stored);
    expect(contactOfPending('a')).toBe('');
  },
);

test('the item of Buy Now comes back with its store, until it is ordered', () => {
  const chosen = { item: { item_id: 7 } as ChosenItem, storeId: 3 };
  storeChosenItem(chosen);
  expect(chosenItem()).toEqual(chosen);
  storeChosenItem(undefined);
  expect(chosenItem()).toBeUndefined();
});

test.each([['null'], ['{}'], ['{"storeId":3}'], ['{"item":{},"storeId":3}'], ['{"item":{"item_id":7}}']])(
  'a stored item of %s is none',
  (stored) => {
    entries.set('buy-now', stored);
    expect(chosenItem()).toBeUndefined();
  },
);
