import type { Identity } from '@bozor/domain/identity/email-or-phone.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { completeSignIn, contactOf } from './complete-sign-in.ts';
import { requestName, requestConfirmation } from './request-details.ts';
import { createAccount, takenRefusal } from './create-account.ts';
import type { Social } from './proofs.ts';
import { markVerified } from './mark-verified.ts';
import type { SignInContext, SignedIn } from './signed-in.ts';
import { linkSocial } from './social-store.ts';
import { findByIdentity, getCustomer } from './store.ts';

/**
 * Signs in a person whom a provider authenticated and no account is linked to. Their e-mail is vouched for by the provider, or their phone
 * verified by a code. With a name an account is created at once; without one the name is requested. An existing account with that e-mail is
 * never joined without confirmation (auth-26 to auth-28).
 */
export async function signInProviderUser(
  api: Api,
  trx: Transaction,
  proven: Identity,
  social: Social,
  context: SignInContext,
): Promise<SignedIn> {
  const shown = { proven, loginType: 'social', social } as const;
  const customer = await findByIdentity(trx, proven);
  if (!customer) return social.name === '' ? requestName(trx, shown, context) : makeAccount(api, trx, proven, social, context);
  // The account's own phone was just verified, which signs in without a provider too.
  if (proven.fieldType === 'phone' && customer.phone_verified_at) {
    await linkSocial(trx, customer.id, social);
    return completeSignIn(api, trx, customer, 'social', context);
  }
  return requestConfirmation(trx, customer, shown, context);
}

async function makeAccount(api: Api, trx: Transaction, proven: Identity, social: Social, context: SignInContext): Promise<SignedIn> {
  try {
    const contact = { phone: null, email: null, ...contactOf(proven) };
    const { locale } = context;
    const { id } = await createAccount(api, trx, { name: social.name, ...contact, passwordHash: null, locale, referrerId: undefined });
    await markVerified(trx, id, proven);
    await linkSocial(trx, id, social);
    return await completeSignIn(api, trx, (await getCustomer(trx, id))!, 'social', context);
  } catch (error) {
    throw takenRefusal(error);
  }
}
