import type { OrderDetails } from '@bozor/contract/shop/orders/order-shapes.ts';
import { expect, test } from 'vitest';
import { reviewable } from './reviewable.ts';

test('each item of an order is reviewed once, by its first line, and none that has gone', () => {
  const details = [
    { id: 1, item_id: 7 },
    { id: 2, item_id: null },
    { id: 3, item_id: 8 },
    { id: 4, item_id: 7 },
  ];
  expect(reviewable({ details } as unknown as OrderDetails).map(({ id }) => id)).toEqual([1, 3]);
});
