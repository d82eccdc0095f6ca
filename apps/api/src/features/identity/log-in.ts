import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { checkSignIn } from '@bozor/domain/identity/check-account-form.ts';
import { parseIdentity } from '@bozor/domain/identity/email-or-phone.ts';
import type { Api } from '../../platform/api.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { Problem, problem, refusal, refuse } from '../../platform/http/problem.ts';
import { completeSignIn, PURPOSES, requestCode, verifiedContactOf } from './complete-sign-in.ts';
import { requestLoginCode } from './log-in-by-code.ts';
import { destinationOf } from './one-time-codes.ts';
import { isPassword } from '../../platform/passwords/passwords.ts';
import type { SignInContext, SignedIn } from './signed-in.ts';
import { countFailure, failuresOf, clearFailures } from '../../platform/rates/sign-in-failures.ts';
import { findByIdentity, type Account } from './store.ts';

/**
 * Limits of failed passwords for one account in 15 minutes. A single attacker is stopped soon; the owner, who comes from another address,
 * only by a distributed attack.
 */
const MOST_FAILURES = { fromOneAddress: 10, inAll: 100 } as const;

/** Signs a customer in by password, or sends a sign-in code. */
export async function logIn(api: Api, form: GivenBodyOf<typeof API.identity.login>, context: SignInContext): Promise<SignedIn> {
  const { manual_login, otp_login } = await api.settings.read();
  if (form.login_type === 'manual' && manual_login) return logInByPassword(api, form, context);
  if (form.login_type === 'otp' && otp_login) return requestLoginCode(api, form.phone ?? form.email_or_phone ?? '', context);
  throw refuse(API.identity.login, 'login-method-off', { field: 'login_type' });
}

/** Unknown accounts and wrong passwords get the same response in the same time. */
async function logInByPassword(api: Api, form: GivenBodyOf<typeof API.identity.login>, context: SignInContext): Promise<SignedIn> {
  const written = form.email_or_phone ?? form.phone ?? '';
  const password = form.password ?? '';
  checkForm(written, password);
  const identity = parseIdentity(written)!;
  const account = destinationOf(identity);
  const accountFromHere = `${account} ${context.address}`;
  const [here, inAll] = await Promise.all([failuresOf(api.db, accountFromHere), failuresOf(api.db, account)]);
  if (here >= MOST_FAILURES.fromOneAddress || inAll >= MOST_FAILURES.inAll) throw problem('too-many-requests', { retryAfterSeconds: 900 });
  const customer = await findByIdentity(api.db, identity);
  if (!(await isPassword(password, customer?.password_hash))) {
    for (const counted of [accountFromHere, account]) await countFailure(api.db, counted);
    throw refuse(API.identity.login, 'wrong-credentials');
  }
  await clearFailures(api.db, accountFromHere);
  return inTransaction(api.db, (trx) =>
    customer!.password_unproven ? provePassword(api, trx, customer!, context) : completeSignIn(api, trx, customer!, 'manual', context),
  );
}

/** The right password of an account that somebody else may have prepared: a code to what its owner has verified proves it. */
async function provePassword(api: Api, trx: Transaction, customer: Account, context: SignInContext): Promise<SignedIn> {
  const to = verifiedContactOf(customer);
  if (!to) throw refuse(API.identity.login, 'wrong-credentials');
  return requestCode(
    api,
    trx,
    { to, purpose: PURPOSES[to.fieldType], customerId: customer.id, loginType: 'manual', provesPassword: true },
    context,
  );
}

function checkForm(written: string, password: string): void {
  const problems = checkSignIn({ email_or_phone: written, password }).map(({ field, problem: found }) => {
    switch (found) {
      case 'identity-required':
        return refusal(API.identity.login, 'login-required', { field });
      case 'identity-invalid':
        return refusal(API.identity.login, 'login-not-valid', { field });
      case 'password-required':
        return refusal(API.identity.login, 'password-missing', { field });
      default:
        return refusal(API.identity.login, 'password-too-short', { field, values: { minimum: 6 } });
    }
  });
  const [first, ...rest] = problems;
  if (first) throw new Problem([first, ...rest]);
}
