import type { ChosenItem } from '@bozor/contract/shop/orders/cart.ts';
import { sessionStorageValue } from '@bozor/web/storage/session-storage-value.ts';

interface Chosen {
  readonly item: ChosenItem;
  /** Whose hours the checkout offers, before anything is priced. */
  readonly storeId: number;
}

function isChosen(value: unknown): value is Chosen {
  const { item, storeId } = (value ?? {}) as Partial<Chosen>;
  return item?.item_id !== undefined && typeof storeId === 'number';
}

/**
 * The one item of "Buy Now" or "Order Now" on its way to the checkout, for this tab; written as undefined after it was ordered. The server
 * checks every part of it.
 */
export const { read: chosenItem, write: keepChosenItem } = sessionStorageValue('buy-now', isChosen);
