import type { ProblemTable } from './endpoint.ts';

/** Refusals that several endpoints share: spread into their `problems`, so that a code has one status and one sentence everywhere. */

export const itemNotFound = { 'item-not-found': { status: 404, message: 'This item is not available any more.' } } as const satisfies ProblemTable;
export const storeNotFound = { 'store-not-found': { status: 404, message: 'This store is not available here.' } } as const satisfies ProblemTable;
export const categoryNotFound = { 'category-not-found': { status: 404, message: 'This category does not exist.' } } as const satisfies ProblemTable;
export const campaignNotFound = { 'campaign-not-found': { status: 404, message: 'This campaign is over' } } as const satisfies ProblemTable;
export const orderNotFound = { 'order-not-found': { status: 404, message: 'Order not found' } } as const satisfies ProblemTable;
export const zoneNotFound = { 'zone-not-found': { status: 404, message: 'We do not deliver to this place yet.' } } as const satisfies ProblemTable;

/** What may be wrong with an item as it was chosen: for the cart, buy now and campaigns alike. */
export const choiceRefused = {
  ...itemNotFound,
  'out-of-stock': { status: 409, message: 'Out of Stock' },
  'out-of-limits': { status: 409, message: 'Out of Limits' },
  'variation-out-of-stock': { status: 409, message: 'This variation is out of stock. Choose another variation to proceed further.' },
  'variation-not-found': { status: 422, message: 'This choice does not belong to the item.' },
  'variation-required': { status: 422, message: '{name} can not remain without selection' },
  'variation-count': { status: 422, message: 'Selected variation named {name} must be in between Minimum {min} and Maximum {max}' },
  'add-on-not-found': { status: 422, message: 'This add-on does not belong to the item.' },
  'not-available-now': { status: 409, message: 'Not Available now' },
  'campaign-over': { status: 409, message: 'This campaign is over' },
} as const satisfies ProblemTable;

export const couponRefused = {
  'coupon-not-valid': { status: 422, message: 'This coupon cannot be used.' },
  'coupon-below-minimum': { status: 422, message: 'To apply this coupon, total item amount should be minimum {amount}' },
  'coupon-spent': { status: 409, message: 'This coupon has already been used.' },
} as const satisfies ProblemTable;

/** Where and when an order may go. */
export const deliveryRefused = {
  ...storeNotFound,
  'cart-empty': { status: 409, message: 'Your cart is empty' },
  'store-closed': { status: 409, message: 'The store is closed now. Choose another time.' },
  'time-not-possible': { status: 422, message: 'The store does not take orders for this time.' },
  'outside-zone': { status: 422, message: 'The store does not deliver to this address.' },
  'order-type-not-offered': { status: 422, message: 'The store does not offer this way of receiving the order.' },
  'below-minimum': { status: 422, message: 'The store takes orders from {amount}.' },
  'address-required': { status: 422, message: 'Address is required' },
} as const satisfies ProblemTable;

export const paymentRefused = {
  'payment-method-off': { status: 422, message: 'This payment method is not available here.' },
  'above-cash-limit': { status: 422, message: 'The total amount of the order, exceeds maximum amount of the cash on delivery method' },
  'wallet-too-low': { status: 409, message: 'There is not enough money in your wallet.' },
  'offline-fields-missing': { status: 422, message: 'Fill in the payment details.' },
  'already-paid': { status: 409, message: 'This order is already paid.' },
} as const satisfies ProblemTable;

/** A step that the life of an order does not know. */
export const wrongStep = { 'wrong-step': { status: 409, message: 'This is not possible in the present state of the order.' } } as const satisfies ProblemTable;

export const pictureRefused = {
  'too-many-pictures': { status: 422, message: 'Maximum 3 images can be send at a time.' },
  'picture-not-accepted': { status: 422, message: 'Choose a jpg, png, jpeg or gif picture.' },
  'picture-too-large': { status: 413, message: 'The picture is larger than 2 MB.' },
} as const satisfies ProblemTable;

export const contactRefused = {
  'name-required': { status: 422, message: 'Name is required' },
  'phone-required': { status: 422, message: 'Phone Number is required' },
  'phone-not-valid': { status: 422, message: 'number must be 10 digits' },
  'email-not-valid': { status: 422, message: 'Must be a valid email' },
} as const satisfies ProblemTable;

export const passwordRefused = {
  'password-too-short': { status: 422, message: 'Password is too short - should be {minimum} chars minimum.' },
  'password-too-common': { status: 422, message: 'This password is too easy to guess. Choose another one.' },
  'passwords-differ': { status: 422, message: 'Passwords must match' },
} as const satisfies ProblemTable;
