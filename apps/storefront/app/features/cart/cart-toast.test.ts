import { connectToaster } from '@bozor/ui/overlays/toast.ts';
import { expect, test } from 'vitest';
import { showsCart, tellAdded, tellOfCart } from './cart-toast.ts';

const shown: string[] = [];
connectToaster({ show: ({ title }) => shown.push(title), close: () => shown.pop() });

test('the cart’s drawer takes away that something was added, and keeps it from being said', () => {
  tellAdded({ title: 'Item added to cart' });
  const leave = showsCart();
  expect(shown).toEqual([]);
  tellAdded({ title: 'Item added to cart' });
  expect(shown).toEqual([]);
  leave();
  tellAdded({ title: 'Item added to cart' });
  expect(shown).toEqual(['Item added to cart']);
});

test('the cart’s drawer leaves what can be undone or tried again', () => {
  shown.length = 0;
  tellAdded({ title: 'Item added to cart' });
  tellOfCart({ title: 'Removed from cart.', action: { label: 'Undo', onPress: () => {} } });
  showsCart()();
  expect(shown).toEqual(['Item added to cart', 'Removed from cart.']);
});
