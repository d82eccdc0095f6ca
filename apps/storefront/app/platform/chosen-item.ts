import type { ChosenItem } from '@bozor/contract/cart.ts';

const KEY = 'buy-now';

/** Remembers the one item of "Buy Now" or "Order Now" on its way to the checkout, for this tab. */
export function keepChosenItem(item: ChosenItem): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(item));
  } catch {
    // Without storage the checkout says that there is nothing to order.
  }
}

/** The item on its way to the checkout; the server checks every part of it. */
export function chosenItem(): ChosenItem | undefined {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'item_id' in kept ? (kept as ChosenItem) : undefined;
  } catch {
    return undefined;
  }
}

/** After it was ordered. */
export function forgetChosenItem(): void {
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // nothing was kept
  }
}
