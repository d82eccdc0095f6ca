import { phoneRefusalOf } from '@bozor/contract/refusals.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { checkCodePhone } from '@bozor/domain/identity/check-account-form.ts';
import type { Identity } from '@bozor/domain/identity/email-or-phone.ts';
import { canonicalPhone } from '@bozor/domain/identity/phone.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/problem.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { requestName, requestConfirmation } from './request-details.ts';
import { sendCode } from './one-time-codes.ts';
import { stepReply, type SignInContext, type SignedIn } from './signed-in.ts';
import { findByIdentity } from './store.ts';

/** Sends a sign-in code. The response is the same for numbers without an account. */
export async function requestLoginCode(api: Api, written: string, context: SignInContext): Promise<SignedIn> {
  const [found] = checkCodePhone({ phone: written });
  if (found)
    throw refuse(API.identity.login, found.problem === 'phone-required' ? 'phone-missing' : phoneRefusalOf(found.problem), {
      field: 'phone',
    });
  const to: Identity = { fieldType: 'phone', phone: canonicalPhone(written)! };
  const { resendAfterSeconds } = await inTransaction(api.db, (trx) => sendCode(api, trx, { to, purpose: 'login' }, context));
  return stepReply('otp', { is_phone_verified: 0, phone: to.phone, verification_on: 'phone', resend_after_seconds: resendAfterSeconds });
}

/**
 * Signs in a person who verified a phone or e-mail. Without an account the name is requested. An account that never verified this contact
 * may belong to a stranger (a typo or an attack), so the dialog asks 'Is It You?' (auth-22).
 */
export async function signInVerified(api: Api, trx: Transaction, proven: Identity, context: SignInContext): Promise<SignedIn> {
  const customer = await findByIdentity(trx, proven);
  if (!customer) return requestName(trx, { proven, loginType: 'otp' }, context);
  if (customer[`${proven.fieldType}_verified_at`]) return completeSignIn(api, trx, customer, 'otp', context);
  return requestConfirmation(trx, customer, { proven, loginType: 'otp' }, context);
}
