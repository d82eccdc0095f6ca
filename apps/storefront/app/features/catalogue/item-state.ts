import type { ItemCard } from '@bozor/contract/item-card.ts';

/** What a card says of whether an item can be had. `outside-hours` may still be ordered for later when the store schedules. */
export type ItemState = 'available' | 'outside-hours' | 'out-of-stock';

export function itemState({ available, available_stock }: Pick<ItemCard, 'available' | 'available_stock'>): ItemState {
  if (available_stock === 0) return 'out-of-stock';
  return available ? 'available' : 'outside-hours';
}

/** Whether a card offers to add the item. */
export function canBeAdded(item: Pick<ItemCard, 'available' | 'available_stock' | 'schedule_order'>): boolean {
  const state = itemState(item);
  return state === 'available' || (state === 'outside-hours' && item.schedule_order);
}
