import type { ChosenItem } from '@bozor/contract/shop/orders/cart.ts';
import { sessionStorageValue } from '@bozor/web/storage/session-storage-value.ts';

interface Chosen {
  readonly item: ChosenItem;
  /** The store whose hours the checkout offers before the quote arrives. */
  readonly storeId: number;
}

function isChosen(value: unknown): value is Chosen {
  const { item, storeId } = (value ?? {}) as Partial<Chosen>;
  return item?.item_id !== undefined && typeof storeId === 'number';
}

/**
 * The single item of "Buy Now" or "Order Now" on its way to the checkout, stored per tab and cleared after the order. The server validates
 * every part of it.
 */
export const { read: chosenItem, write: storeChosenItem } = sessionStorageValue('buy-now', isChosen);
