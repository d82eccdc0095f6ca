import type { ReactNode } from 'react';
import { CartReadingContext, useCartQuery } from './use-cart.ts';

/** Reads the cart once for the whole page, since every card needs its item's quantity. */
export function CartProvider({ children }: { readonly children: ReactNode }) {
  return <CartReadingContext value={useCartQuery()}>{children}</CartReadingContext>;
}
