import type { AddDecision } from './decide-add.ts';
import type { UnavailableReason } from './read-cart.ts';

/** Codes of every problem that stops a line from entering a cart or an order. */
export type CartProblemCode = Extract<AddDecision, { ok: false }>['problem'] | UnavailableReason;

/**
 * English sentence of each code. Placeholders (`{name}`, `{min}`, `{max}` …) are the problem's fields of the same names.
 * Quoted from the specification: item-30, item-31, cart-20, cart-23, cart-24, cart-26.
 */
export const CART_MESSAGES = {
  'location-required': 'Please pick a delivery location first.',
  'nothing-changed': 'No changes found to update.',
  'quantity-invalid': 'Please choose a quantity between 1 and 999.',
  'selection-required': '{name} can not remain without selection',
  'selection-out-of-range': 'Selected variation named {name} must be in between Minimum {min} and Maximum {max}',
  'selection-unknown': '{name} is no longer offered like this. Please choose again.',
  'variation-unknown': 'This combination is not sold. Please choose another one.',
  'variation-out-of-stock': 'This variation is out of stock. Choose another variation to proceed further.',
  'add-on-unknown': 'An add-on is no longer offered. Please choose again.',
  'add-on-quantity-invalid': 'Please choose a quantity between 1 and 999.',
  'out-of-stock': 'Out of Stock',
  'out-of-limits': 'Out of Limits',
  'not-available-now': 'Not Available now',
  'campaign-not-started': 'This campaign has not started yet',
  'campaign-over': 'This campaign is over',
  'withdrawn': 'This item is no longer sold.',
} as const satisfies Record<CartProblemCode, string>;

/** Notices of successful changes (cart-15, cart-16, cart-18, cart-21, cart-22) and the question before one (cart-17). */
export const CART_NOTICES = {
  'added': 'Item added to cart',
  'line-removed': 'Cart item remove successfully',
  'removed-from-card': 'Removed from cart.',
  'quantity-updated': 'Updated successfully.',
  'item-updated': 'Item updated successfully',
  'cart-replaced': 'Your cart has been cleared successfully. And selected item added to the cart.',
  'other-store':
    'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
} as const;
