import type { SignInReply } from '@bozor/contract/shop/customers/identity.ts';
import { afterCode, afterLogin, type SignInStep } from '@bozor/domain/identity/sign-in-step.ts';

/** The next view after any sign-in reply: questions about the person first, then verification, then the end. */
export function stepAfter(reply: SignInReply): SignInStep {
  const requested = afterCode({ hasMatch: reply.is_exist_user !== null, hasPersonalInfo: reply.is_personal_info === 1 });
  if (requested.step !== 'finish') return requested;
  return afterLogin({
    hasPersonalInfo: true,
    isPhoneVerified: reply.is_phone_verified === 1,
    isEmailVerified: reply.is_email_verified === 1,
  });
}
