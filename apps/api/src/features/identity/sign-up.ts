import { randomInt } from 'node:crypto';
import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/routes.ts';
import { checkSignUp } from '@bozor/domain/identity/check-account-form.ts';
import { canonicalEmail } from '@bozor/domain/identity/email.ts';
import { splitName } from '@bozor/domain/identity/person-name.ts';
import { canonicalPhone } from '@bozor/domain/identity/phone.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction, violates } from '../../platform/db/transaction.ts';
import { Problem, refusal, refuse, type Refusal } from '../../platform/http/problem.ts';
import { isCommonPassword } from './common-passwords.ts';
import { mergeGuest } from './merge-guest.ts';
import { hashPassword } from './passwords.ts';
import { signedIn, type Arriving, type SignedIn } from './signed-in.ts';
import { startSession } from './start-session.ts';
import { findReferrer, insertCustomer, insertReferral } from './store.ts';

/** Letters and digits that are not mistaken for each other when read aloud. */
const REF_CODE_SIGNS = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** Makes an account by name, phone, e-mail and password, and signs it in. Every wrong field is named at once. */
export async function signUp(api: Api, form: GivenBodyOf<typeof API.identity.signUp>, arriving: Arriving): Promise<SignedIn> {
  const settings = await api.settings.read();
  if (!settings.manual_login) throw refuse(API.identity.signUp, 'login-method-off');
  checkForm(form, settings.password_min_length);
  const email = canonicalEmail(form.email)!;
  const phone = canonicalPhone(form.phone)!;
  const refCode = form.ref_code?.trim().toUpperCase();
  const referrerId = refCode ? await findReferrer(api.db, refCode) : undefined;
  if (refCode && referrerId === undefined) throw refuse(API.identity.signUp, 'referral-not-found', { field: 'ref_code' });
  const passwordHash = await hashPassword(form.password);
  const name = splitName(form.name);
  try {
    return await inTransaction(api.db, async (trx) => {
      const customer = await insertCustomer(trx, {
        f_name: name.firstName,
        l_name: name.lastName,
        phone,
        email,
        password_hash: passwordHash,
        locale: arriving.locale,
        ref_code: newRefCode(),
        welcomeDays: settings.first_order_percent > 0 ? settings.first_order_days : 0,
      });
      if (referrerId !== undefined) await insertReferral(trx, customer.id, referrerId);
      const cart = await mergeGuest(api, trx, customer.id, arriving);
      const token = await startSession(trx, customer.id, arriving.userAgent);
      return signedIn(customer, token, 'manual', cart);
    });
  } catch (error) {
    if (violates(error, 'customers_phone')) throw refuse(API.identity.signUp, 'contact-taken', { field: 'phone' });
    if (violates(error, 'customers_email')) throw refuse(API.identity.signUp, 'contact-taken', { field: 'email' });
    throw error;
  }
}

function checkForm(form: GivenBodyOf<typeof API.identity.signUp>, minimum: number): void {
  const problems: Refusal[] = checkSignUp(form, { minimum, hasAcceptedTerms: true }).map(({ field, problem }) => {
    switch (problem) {
      case 'first-name-required':
        return refusal(API.identity.signUp, 'first-name-required', { field });
      case 'phone-required':
        return refusal(API.identity.signUp, 'phone-required', { field });
      case 'email-required':
        return refusal(API.identity.signUp, 'email-required', { field });
      case 'password-too-short':
        return refusal(API.identity.signUp, 'password-too-short', { field, values: { minimum } });
      case 'passwords-differ':
        return refusal(API.identity.signUp, 'passwords-differ', { field });
      default:
        return refusal(API.identity.signUp, field === 'phone' ? 'phone-not-valid' : 'email-not-valid', { field });
    }
  });
  if (problems.length === 0 && isCommonPassword(form.password))
    problems.push(refusal(API.identity.signUp, 'password-too-common', { field: 'password' }));
  const [first, ...rest] = problems;
  if (first) throw new Problem([first, ...rest]);
}

function newRefCode(): string {
  return Array.from({ length: 10 }, () => REF_CODE_SIGNS[randomInt(REF_CODE_SIGNS.length)]).join('');
}
