import type { ChosenItem } from '@bozor/contract/cart.ts';
import { keptForTab } from './kept-for-tab.ts';

const isItem = (value: unknown): value is ChosenItem => (value as ChosenItem | null)?.item_id !== undefined;

/**
 * The one item of "Buy Now" or "Order Now" on its way to the checkout, for this tab; written as undefined after it was ordered. The server
 * checks every part of it.
 */
export const { read: chosenItem, write: keepChosenItem } = keptForTab('buy-now', isItem);
