import type { StaffRole } from '@bozor/domain/staff/permissions.ts';
import type { Api } from '../../platform/api.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hashOf } from '../../platform/http/credential.ts';
import { problem } from '../../platform/http/problem.ts';
import { isPassword } from '../../platform/passwords/passwords.ts';
import { countFailure, failuresOf } from '../../platform/rates/sign-in-failures.ts';
import { findCredentials, type Credentials } from './credentials-store.ts';

/** Limits of wrong passwords in 15 minutes: for an account from one address and in all. */
const MOST_FAILURES = { fromOneAddress: 10, inAll: 100 } as const;

/** A person whose password is right, and who works here. */
export type Entering = Credentials & { readonly role: StaffRole };

interface Given {
  readonly email: string;
  readonly password: string;
}

/**
 * The person of an address and password. Undefined for unknown addresses, wrong passwords and people who left, all in the same time; each is
 * counted, and known people are noted in the audit log.
 */
export async function checkPassword(api: Api, { email, password }: Given, address: string): Promise<Entering | undefined> {
  const { account, accountFromHere } = countersOf(email, address);
  const [here, inAll] = await Promise.all([accountFromHere, account].map((each) => failuresOf(api.db, each)));
  if (here! >= MOST_FAILURES.fromOneAddress || inAll! >= MOST_FAILURES.inAll)
    throw problem('too-many-requests', { retryAfterSeconds: 900 });
  const found = await findCredentials(api.db, addressOf(email));
  const isRight = await isPassword(password, found?.passwordHash);
  if (isRight && mayEnter(found!)) return found;
  for (const counted of [accountFromHere, account]) await countFailure(api.db, counted);
  if (found) await inTransaction(api.db, (trx) => writeRefusal(trx, found, { reason: 'staff-credentials-wrong', address }));
  return undefined;
}

/** Names under which failures are counted. */
export function countersOf(email: string, address: string) {
  const account = `staff:${hashOf(addressOf(email)).toString('base64url')}`;
  return { account, accountFromHere: `${account} ${address}`, codesOf: `${account} codes`, questionsOf: `${account} questions` };
}

const addressOf = (email: string) => email.trim().toLowerCase();

/** Whoever has left, or has no grant that lasts, does not enter. */
function mayEnter(found: Credentials): found is Entering {
  return !found.isDisabled && found.role !== undefined;
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
