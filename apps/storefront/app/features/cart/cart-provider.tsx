import type { ReactNode } from 'react';
import { CartReadingContext, useCartQuery } from './use-cart.ts';

/** Reads the cart once for the whole page: every card asks what of its item lies in it. */
export function CartProvider({ children }: { readonly children: ReactNode }) {
  return <CartReadingContext value={useCartQuery()}>{children}</CartReadingContext>;
}
