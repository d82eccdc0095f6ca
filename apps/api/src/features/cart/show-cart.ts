import type { Cart } from '@bozor/contract/shop/orders/cart.ts';
import type { Api } from '../../platform/api.ts';
import { loadOwnCart, type BilledCart, type BilledReading } from './load-cart.ts';
import type { Owner } from './owner.ts';
import { presentCart } from './present.ts';

/** Presents the owner's cart of a module; without a module, the most recently changed one. */
export async function showCart(api: Api, owner: Owner, moduleId: number | undefined, reading: BilledReading): Promise<Cart> {
  return showLoadedCart(api, await loadOwnCart(api.db, owner, moduleId, reading, reading.beside), reading);
}

/** Presents a cart that was just loaded. */
export async function showLoadedCart(api: Api, loaded: BilledCart | undefined, reading: BilledReading): Promise<Cart> {
  return presentCart(loaded, { ...reading, words: api.words, billed: await reading.bill(loaded) });
}
