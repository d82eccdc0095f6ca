import type { Identity } from '@bozor/domain/identity/email-or-phone.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { admit, contactOf } from './admit.ts';
import { askForName, askIfItIsThem } from './ask-person.ts';
import { createAccount, sayTaken } from './create-account.ts';
import type { Social } from './proofs.ts';
import { prove } from './prove.ts';
import type { Arriving, SignedIn } from './signed-in.ts';
import { linkSocial } from './social-store.ts';
import { findByIdentity, getCustomer } from './store.ts';

/**
 * Somebody whom a provider knows and the shop does not, with an e-mail that the provider vouches for or a phone that a code has proven. A name
 * makes an account of them at once; without one it is asked for. An account that has the e-mail is never joined unasked (auth-26 to auth-28).
 */
export async function arriveSocially(api: Api, trx: Transaction, proven: Identity, social: Social, arriving: Arriving): Promise<SignedIn> {
  const shown = { proven, loginType: 'social', social } as const;
  const customer = await findByIdentity(trx, proven);
  if (!customer) return social.name === '' ? askForName(trx, shown, arriving) : makeAccount(api, trx, proven, social, arriving);
  // Its own phone has just let them in, as it does without any provider.
  if (proven.fieldType === 'phone' && customer.phone_verified_at) {
    await linkSocial(trx, customer.id, social);
    return admit(api, trx, customer, 'social', arriving);
  }
  return askIfItIsThem(trx, customer, shown, arriving);
}

async function makeAccount(api: Api, trx: Transaction, proven: Identity, social: Social, arriving: Arriving): Promise<SignedIn> {
  try {
    const contact = { phone: null, email: null, ...contactOf(proven) };
    const { locale } = arriving;
    const { id } = await createAccount(api, trx, { name: social.name, ...contact, passwordHash: null, locale, referrerId: undefined });
    await prove(trx, id, proven);
    await linkSocial(trx, id, social);
    return await admit(api, trx, (await getCustomer(trx, id))!, 'social', arriving);
  } catch (error) {
    throw sayTaken(error);
  }
}
