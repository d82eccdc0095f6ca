import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { phoneRefusalOf } from '@bozor/contract/refusals.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { checkSignUp } from '@bozor/domain/identity/check-account-form.ts';
import { canonicalEmail } from '@bozor/domain/identity/email.ts';
import { canonicalPhone } from '@bozor/domain/identity/phone.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { Problem, refusal, refuse, type Refusal } from '../../platform/http/problem.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { isCommonPassword } from './common-passwords.ts';
import { createAccount, referrerOf, takenRefusal } from './create-account.ts';
import { hashPassword } from './passwords.ts';
import type { SignInContext, SignedIn } from './signed-in.ts';

/** Creates an account by name, phone, e-mail and password and signs it in. All invalid fields are reported at once. */
export async function signUp(api: Api, form: GivenBodyOf<typeof API.identity.signUp>, context: SignInContext): Promise<SignedIn> {
  const settings = await api.settings.read();
  if (!settings.manual_login) throw refuse(API.identity.signUp, 'login-method-off');
  checkForm(form, settings);
  const referrerId = await referrerOf(api, form.ref_code);
  const passwordHash = await hashPassword(form.password);
  const contact = { email: canonicalEmail(form.email)!, phone: canonicalPhone(form.phone)! };
  try {
    return await inTransaction(api.db, async (trx) => {
      const wanted = { name: form.name, ...contact, passwordHash, locale: context.locale, referrerId };
      return completeSignIn(api, trx, await createAccount(api, trx, wanted), 'manual', context);
    });
  } catch (error) {
    throw takenRefusal(error);
  }
}

function checkForm(
  form: GivenBodyOf<typeof API.identity.signUp>,
  { password_min_length: minimum, refuse_common_passwords: refusesCommon }: Settings,
): void {
  const problems: Refusal[] = checkSignUp(form, { minimum, hasAcceptedTerms: true }).map(({ field, problem }) => {
    switch (problem) {
      case 'first-name-required':
        return refusal(API.identity.signUp, 'first-name-required', { field });
      case 'phone-required':
        return refusal(API.identity.signUp, 'phone-missing', { field });
      case 'email-required':
        return refusal(API.identity.signUp, 'email-required', { field });
      case 'password-too-short':
        return refusal(API.identity.signUp, 'password-too-short', { field, values: { minimum } });
      case 'passwords-differ':
        return refusal(API.identity.signUp, 'passwords-differ', { field });
      default:
        return refusal(API.identity.signUp, field === 'phone' ? phoneRefusalOf(problem) : 'email-not-valid', { field });
    }
  });
  if (refusesCommon && problems.length === 0 && isCommonPassword(form.password))
    problems.push(refusal(API.identity.signUp, 'password-too-common', { field: 'password' }));
  const [first, ...rest] = problems;
  if (first) throw new Problem([first, ...rest]);
}
