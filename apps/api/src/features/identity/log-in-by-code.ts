import { API } from '@bozor/contract/shop/routes.ts';
import { checkCodePhone } from '@bozor/domain/identity/check-account-form.ts';
import type { Identity } from '@bozor/domain/identity/email-or-phone.ts';
import { canonicalPhone } from '@bozor/domain/identity/phone.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/problem.ts';
import { admit } from './admit.ts';
import { askForName, askIfItIsThem } from './ask-person.ts';
import { sendCode } from './one-time-codes.ts';
import { stepAnswer, type Arriving, type SignedIn } from './signed-in.ts';
import { findByIdentity } from './store.ts';

/** Sends a code to sign in with. The answer is the same whether the number has an account or not. */
export async function askForLoginCode(api: Api, written: string, arriving: Arriving): Promise<SignedIn> {
  const [found] = checkCodePhone({ phone: written });
  if (found)
    throw refuse(API.identity.login, found.problem === 'phone-required' ? 'phone-missing' : 'phone-not-valid', {
      field: 'phone',
    });
  const to: Identity = { fieldType: 'phone', phone: canonicalPhone(written)! };
  const { resendAfterSeconds } = await inTransaction(api.db, (trx) => sendCode(api, trx, { to, purpose: 'login' }, arriving));
  return stepAnswer('otp', { is_phone_verified: 0, phone: to.phone, verification_on: 'phone', resend_after_seconds: resendAfterSeconds });
}

/**
 * Somebody proved a phone or an e-mail: its customer comes in. Nobody's leads to a name. An account that has it without ever having proven it
 * may be somebody else's, who mistyped or meant harm, so the person is asked first: 'Is It You?' (auth-22).
 */
export async function arriveProven(api: Api, trx: Transaction, proven: Identity, arriving: Arriving): Promise<SignedIn> {
  const customer = await findByIdentity(trx, proven);
  if (!customer) return askForName(trx, { proven, loginType: 'otp' }, arriving);
  if (customer[`${proven.fieldType}_verified_at`]) return admit(api, trx, customer, 'otp', arriving);
  return askIfItIsThem(trx, customer, { proven, loginType: 'otp' }, arriving);
}
