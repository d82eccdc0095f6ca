import type { SignInReply } from '@bozor/contract/shop/customers/identity.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';

export type SignedIn = SignInReply;
export type CartMerge = SignInReply['cart'];
export type LoginType = SignInReply['login_type'];

/** Context of a sign-in request. */
export interface SignInContext {
  readonly locale: Locale;
  /** The guest id used before. Its cart is merged into the account. */
  readonly guestId: string | undefined;
  readonly userAgent: string | undefined;
  /** IP address of the caller. */
  readonly address: string;
}

export interface SignedInCustomer {
  readonly id: number;
  readonly f_name: string;
  readonly email: string | null;
  readonly phone: string | null;
  readonly phone_verified_at: Date | null;
  readonly email_verified_at: Date | null;
}

const NOTHING_MERGED: CartMerge = { outcome: 'none', clamped: [] };

/** Response of an intermediate step. Facts that the shop does not require count as given, so that the dialog goes on. */
export function stepReply(loginType: LoginType, known: Partial<SignedIn>): SignedIn {
  return {
    token: null,
    is_personal_info: 1,
    is_phone_verified: 1,
    is_email_verified: 1,
    is_exist_user: null,
    email: null,
    phone: null,
    login_type: loginType,
    pending_token: null,
    verification_on: null,
    resend_after_seconds: null,
    cart: NOTHING_MERGED,
    ...known,
  };
}

/** Response of the last step: the token and the customer's fields. */
export function signedIn(customer: SignedInCustomer, token: string, loginType: LoginType, cart: CartMerge): SignedIn {
  return stepReply(loginType, { token, cart, email: customer.email, phone: customer.phone });
}
