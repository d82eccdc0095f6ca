import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/staff/routes.ts';
import type { StaffRole } from '@bozor/domain/staff/permissions.ts';
import type { Api } from '../../platform/api.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hashOf } from '../../platform/http/credential.ts';
import { problem, refuse } from '../../platform/http/problem.ts';
import { isPassword } from '../../platform/passwords/passwords.ts';
import { clearFailures, countFailure, failuresOf } from '../../platform/rates/sign-in-failures.ts';
import { findCredentials, takeRecoveryCode, takeStep, type Credentials } from './credentials-store.ts';
import { hashOfRecoveryCode } from './recovery-codes.ts';
import { startStaffSession, type NewStaffSession, type StaffSignInContext } from './start-staff-session.ts';
import { isGuess, openSecret, stepOfCode } from './totp.ts';

/**
 * Limits of failures in 15 minutes: of passwords for an account from one address and in all, of codes for an account. Who fails at the code
 * has the password, so that limit is tight; it locks out nobody else.
 */
const MOST_FAILURES = { fromOneAddress: 10, inAll: 100, codes: 5 } as const;

type Form = GivenBodyOf<typeof API.sessions.signIn>;
type Entering = Credentials & { readonly role: StaffRole };
type Refused = 'staff-code-required' | 'staff-code-wrong' | 'staff-code-used' | 'recovery-code-wrong';

/** Signs a person of the staff in. Unknown addresses, wrong passwords and people who left get the same answer in the same time. */
export async function signInStaff(api: Api, form: Form, context: StaffSignInContext): Promise<NewStaffSession> {
  const email = form.email.trim().toLowerCase();
  const account = `staff:${hashOf(email).toString('base64url')}`;
  const accountFromHere = `${account} ${context.address}`;
  const codesOf = `${account} codes`;
  const [here, inAll, codes] = await Promise.all([accountFromHere, account, codesOf].map((each) => failuresOf(api.db, each)));
  if (here! >= MOST_FAILURES.fromOneAddress || inAll! >= MOST_FAILURES.inAll || codes! >= MOST_FAILURES.codes)
    throw problem('too-many-requests', { retryAfterSeconds: 900 });
  const found = await findCredentials(api.db, email);
  const isRight = await isPassword(form.password, found?.passwordHash);
  if (!isRight || !mayEnter(found!)) {
    for (const counted of [accountFromHere, account]) await countFailure(api.db, counted);
    if (found)
      await inTransaction(api.db, (trx) => writeRefusal(trx, found, { reason: 'staff-credentials-wrong', address: context.address }));
    throw refuse(API.sessions.signIn, 'staff-credentials-wrong', { field: 'password' });
  }
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

/** Whoever has left, or has no grant that lasts, does not enter. */
function mayEnter(found: Credentials): found is Entering {
  return !found.isDisabled && found.role !== undefined;
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

interface Refusal {
  readonly reason: string;
  readonly address: string;
}

/** Notes in the audit log that a known person was refused, and why. */
export async function writeRefusal(
  trx: Transaction,
  person: Pick<Credentials, 'staffId' | 'role'>,
  { reason, address }: Refusal,
): Promise<void> {
  const { staffId, role = 'former' } = person;
  await writeAudit(trx, {
    staff: { staffId, role, address },
    action: 'staff.refuse-sign-in',
    subject: 'staff',
    subjectId: staffId,
    after: { reason },
  });
}
