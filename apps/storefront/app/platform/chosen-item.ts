import type { ChosenItem } from '@bozor/contract/cart.ts';

/** The one item that is bought past the cart. */
export interface BoughtItem {
  readonly page: 'buy_now' | 'campaign';
  readonly item: ChosenItem;
  readonly moduleId: number;
}

const KEY = 'boughtItem';

/** Keeps the item for the checkout of this tab, over reloads too. */
export function keepBoughtItem(bought: BoughtItem): void {
  kept = bought;
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify(bought));
  } catch {
    // A browser without storage keeps it until the page is left.
  }
}

/** What the checkout of this kind is about; undefined when nothing was chosen or what is stored cannot be read. */
export function readBoughtItem(page: BoughtItem['page']): BoughtItem | undefined {
  const bought = kept ?? load();
  return bought?.page === page ? bought : undefined;
}

export function forgetBoughtItem(): void {
  kept = undefined;
  try {
    window.sessionStorage.removeItem(KEY);
  } catch {
    // Nothing was stored either.
  }
}

let kept: BoughtItem | undefined;

function load(): BoughtItem | undefined {
  try {
    const found = JSON.parse(window.sessionStorage.getItem(KEY) ?? 'null') as Partial<BoughtItem> | null;
    return found && typeof found.item?.item_id === 'number' && typeof found.item.quantity === 'number' ? (found as BoughtItem) : undefined;
  } catch {
    return undefined;
  }
}
