import { expect, test } from 'vitest';
import { CART_MESSAGES, CART_NOTICES } from './messages.ts';

test.each<[string, string, string]>([
  ['an update without a change [cart-20]', CART_MESSAGES['nothing-changed'], 'No changes found to update.'],
  ['the end of the stock [cart-23]', CART_MESSAGES['out-of-stock'], 'Out of Stock'],
  ['the maximum of an item [cart-24]', CART_MESSAGES['out-of-limits'], 'Out of Limits'],
  [
    'a variation without stock [cart-26]',
    CART_MESSAGES['variation-out-of-stock'],
    'This variation is out of stock. Choose another variation to proceed further.',
  ],
  ['a required group [item-30]', CART_MESSAGES['selection-required'], '{name} can not remain without selection'],
  [
    'a count out of range [item-31]',
    CART_MESSAGES['selection-out-of-range'],
    'Selected variation named {name} must be in between Minimum {min} and Maximum {max}',
  ],
  ['an item outside its hours [item-27]', CART_MESSAGES['not-available-now'], 'Not Available now'],
  ['a campaign that ended [camp-02]', CART_MESSAGES['campaign-over'], 'This campaign is over'],
  ['a line removed in the drawer [cart-15]', CART_NOTICES['line-removed'], 'Cart item remove successfully'],
  ['an item removed on a card [cart-16]', CART_NOTICES['removed-from-card'], 'Removed from cart.'],
  [
    'another store in the cart [cart-17]',
    CART_NOTICES['other-store'],
    'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
  ],
  [
    'a cart that was replaced [cart-18]',
    CART_NOTICES['cart-replaced'],
    'Your cart has been cleared successfully. And selected item added to the cart.',
  ],
  ['an item added [cart-21]', CART_NOTICES.added, 'Item added to cart'],
  ['a quantity changed [cart-22]', CART_NOTICES['quantity-updated'], 'Updated successfully.'],
  ['an item updated [cart-22]', CART_NOTICES['item-updated'], 'Item updated successfully'],
])('the sentence for %s is the one of the specification', (_name, sentence, expected) => {
  expect(sentence).toBe(expected);
});
