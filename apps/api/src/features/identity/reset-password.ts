import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { checkNewPassword } from '@bozor/domain/identity/check-account-form.ts';
import { parseIdentity, type Identity } from '@bozor/domain/identity/email-or-phone.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { Problem, refusal, refuse, type Refusal } from '../../platform/http/problem.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { verifiedContactOf } from './complete-sign-in.ts';
import { isCommonPassword } from '../../platform/passwords/common-passwords.ts';
import { sendCode, consumeCode, type CodeContext, type SentCode } from './one-time-codes.ts';
import { hashPassword } from '../../platform/passwords/passwords.ts';
import { createPendingStep, readStep, consumeStep } from './pending-steps.ts';
import { markVerified } from './mark-verified.ts';
import { revokeSessions, findByIdentity, getCustomer, setPassword, type Account } from './store.ts';

/** Sends a code for a password reset. The response does not reveal whether the account exists. */
export async function requestPasswordReset(api: Api, form: Whose, context: CodeContext): Promise<SentCode & { readonly to: Identity }> {
  const to = identityIn(form);
  return inTransaction(api.db, async (trx) => {
    const customer = await findByIdentity(trx, to);
    const wanted = { to, purpose: 'reset_password', customerId: customer?.id, isSent: mayReset(customer, to) } as const;
    return { ...(await sendCode(api, trx, wanted, context)), to };
  });
}

/** Exchanges the code for the right to set a password. */
export async function openPasswordReset(api: Api, form: GivenBodyOf<typeof API.identity.verifyResetToken>): Promise<string> {
  const proven = identityIn(form);
  await consumeCode(api, { to: proven, purpose: 'reset_password' }, form.otp);
  return inTransaction(api.db, async (trx) => {
    const customer = await findByIdentity(trx, proven);
    if (!customer || !mayReset(customer, proven)) throw refuse(API.identity.verifyResetToken, 'code-wrong', { field: 'otp' });
    return createPendingStep(trx, 'reset_password', { proven }, { customerId: customer.id });
  });
}

/** Sets the new password and ends every session, also those of a person who knew the old one. */
export async function resetPassword(api: Api, form: GivenBodyOf<typeof API.identity.resetPassword>): Promise<void> {
  checkForm(form, await api.settings.read());
  const step = await readStep(api.db, form.reset_token, 'reset_password');
  if (!step) throw refuse(API.identity.resetPassword, 'step-expired');
  const passwordHash = await hashPassword(form.password);
  const { proven } = step.payload;
  await inTransaction(api.db, async (trx) => {
    const customer = step.customerId === undefined ? undefined : await getCustomer(trx, step.customerId);
    const isStillTheirs = customer && customer[proven.fieldType] === (proven.fieldType === 'phone' ? proven.phone : proven.email);
    if (!isStillTheirs || !(await consumeStep(trx, step))) throw refuse(API.identity.resetPassword, 'step-expired');
    await setPassword(trx, customer.id, passwordHash);
    await revokeSessions(trx, customer.id);
    await markVerified(trx, customer.id, proven);
  });
}

/** An account with a verified contact can only be reset through that one: the other contact may be a stranger's. */
function mayReset(customer: Account | undefined, to: Identity): boolean {
  if (customer?.status !== 'active') return false;
  return !verifiedContactOf(customer) || customer[`${to.fieldType}_verified_at`] !== null;
}

type Whose = Pick<GivenBodyOf<typeof API.identity.forgotPassword>, 'email_or_phone' | 'phone' | 'email'>;

function identityIn({ email_or_phone, phone = '', email = '' }: Whose): Identity {
  const written = email_or_phone || phone || email;
  const identity = parseIdentity(written);
  if (identity) return identity;
  throw refuse(API.identity.forgotPassword, written.trim() === '' ? 'login-required' : 'login-not-valid', { field: 'email_or_phone' });
}

function checkForm(
  form: GivenBodyOf<typeof API.identity.resetPassword>,
  { password_min_length: minimum, refuse_common_passwords: refusesCommon }: Settings,
): void {
  const problems: Refusal[] = checkNewPassword(form, minimum).map(({ field, problem }) =>
    problem === 'passwords-differ'
      ? refusal(API.identity.resetPassword, 'passwords-differ', { field })
      : refusal(API.identity.resetPassword, 'password-too-short', { field, values: { minimum } }),
  );
  if (refusesCommon && problems.length === 0 && isCommonPassword(form.password))
    problems.push(refusal(API.identity.resetPassword, 'password-too-common', { field: 'password' }));
  const [first, ...rest] = problems;
  if (first) throw new Problem([first, ...rest]);
}
