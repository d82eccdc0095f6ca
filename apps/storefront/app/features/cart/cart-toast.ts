import { announce } from '@bozor/ui/feedback/announce.ts';
import { closeToast, toast, type ToastMessage } from '@bozor/ui/overlays/toast.ts';

/** Each toast about the cart replaces the previous one. */
const ID = 'cart';

let saysAdded = false;
let isDrawerOpen = false;

export function toastCart(message: Omit<ToastMessage, 'id'>): void {
  saysAdded = false;
  toast({ id: ID, ...message });
}

/** Reports an added item. The open drawer shows it, so that only what the cart holds is said then. */
export function toastAdded(message: Omit<ToastMessage, 'id'>): void {
  if (isDrawerOpen) return announce(message.aside ?? message.title);
  toastCart(message);
  saysAdded = true;
}

/** While the drawer is open, an added item needs no toast. Returns the function that ends this. */
export function showsCart(): () => void {
  isDrawerOpen = true;
  if (saysAdded) closeToast(ID);
  return () => {
    isDrawerOpen = false;
  };
}
