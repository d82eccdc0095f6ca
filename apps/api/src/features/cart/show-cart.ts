import type { Cart } from '@bozor/contract/shop/orders/cart.ts';
import type { Api } from '../../platform/api.ts';
import { loadOwnCart, type CartReading } from './load-cart.ts';
import type { Owner } from './owner.ts';
import { presentCart } from './present.ts';

/** Presents the owner's cart of a module; without a module, the most recently changed one. */
export async function showCart(api: Api, owner: Owner, moduleId: number | undefined, reading: CartReading): Promise<Cart> {
  return presentCart(await loadOwnCart(api.db, owner, moduleId, reading), { ...reading, words: api.words });
}
