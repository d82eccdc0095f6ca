/** Target of the button at the foot of the cart. */
export type CartButtonTarget = 'home' | 'checkout' | 'guest-or-login' | 'sign-in';

/**
 * Returns the target of the cart button (cart-10 to cart-13). Buy now follows the same rule with one item.
 * @example cartButtonTarget({ lineCount: 2, isSignedIn: false, guestCheckout: true }) // 'guest-or-login'
 */
export function cartButtonTarget({
  lineCount,
  isSignedIn,
  guestCheckout,
}: {
  readonly lineCount: number;
  readonly isSignedIn: boolean;
  /** True when the configuration's `guest_checkout_status` is 1. */
  readonly guestCheckout: boolean;
}): CartButtonTarget {
  if (lineCount === 0) return 'home';
  if (isSignedIn) return 'checkout';
  return guestCheckout ? 'guest-or-login' : 'sign-in';
}
