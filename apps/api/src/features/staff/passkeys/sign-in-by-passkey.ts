import { API } from '@bozor/contract/staff/routes.ts';
import { PROOF_SECONDS } from '@bozor/domain/staff/sign-in-rules.ts';
import type { Api } from '../../../platform/api.ts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Staff } from '../../../platform/http/actor.ts';
import { hashOf } from '../../../platform/http/credential.ts';
import { problem, refuse } from '../../../platform/http/problem.ts';
import { clearFailures, countFailure, failuresOf } from '../../../platform/rates/sign-in-failures.ts';
import { writeRefusal } from '../check-password.ts';
import { startStaffSession, type NewStaffSession, type StaffSignInContext } from '../start-staff-session.ts';
import { noteProof } from '../store.ts';
import { notePasskeyUse } from './passkeys-store.ts';
import type { RelyingParty } from './relying-party.ts';
import { checkAssertion, type Assertion } from './verify-passkey.ts';

/** Refused passkeys in 15 minutes, from one address and of one person, after which none is looked at. */
const MOST_FAILURES = { fromOneAddress: 10, proofs: 5 } as const;

/** Signs in whoever has the passkey. It is both factors, so the session begins with a fresh proof. Every refusal looks alike. */
export async function signInByPasskey(
  api: Api,
  assertion: Assertion,
  party: RelyingParty,
  context: StaffSignInContext,
): Promise<NewStaffSession> {
  const counted = `staff passkeys ${hashOf(context.address).toString('base64url')}`;
  if ((await failuresOf(api.db, counted)) >= MOST_FAILURES.fromOneAddress) throw problem('too-many-requests', { retryAfterSeconds: 900 });
  const { passkey, signCount } = await checkAssertion(api, assertion, { party, purpose: 'sign-in', staffId: null });
  const session =
    passkey &&
    (await inTransaction(api.db, async (trx) => {
      const { staffId, role } = passkey;
      const mayEnter =
        signCount !== undefined && !passkey.isDisabled && role !== undefined && (await notePasskeyUse(trx, passkey.id, signCount));
      if (!mayEnter) {
        await writeRefusal(trx, passkey, { reason: 'passkey-refused', address: context.address });
        return undefined;
      }
      const started = await startStaffSession(trx, { staffId, role, isProved: true }, context);
      await writeAudit(trx, {
        staff: { staffId, role, address: context.address },
        action: 'staff.sign-in',
        subject: 'staff_session',
        subjectId: started.signedIn.session.id,
        after: { address: context.address, passkey: passkey.id },
      });
      return started;
    }));
  if (!session) {
    await countFailure(api.db, counted);
    throw refuse(API.sessions.signInByPasskey, 'passkey-refused');
  }
  await clearFailures(api.db, counted);
  return session;
}

/** Proves by one of their passkeys that the person of a session is still there. Returns the seconds for which it counts. */
export async function proveByPasskey(api: Api, staff: Staff, assertion: Assertion, party: RelyingParty): Promise<number> {
  const counted = `staff:${staff.staffId} proofs`;
  if ((await failuresOf(api.db, counted)) >= MOST_FAILURES.proofs) throw problem('too-many-requests', { retryAfterSeconds: 900 });
  const { passkey, signCount } = await checkAssertion(api, assertion, { party, purpose: 'prove', staffId: staff.staffId });
  const isProved = await inTransaction(api.db, async (trx) => {
    const isRight = passkey !== undefined && signCount !== undefined && (await notePasskeyUse(trx, passkey.id, signCount));
    if (isRight) await noteProof(trx, staff.sessionId);
    await writeAudit(trx, {
      staff,
      action: isRight ? 'staff.prove' : 'staff.refuse-proof',
      subject: 'staff_session',
      subjectId: staff.sessionId,
      after: isRight ? { passkey: passkey.id } : { reason: 'passkey-refused' },
    });
    return isRight;
  });
  if (!isProved) {
    await countFailure(api.db, counted);
    throw refuse(API.passkeys.prove, 'passkey-refused');
  }
  await clearFailures(api.db, counted);
  return PROOF_SECONDS;
}
