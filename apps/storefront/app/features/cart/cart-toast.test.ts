import { connectToaster } from '@bozor/ui/overlays/toast.ts';
import { expect, test } from 'vitest';
import { showsCart, toastAdded, toastCart } from './cart-toast.ts';

const shown: string[] = [];
connectToaster({ show: ({ title }) => shown.push(title), close: () => shown.pop() });

test('the cart’s drawer takes away that something was added, and keeps it from being said', () => {
  toastAdded({ title: 'Item added to cart' });
  const leave = showsCart();
  expect(shown).toEqual([]);
  toastAdded({ title: 'Item added to cart' });
  expect(shown).toEqual([]);
  leave();
  toastAdded({ title: 'Item added to cart' });
  expect(shown).toEqual(['Item added to cart']);
});

test('the cart drawer keeps toasts with an action', () => {
  shown.length = 0;
  toastAdded({ title: 'Item added to cart' });
  toastCart({ title: 'Removed from cart.', action: { label: 'Undo', onPress: () => {} } });
  showsCart()();
  expect(shown).toEqual(['Item added to cart', 'Removed from cart.']);
});
