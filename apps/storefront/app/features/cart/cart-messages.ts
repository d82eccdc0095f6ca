import type { CART_MESSAGES, CART_NOTICES } from '@bozor/domain/cart/messages.ts';
import { text } from '@bozor/web/i18n/text.ts';

/** Messages of the cart rules, marked for translation; identical to those of the domain. */
export const CART_TEXTS: typeof CART_MESSAGES = {
  'location-required': text('Please pick a delivery location first.'),
  'nothing-changed': text('No changes found to update.'),
  'quantity-invalid': text('Please choose a quantity between 1 and 999.'),
  'selection-required': text('{name} can not remain without selection'),
  'selection-out-of-range': text('Selected variation named {name} must be in between Minimum {min} and Maximum {max}'),
  'selection-unknown': text('{name} is no longer offered like this. Please choose again.'),
  'variation-unknown': text('This combination is not sold. Please choose another one.'),
  'variation-out-of-stock': text('This variation is out of stock. Choose another variation to proceed further.'),
  'add-on-unknown': text('An add-on is no longer offered. Please choose again.'),
  'add-on-quantity-invalid': text('Please choose a quantity between 1 and 999.'),
  'out-of-stock': text('Out of Stock'),
  'out-of-limits': text('Out of Limits'),
  'not-available-now': text('Not Available now'),
  'campaign-not-started': text('This campaign has not started yet'),
  'campaign-over': text('This campaign is over'),
  'withdrawn': text('This item is no longer sold.'),
};

/** Texts for successful changes of the cart, and for its confirmations. */
export const CART_NOTICE_TEXTS: typeof CART_NOTICES = {
  'added': text('Item added to cart'),
  'line-removed': text('Cart item remove successfully'),
  'removed-from-card': text('Removed from cart.'),
  'quantity-updated': text('Updated successfully.'),
  'item-updated': text('Item updated successfully'),
  'cart-replaced': text('Your cart has been cleared successfully. And selected item added to the cart.'),
  'other-store': text(
    'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
  ),
};
