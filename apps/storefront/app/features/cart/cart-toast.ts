import { closeToast, toast, type ToastMessage } from '@bozor/ui/overlays/toast.ts';

/** What is said of the cart replaces what was said before. */
const ID = 'cart';

let saysAdded = false;
let isDrawerOpen = false;

export function tellOfCart(message: Omit<ToastMessage, 'id'>): void {
  saysAdded = false;
  toast({ id: ID, ...message });
}

/** That something was put in, unless the drawer is open and shows it. */
export function tellAdded(message: Omit<ToastMessage, 'id'>): void {
  if (isDrawerOpen) return;
  tellOfCart(message);
  saysAdded = true;
}

/** While the drawer shows what lies in the cart nobody needs to be told that something was put in. Returns what ends it. */
export function showsCart(): () => void {
  isDrawerOpen = true;
  if (saysAdded) closeToast(ID);
  return () => {
    isDrawerOpen = false;
  };
}
