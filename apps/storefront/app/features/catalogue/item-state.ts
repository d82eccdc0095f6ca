import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';

/** Availability on a card. `outside-hours` may still be ordered for later when the store accepts scheduled orders. */
export type ItemState = 'available' | 'outside-hours' | 'out-of-stock';

export function itemState({ available, available_stock }: Pick<ItemCard, 'available' | 'available_stock'>): ItemState {
  if (available_stock === 0) return 'out-of-stock';
  return available ? 'available' : 'outside-hours';
}

/** Whether a card offers to add the item. A campaign's item can be added only while the campaign is open. */
export function canBeAdded(item: Pick<ItemCard, 'available' | 'available_stock' | 'schedule_order' | 'is_campaign'>): boolean {
  const state = itemState(item);
  return state === 'available' || (state === 'outside-hours' && item.schedule_order && !item.is_campaign);
}

/** Whether the item's campaign will not open again. */
export function isOver({
  is_campaign,
  available,
  next_available_at,
}: Pick<ItemCard, 'is_campaign' | 'available' | 'next_available_at'>): boolean {
  return is_campaign && !available && next_available_at === null;
}
