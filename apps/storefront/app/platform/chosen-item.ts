import type { ChosenItem } from '@bozor/contract/cart.ts';
import { keptForTab } from './kept-for-tab.ts';

const kept = keptForTab('buy-now', (value): value is ChosenItem => typeof value === 'object' && value !== null && 'item_id' in value);

/** Remembers the one item of "Buy Now" or "Order Now" on its way to the checkout, for this tab. */
export const keepChosenItem = (item: ChosenItem): void => kept.write(item);

/** The item on its way to the checkout; the server checks every part of it. */
export const chosenItem = (): ChosenItem | undefined => kept.read();

/** After it was ordered. */
export const forgetChosenItem = (): void => kept.write(undefined);
