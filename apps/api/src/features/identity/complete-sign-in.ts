import type { Identity } from '@bozor/domain/identity/email-or-phone.ts';
import type { Email } from '@bozor/domain/identity/email.ts';
import type { Phone } from '@bozor/domain/identity/phone.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { mergeGuest } from './merge-guest.ts';
import { sendCode } from './one-time-codes.ts';
import type { CodePurpose, Social } from './proofs.ts';
import { createPendingStep } from './pending-steps.ts';
import { signedIn, stepReply, type SignInContext, type LoginType, type SignedIn, type SignedInCustomer } from './signed-in.ts';
import { startSession } from './start-session.ts';
import { SIGNING_IN } from './refusing-endpoints.ts';

/** Signs in an authenticated customer, or returns the next step: profile, phone or e-mail verification (auth-18 to auth-20). */
export async function completeSignIn(
  api: Api,
  trx: Transaction,
  customer: SignedInCustomer & { readonly status: string },
  loginType: LoginType,
  context: SignInContext,
): Promise<SignedIn> {
  if (customer.status !== 'active') throw refuse(SIGNING_IN, 'account-suspended');
  const proven = verifiedContactOf(customer);
  if (customer.f_name === '' && proven) {
    const token = await createPendingStep(trx, 'user_info', { proven, loginType }, { customerId: customer.id, guestId: context.guestId });
    return stepReply(loginType, { is_personal_info: 0, pending_token: token, ...contactOf(proven) });
  }
  const unproven = unverifiedContactOf(customer, await api.settings.read());
  if (unproven)
    return requestCode(api, trx, { to: unproven, purpose: PURPOSES[unproven.fieldType], customerId: customer.id, loginType }, context);
  const cart = await mergeGuest(api, trx, customer.id, context);
  return signedIn(customer, await startSession(trx, customer.id, context.userAgent), loginType, cart);
}

/**
 * Sends a code and returns the step that waits for it. `claims` and `social` are added to the account once its owner confirms with that
 * code.
 */
export async function requestCode(
  api: Api,
  trx: Transaction,
  {
    to,
    purpose,
    customerId,
    loginType,
    claims,
    social,
    provesPassword,
  }: {
    to: Identity;
    purpose: CodePurpose;
    customerId?: number;
    loginType: LoginType;
    claims?: Identity;
    social?: Social | undefined;
    provesPassword?: boolean;
  },
  context: SignInContext,
): Promise<SignedIn> {
  const token = await createPendingStep(
    trx,
    'verify',
    { to, purpose, loginType, ...(claims && { claims }), ...(social && { social }), ...(provesPassword && { provesPassword }) },
    { customerId, guestId: context.guestId },
  );
  const { resendAfterSeconds } = await sendCode(api, trx, { to, purpose, customerId }, context);
  return stepReply(loginType, {
    [to.fieldType === 'phone' ? 'is_phone_verified' : 'is_email_verified']: 0,
    verification_on: to.fieldType,
    resend_after_seconds: resendAfterSeconds,
    pending_token: token,
    ...contactOf(to),
  });
}

export function contactOf(identity: Identity): { readonly phone: string } | { readonly email: string } {
  return identity.fieldType === 'phone' ? { phone: identity.phone } : { email: identity.email };
}

/** Purpose of a code that proves the contact of an account. */
export const PURPOSES = { phone: 'verify_phone', email: 'verify_email' } as const;

function unverifiedContactOf(customer: SignedInCustomer, settings: Settings): Identity | undefined {
  if (settings.phone_verification && customer.phone && !customer.phone_verified_at)
    return { fieldType: 'phone', phone: customer.phone as Phone };
  if (settings.email_verification && customer.email && !customer.email_verified_at)
    return { fieldType: 'email', email: customer.email as Email };
  return undefined;
}

/** The verified contact of an account, phone before e-mail. */
export function verifiedContactOf(customer: SignedInCustomer): Identity | undefined {
  if (customer.phone && customer.phone_verified_at) return { fieldType: 'phone', phone: customer.phone as Phone };
  return customer.email && customer.email_verified_at ? { fieldType: 'email', email: customer.email as Email } : undefined;
}
