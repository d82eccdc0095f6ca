import type { GivenBodyOf, ReplyOf } from '@bozor/contract/endpoint.ts';
import { phoneRefusalOf } from '@bozor/contract/refusals.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { checkCodePhone } from '@bozor/domain/identity/check-account-form.ts';
import { canonicalPhone } from '@bozor/domain/identity/phone.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction, violates } from '../../platform/db/transaction.ts';
import { refuse } from '../../platform/http/problem.ts';
import { completeSignIn, requestCode } from './complete-sign-in.ts';
import { signInProviderUser } from './sign-in-provider-user.ts';
import { presentMatch } from './request-details.ts';
import { storePendingStep, readStep } from './pending-steps.ts';
import type { SignInContext, SignedIn } from './signed-in.ts';
import { providerOf, readSocialToken, type SocialForm } from './social-person.ts';
import { findLinked } from './social-store.ts';
import { findByIdentity, getCustomer } from './store.ts';

/**
 * Signs in a person whom a provider authenticated. A token works once: it is stored as the token of the next step, and a stored one is
 * refused. Without an e-mail that the provider vouches for, the phone is requested (auth-29).
 */
export async function logInSocially(api: Api, form: SocialForm, context: SignInContext): Promise<SignedIn> {
  const { social, email } = await readSocialToken(api, form, context);
  try {
    const answer = await inTransaction(api.db, async (trx) => {
      await storePendingStep(trx, form.token, 'phone_after_social', { social }, { guestId: context.guestId });
      const customerId = await findLinked(trx, social);
      if (customerId !== undefined) return completeSignIn(api, trx, (await getCustomer(trx, customerId))!, 'social', context);
      return email && signInProviderUser(api, trx, { fieldType: 'email', email }, social, context);
    });
    if (answer) return answer;
  } catch (error) {
    throw violates(error, 'pending_steps_pkey') ? refuse(API.identity.socialLogin, 'social-token-refused') : error;
  }
  throw refuse(API.identity.socialLogin, 'email');
}

/** Continues without an e-mail from the provider: the phone must be verified by a code. The previous step's token is required. */
export async function registerSocially(
  api: Api,
  form: GivenBodyOf<typeof API.identity.socialRegister>,
  context: SignInContext,
): Promise<SignedIn> {
  await providerOf(api, form.medium);
  const [found] = checkCodePhone({ phone: form.phone });
  if (found)
    throw refuse(API.identity.socialRegister, found.problem === 'phone-required' ? 'phone-missing' : phoneRefusalOf(found.problem), {
      field: 'phone',
    });
  const step = await readStep(api.db, form.token, 'phone_after_social');
  if (step?.payload.social.medium !== form.medium) throw refuse(API.identity.socialRegister, 'social-token-refused');
  const { social } = step.payload;
  const to = { fieldType: 'phone', phone: canonicalPhone(form.phone)! } as const;
  return inTransaction(api.db, (trx) => requestCode(api, trx, { to, purpose: 'verify_phone', loginType: 'social', social }, context));
}

/** Whether the e-mail of a token belongs to an account that is not linked to the provider yet. */
export async function checkSocialEmail(
  api: Api,
  form: SocialForm,
  context: SignInContext,
): Promise<ReplyOf<typeof API.identity.checkEmail>> {
  const { social, email } = await readSocialToken(api, form, context);
  if (!email) return { is_exist_user: null, is_email_verified: 0 };
  return inTransaction(api.db, async (trx) => {
    const isLinked = (await findLinked(trx, social)) !== undefined;
    const customer = isLinked ? undefined : await findByIdentity(trx, { fieldType: 'email', email });
    return { is_exist_user: customer ? presentMatch(customer) : null, is_email_verified: 1 };
  });
}
