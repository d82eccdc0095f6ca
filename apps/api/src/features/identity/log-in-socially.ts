import type { GivenBodyOf, ReplyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { checkCodePhone } from '@bozor/domain/identity/check-account-form.ts';
import { canonicalPhone } from '@bozor/domain/identity/phone.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction, violates } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/problem.ts';
import { admit, askForCode } from './admit.ts';
import { arriveSocially } from './arrive-socially.ts';
import { presentMatch } from './ask-person.ts';
import { awaitStepOf, readStep } from './pending-steps.ts';
import type { Arriving, SignedIn } from './signed-in.ts';
import { providerOf, readSocialToken, type SocialForm } from './social-person.ts';
import { findLinked } from './social-store.ts';
import { findByIdentity, getCustomer } from './store.ts';

/**
 * Signs in whom a provider knows. A token does this once: it is remembered as the proof that the next step may need, and one that is remembered
 * is refused. Without an e-mail that the provider vouches for, the phone is asked for (auth-29).
 */
export async function logInSocially(api: Api, form: SocialForm, arriving: Arriving): Promise<SignedIn> {
  const { social, email } = await readSocialToken(api, form, arriving);
  try {
    const answer = await inTransaction(api.db, async (trx) => {
      await awaitStepOf(trx, form.token, 'phone_after_social', { social }, { guestId: arriving.guestId });
      const customerId = await findLinked(trx, social);
      if (customerId !== undefined) return admit(api, trx, (await getCustomer(trx, customerId))!, 'social', arriving);
      return email && arriveSocially(api, trx, { fieldType: 'email', email }, social, arriving);
    });
    if (answer) return answer;
  } catch (error) {
    throw violates(error, 'pending_steps_pkey') ? refuse(API.identity.socialLogin, 'social-token-refused') : error;
  }
  throw refuse(API.identity.socialLogin, 'email');
}

/** The phone that a provider did not tell: a code has to prove it. The token of the step before is what opens this one. */
export async function registerSocially(
  api: Api,
  form: GivenBodyOf<typeof API.identity.socialRegister>,
  arriving: Arriving,
): Promise<SignedIn> {
  await providerOf(api, form.medium);
  const [found] = checkCodePhone({ phone: form.phone });
  if (found)
    throw refuse(API.identity.socialRegister, found.problem === 'phone-required' ? 'phone-missing' : 'phone-not-valid', { field: 'phone' });
  const step = await readStep(api.db, form.token, 'phone_after_social');
  if (step?.payload.social.medium !== form.medium) throw refuse(API.identity.socialRegister, 'social-token-refused');
  const { social } = step.payload;
  const to = { fieldType: 'phone', phone: canonicalPhone(form.phone)! } as const;
  return inTransaction(api.db, (trx) => askForCode(api, trx, { to, purpose: 'verify_phone', loginType: 'social', social }, arriving));
}

/** Whether the e-mail that a token proves has an account that the provider does not open yet. */
export async function checkSocialEmail(api: Api, form: SocialForm, arriving: Arriving): Promise<ReplyOf<typeof API.identity.checkEmail>> {
  const { social, email } = await readSocialToken(api, form, arriving);
  if (!email) return { is_exist_user: null, is_email_verified: 0 };
  return inTransaction(api.db, async (trx) => {
    const isLinked = (await findLinked(trx, social)) !== undefined;
    const customer = isLinked ? undefined : await findByIdentity(trx, { fieldType: 'email', email });
    return { is_exist_user: customer ? presentMatch(customer) : null, is_email_verified: 1 };
  });
}
