import { CART_MESSAGES } from '@bozor/domain/cart/messages.ts';
import { ORDER_MESSAGES } from '@bozor/domain/checkout/check-order.ts';
import { COUPON_MESSAGES } from '@bozor/domain/checkout/coupon.ts';
import type { ProblemTable } from './endpoint.ts';

/** Problems shared by several endpoints, to be spread into their `problems`, so that a code has one status and one message everywhere. */

/** The item does not exist or is no longer sold. */
export const itemNotFound = {
  'item-not-found': { status: 404, message: 'This item is not available any more.' },
} as const satisfies ProblemTable;
/** The store does not exist or is inactive. */
export const storeNotFound = {
  'store-not-found': { status: 404, message: 'This store is not available here.' },
} as const satisfies ProblemTable;
/** The category does not exist or is inactive. */
export const categoryNotFound = {
  'category-not-found': { status: 404, message: 'This category does not exist.' },
} as const satisfies ProblemTable;
/** The campaign does not exist or has ended. */
export const campaignNotFound = { 'campaign-not-found': { status: 404, message: 'This campaign is over' } } as const satisfies ProblemTable;
/** The order does not exist, or does not belong to the caller. */
export const orderNotFound = { 'order-not-found': { status: 404, message: 'Order not found' } } as const satisfies ProblemTable;
/** The review does not exist, or is out of the caller's reach. */
export const reviewNotFound = {
  'review-not-found': { status: 404, message: 'This review does not exist.' },
} as const satisfies ProblemTable;
/** A code by which goods change hands was wrong, or was wrong too often. */
export const codeRefused = {
  'hand-over-code-wrong': { status: 422, message: 'This code is not right. Tries left: {left}' },
  'code-locked': { status: 429, message: 'Five wrong codes. Call the dispatcher, who can go on without a code.' },
} as const satisfies ProblemTable;
/** The customer was asked what comes instead of a sold-out line, and the bag stays open. */
export const swapUnanswered = {
  'swap-unanswered': { status: 409, message: 'The customer has not answered yet what comes instead.' },
} as const satisfies ProblemTable;
/** No zone contains the point. */
export const zoneNotFound = {
  'zone-not-found': { status: 404, message: 'We do not deliver to this place yet.' },
} as const satisfies ProblemTable;

/** Problems of a chosen item, with the messages of the cart's rules; for the cart, buy now and campaigns. */
export const choiceRefused = {
  ...itemNotFound,
  ...withStatus(
    409,
    pick(
      CART_MESSAGES,
      'out-of-stock',
      'out-of-limits',
      'variation-out-of-stock',
      'not-available-now',
      'campaign-not-started',
      'campaign-over',
      'withdrawn',
    ),
  ),
  ...withStatus(
    422,
    pick(
      CART_MESSAGES,
      'location-required',
      'quantity-invalid',
      'selection-required',
      'selection-out-of-range',
      'selection-unknown',
      'variation-unknown',
      'add-on-unknown',
      'add-on-quantity-invalid',
    ),
  ),
} as const satisfies ProblemTable;

/** The messages of the rules, except one: 'coupon-not-yours' is returned as 'coupon-not-running', so that codes cannot be probed. */
export const couponRefused = {
  ...withStatus(
    422,
    pick(
      COUPON_MESSAGES,
      'coupon-not-running',
      'coupon-elsewhere',
      'coupon-first-order-only',
      'coupon-sign-in-required',
      'coupon-below-minimum',
    ),
  ),
  ...withStatus(409, pick(COUPON_MESSAGES, 'coupon-used-up', 'coupon-already-used')),
} as const satisfies ProblemTable;

/** Problems of the place and time of a delivery. */
export const deliveryRefused = {
  ...storeNotFound,
  ...withStatus(422, pick(ORDER_MESSAGES, 'below-minimum-order', 'tip-out-of-range')),
  'cart-empty': { status: 409, message: 'Your cart is empty' },
  'store-closed': { status: 409, message: 'The store is closed now. Choose another time.' },
  'last-order-passed': { status: 409, message: 'The store takes no more orders before it closes. Choose another time.' },
  'time-not-possible': { status: 422, message: 'The store does not take orders for this time.' },
  'outside-zone': { status: 422, message: 'The store does not deliver to this address.' },
  'order-type-not-offered': { status: 422, message: 'The store does not offer this way of receiving the order.' },
  'total-out-of-range': { status: 422, message: 'This order is too large.' },
} as const satisfies ProblemTable;

/** The return address is not one of the operator's list. */
export const callbackRefused = {
  'callback-not-allowed': { status: 422, message: 'The payment cannot return to this address.' },
} as const satisfies ProblemTable;

/** Problems of a payment method, with the messages of the order rules (checkout-02, checkout-04). */
export const paymentRefused = {
  ...withStatus(
    422,
    pick(
      ORDER_MESSAGES,
      'cash-limit-exceeded',
      'cash-not-allowed',
      'digital-payment-not-allowed',
      'offline-payment-not-allowed',
      'wallet-not-allowed',
      'no-way-to-pay',
      'receiver-pays-cash',
      'wallet-too-small',
    ),
  ),
  'offline-fields-missing': { status: 422, message: 'Fill in the payment details.' },
  'offline-field-required': { status: 422, message: '{label} is required' },
  'already-paid': { status: 409, message: 'This order is already paid.' },
} as const satisfies ProblemTable;

/** A transition that is illegal for the order. */
export const wrongStep = {
  'wrong-step': { status: 409, message: 'This is not possible in the present state of the order.' },
} as const satisfies ProblemTable;

/** Problems of uploaded pictures. */
export const pictureRefused = {
  'too-many-pictures': { status: 422, message: 'Maximum 3 images can be send at a time.' },
  'picture-not-accepted': { status: 422, message: 'Choose a jpg, png, jpeg or gif picture.' },
  'picture-too-large': { status: 413, message: 'The picture is larger than 2 MB.' },
} as const satisfies ProblemTable;

/** Problems of a phone number, with the messages of the field: fewer than ten digits, or a number that does not exist. */
export const phoneRefused = {
  'phone-not-valid': { status: 422, message: 'number must be 10 digits' },
  'phone-unknown': { status: 422, message: 'This number does not exist. Check its digits, or begin with + and the country code.' },
} as const satisfies ProblemTable;

/** The refusal for a problem of the phone rule. */
export function phoneRefusalOf(problem: string): keyof typeof phoneRefused {
  return problem === 'phone-invalid' ? 'phone-unknown' : 'phone-not-valid';
}

/** Problems of a contact's name, phone and e-mail. */
export const contactRefused = {
  'name-required': { status: 422, message: 'Name is required' },
  'phone-required': { status: 422, message: 'Phone Number is required' },
  ...phoneRefused,
  'email-not-valid': { status: 422, message: 'Must be a valid email' },
} as const satisfies ProblemTable;

/** The e-mail is missing. */
export const emailRequired = { 'email-required': { status: 422, message: 'Email is required' } } as const satisfies ProblemTable;

/** Problems of a new password, typed twice. */
export const passwordRefused = {
  'password-too-short': { status: 422, message: 'Password is too short - should be {minimum} chars minimum.' },
  'password-too-common': { status: 422, message: 'This password is too easy to guess. Choose another one.' },
  'passwords-differ': { status: 422, message: 'Passwords must match' },
} as const satisfies ProblemTable;

/** Adds an HTTP status to the messages of a rule. */
function withStatus<const M extends Readonly<Record<string, string>>, const S extends number>(
  status: S,
  messages: M,
): { readonly [Code in keyof M]: { readonly status: S; readonly message: string } } {
  return Object.fromEntries(Object.entries(messages).map(([code, message]) => [code, { status, message }])) as {
    [Code in keyof M]: { status: S; message: string };
  };
}

function pick<M extends object, const K extends keyof M>(messages: M, ...codes: readonly K[]): Pick<M, K> {
  return Object.fromEntries(codes.map((code) => [code, messages[code]])) as Pick<M, K>;
}
