import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/staff/routes.ts';
import { PROOF_SECONDS } from '@bozor/domain/staff/sign-in-rules.ts';
import type { Api } from '../../platform/api.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { problem, refuse } from '../../platform/http/problem.ts';
import { isPassword } from '../../platform/passwords/passwords.ts';
import { clearFailures, countFailure, failuresOf } from '../../platform/rates/sign-in-failures.ts';
import { readCredentialsOf, takeStep } from './credentials-store.ts';
import { noteProof } from './store.ts';
import { isGuess, openSecret, stepOfCode } from './totp.ts';

/** Wrong proofs in 15 minutes, after which none is looked at. */
const MOST_FAILURES = 5;

type Form = GivenBodyOf<typeof API.proof.give>;
type Refused = 'staff-code-required' | 'staff-code-wrong' | 'staff-code-used' | 'staff-password-wrong';

/**
 * Proves that the person of a session is still there: by a one-time code, which counts once, or by the password where they have no codes.
 * Returns the seconds for which it counts.
 */
export async function prove(api: Api, staff: Staff, form: Form): Promise<number> {
  const counted = `staff:${staff.staffId} proofs`;
  if ((await failuresOf(api.db, counted)) >= MOST_FAILURES) throw problem('too-many-requests', { retryAfterSeconds: 900 });
  const refused = await inTransaction(api.db, async (trx) => {
    const fault = await faultOf(api, trx, staff, form);
    if (fault === 'staff-code-required') return fault;
    if (fault === undefined) await noteProof(trx, staff.sessionId);
    await writeAudit(trx, {
      staff,
      action: fault === undefined ? 'staff.prove' : 'staff.refuse-proof',
      subject: 'staff_session',
      subjectId: staff.sessionId,
      ...(fault !== undefined && { after: { reason: fault } }),
    });
    return fault;
  });
  if (refused === undefined) {
    await clearFailures(api.db, counted);
    return PROOF_SECONDS;
  }
  if (isGuess(refused)) await countFailure(api.db, counted);
  throw refuse(API.proof.give, refused, { field: refused === 'staff-password-wrong' ? 'password' : 'code' });
}

async function faultOf(api: Api, trx: Transaction, { staffId }: Staff, { code, password }: Form): Promise<Refused | undefined> {
  const { passwordHash, totpSecret = null } = (await readCredentialsOf(trx, staffId)) ?? {};
  if (totpSecret === null) return (await isPassword(password ?? '', passwordHash)) ? undefined : 'staff-password-wrong';
  if (!code) return 'staff-code-required';
  const step = stepOfCode(openSecret(api.config.secrets.otp, totpSecret), code, api.adapters.clock.now());
  if (step === undefined) return 'staff-code-wrong';
  return (await takeStep(trx, staffId, step)) ? undefined : 'staff-code-used';
}
