import type { OrderDetails } from '@bozor/contract/shop/orders/order-shapes.ts';

export type ReviewableLine = OrderDetails['details'][number] & { readonly item_id: number };

/** Each item once, however many lines it has. */
export function reviewable({ details }: OrderDetails): readonly ReviewableLine[] {
  const found = new Map<number, ReviewableLine>();
  for (const line of details)
    if (line.item_id !== null && !found.has(line.item_id)) found.set(line.item_id, { ...line, item_id: line.item_id });
  return [...found.values()];
}
