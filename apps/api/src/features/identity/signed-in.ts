import type { SignInReply } from '@bozor/contract/identity.ts';
import type { Locale } from '../../platform/http/scope.ts';

export type SignedIn = SignInReply;
export type CartMerge = SignInReply['cart'];

/** What a person brings along when signing in. */
export interface Arriving {
  readonly locale: Locale;
  /** The guest id that was used before; its cart and orders come along. */
  readonly guestId: string | undefined;
  readonly userAgent: string | undefined;
  /** Where on the network the call comes from. */
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

/** The last step's answer: the token, and what is known of the person. */
export function signedIn(customer: SignedInCustomer, token: string, loginType: SignInReply['login_type'], cart: CartMerge): SignedIn {
  return {
    token,
    is_personal_info: customer.f_name === '' ? 0 : 1,
    // What the shop does not ask to be proven counts as proven, so that the dialog goes on.
    is_phone_verified: 1,
    is_email_verified: 1,
    is_exist_user: null,
    email: customer.email,
    phone: customer.phone,
    login_type: loginType,
    pending_token: null,
    verification_on: null,
    resend_after_seconds: null,
    cart,
  };
}
