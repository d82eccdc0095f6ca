import { sql, type RawBuilder } from 'kysely';
import { emptyingCart } from './store.ts';

/** Part of a statement that removes all lines of a cart that becomes an order. */
export interface ConsumedCart {
  /** Common table expressions, without `with`. */
  readonly steps: RawBuilder<unknown>;
  /** False when the cart is not at that version any more: it was changed, or another order used it first. */
  readonly isTaken: RawBuilder<boolean>;
}

/** Removes all lines of a cart that is still at this version, if `condition` holds. */
export function consumeCart(cartId: number, version: number, condition: RawBuilder<boolean>): ConsumedCart {
  return { steps: emptyingCart(cartId, version, condition), isTaken: sql<boolean>`exists (select from locked_cart)` };
}
