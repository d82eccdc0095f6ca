import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/staff/routes.ts';
import type { Api } from '../../platform/api.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { problem, refuse } from '../../platform/http/problem.ts';
import { clearFailures, countFailure, failuresOf } from '../../platform/rates/sign-in-failures.ts';
import { checkPassword, countersOf, writeRefusal, type Entering } from './check-password.ts';
import { takeRecoveryCode, takeStep, type Credentials } from './credentials-store.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';
import { startStaffSession, type NewStaffSession, type StaffSignInContext } from './start-staff-session.ts';
import { isGuess, openSecret, stepOfCode } from './totp.ts';

/** Wrong codes of an account in 15 minutes. Who fails at the code has the password, so this limit is tight; it locks out nobody else. */
const MOST_WRONG_CODES = 5;

type Form = GivenBodyOf<typeof API.sessions.signIn>;
type Refused = 'staff-code-required' | 'staff-code-wrong' | 'staff-code-used' | 'recovery-code-wrong';

/** Signs a person of the staff in. Unknown addresses, wrong passwords and people who left get the same answer in the same time. */
export async function signInStaff(api: Api, form: Form, context: StaffSignInContext): Promise<NewStaffSession> {
  const { accountFromHere, codesOf } = countersOf(form.email, context.address);
  if ((await failuresOf(api.db, codesOf)) >= MOST_WRONG_CODES) throw problem('too-many-requests', { retryAfterSeconds: 900 });
  const found = await checkPassword(api, form, context.address);
  if (!found) throw refuse(API.sessions.signIn, 'staff-credentials-wrong', { field: 'password' });
  const outcome = await inTransaction(api.db, async (trx) => {
    const refused = await checkSecondFactor(api, trx, found, form);
    if (refused === undefined) return enter(trx, found, context);
    if (refused !== 'staff-code-required') await writeRefusal(trx, found, { reason: refused, address: context.address });
    return refused;
  });
  if (typeof outcome === 'string') {
    if (isGuess(outcome)) await countFailure(api.db, codesOf);
    throw refuse(API.sessions.signIn, outcome, { field: outcome === 'recovery-code-wrong' ? 'recovery_code' : 'code' });
  }
  for (const counted of [accountFromHere, codesOf]) await clearFailures(api.db, counted);
  return outcome;
}

/** Uses the code up. Returns the reason of a refusal. */
async function checkSecondFactor(api: Api, trx: Transaction, person: Credentials, form: Form): Promise<Refused | undefined> {
  if (person.totpSecret === null) return undefined;
  if (form.recovery_code) {
    const isRight = await takeRecoveryCode(trx, person.staffId, hashOfRecoveryCode(form.recovery_code));
    return isRight ? undefined : 'recovery-code-wrong';
  }
  if (!form.code) return 'staff-code-required';
  const step = stepOfCode(openSecret(api.config.secrets.otp, person.totpSecret), form.code, api.adapters.clock.now());
  if (step === undefined) return 'staff-code-wrong';
  return (await takeStep(trx, person.staffId, step)) ? undefined : 'staff-code-used';
}

async function enter(trx: Transaction, person: Entering, context: StaffSignInContext): Promise<NewStaffSession> {
  const session = await startStaffSession(trx, { ...person, isProved: person.totpSecret !== null }, context);
  await writeAudit(trx, {
    staff: { ...person, address: context.address },
    action: 'staff.sign-in',
    subject: 'staff_session',
    subjectId: session.signedIn.session.id,
    after: { address: context.address },
  });
  return session;
}
