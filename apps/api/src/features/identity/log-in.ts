import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/routes.ts';
import { checkSignIn } from '@bozor/domain/identity/check-account-form.ts';
import { parseIdentity, type Identity } from '@bozor/domain/identity/email-or-phone.ts';
import type { Api } from '../../platform/api.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { Problem, problem, refusal, refuse } from '../../platform/http/problem.ts';
import { mergeGuest } from './merge-guest.ts';
import { isPassword } from './passwords.ts';
import { signedIn, type Arriving, type SignedIn } from './signed-in.ts';
import { startSession } from './start-session.ts';
import { countFailure, failuresOf, findByIdentity, forgetFailures } from './store.ts';

/**
 * Wrong passwords for one account within a quarter of an hour. Who guesses has to wait soon, and the account's owner, who comes from
 * elsewhere, only when very many guess together.
 */
const MOST_FAILURES = { fromOneAddress: 10, inAll: 100 } as const;

/** Signs a customer in by phone or e-mail and password. Unknown accounts and wrong passwords get the same answer in the same time. */
export async function logIn(api: Api, form: GivenBodyOf<typeof API.identity.login>, arriving: Arriving): Promise<SignedIn> {
  const settings = await api.settings.read();
  if (form.login_type !== 'manual' || !settings.manual_login) throw refuse(API.identity.login, 'login-method-off', { field: 'login_type' });
  const written = form.email_or_phone ?? form.phone ?? '';
  const password = form.password ?? '';
  checkForm(written, password);
  const identity = parseIdentity(written)!;
  const account = nameOf(identity);
  const accountFromHere = `${account} ${arriving.address}`;
  const [here, inAll] = await Promise.all([failuresOf(api.db, accountFromHere), failuresOf(api.db, account)]);
  if (here >= MOST_FAILURES.fromOneAddress || inAll >= MOST_FAILURES.inAll) throw problem('too-many-requests', { retryAfterSeconds: 900 });
  const customer = await findByIdentity(api.db, identity);
  if (!(await isPassword(password, customer?.password_hash))) {
    for (const counted of [accountFromHere, account]) await countFailure(api.db, counted);
    throw refuse(API.identity.login, 'wrong-credentials');
  }
  if (customer!.status === 'suspended') throw refuse(API.identity.login, 'account-suspended');
  await forgetFailures(api.db, accountFromHere);
  return inTransaction(api.db, async (trx) => {
    const cart = await mergeGuest(api, trx, customer!.id, arriving);
    return signedIn(customer!, await startSession(trx, customer!.id, arriving.userAgent), 'manual', cart);
  });
}

function checkForm(written: string, password: string): void {
  const problems = checkSignIn({ email_or_phone: written, password }).map(({ field, problem: found }) => {
    switch (found) {
      case 'identity-required':
        return refusal(API.identity.login, 'login-required', { field });
      case 'identity-invalid':
        return refusal(API.identity.login, 'login-not-valid', { field });
      default:
        return refusal(API.identity.login, 'password-too-short', { field, values: { minimum: 6 } });
    }
  });
  const [first, ...rest] = problems;
  if (first) throw new Problem([first, ...rest]);
}

function nameOf(identity: Identity): string {
  return identity.fieldType === 'email' ? identity.email : identity.phone;
}
