import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { phoneRefusalOf } from '@bozor/contract/refusals.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { checkSignUp } from '@bozor/domain/identity/check-account-form.ts';
import { canonicalEmail } from '@bozor/domain/identity/email.ts';
import { canonicalPhone, type Phone } from '@bozor/domain/identity/phone.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hashOf } from '../../platform/http/credential.ts';
import { Problem, refusal, refuse, type Refusal } from '../../platform/http/problem.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { hasGuestOrders } from '../orders/has-guest-orders.ts';
import { completeSignIn, requestCode } from './complete-sign-in.ts';
import { isCommonPassword } from '../../platform/passwords/common-passwords.ts';
import { createAccount, referrerOf, takenRefusal } from './create-account.ts';
import { hashPassword } from '../../platform/passwords/passwords.ts';
import type { SignInContext, SignedIn } from './signed-in.ts';

/**
 * Creates an account by name, phone, e-mail and password and signs it in. All invalid fields are reported at once. A guest who ordered with
 * this phone proves it by a code first, so that the orders join the account.
 */
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
      const customer = await createAccount(api, trx, wanted);
      if (!(await hasOrdered(trx, contact.phone, context))) return completeSignIn(api, trx, customer, 'manual', context);
      const to = { fieldType: 'phone', phone: contact.phone } as const;
      return requestCode(api, trx, { to, purpose: 'verify_phone', customerId: customer.id, loginType: 'manual' }, context);
    });
  } catch (error) {
    throw takenRefusal(error);
  }
}

async function hasOrdered(trx: Transaction, phone: Phone, { guestId }: SignInContext): Promise<boolean> {
  return guestId !== undefined && hasGuestOrders(trx, hashOf(guestId), phone);
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
