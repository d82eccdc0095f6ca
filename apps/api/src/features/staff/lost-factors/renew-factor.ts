import type { GivenBodyOf, ReplyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/staff/routes.ts';
import type { Api } from '../../../platform/api.ts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import { hashOf } from '../../../platform/http/credential.ts';
import { refuse } from '../../../platform/http/problem.ts';
import { clearFailures } from '../../../platform/rates/sign-in-failures.ts';
import { checkPassword, countersOf } from '../check-password.ts';
import { replaceFactor } from '../credentials-store.ts';
import { revokeAllSessions } from '../people-store.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from '../recovery-codes.ts';
import { startStaffSession, type NewStaffSession, type StaffSignInContext } from '../start-staff-session.ts';
import { describeSecret, sealSecret, secretOfLostFactor, stepOfCode } from '../totp.ts';
import { findLink, takeLink, type OpenLink } from './lost-factors-store.ts';

export async function readLink(api: Api, token: string): Promise<ReplyOf<typeof API.lostFactors.read>> {
  const { name, email, expires_at: expiresAt } = await openLink(api, token);
  const { business_name: issuer } = await api.settings.read();
  return {
    name,
    email,
    ...describeSecret(secretOfLostFactor(api.config.secrets.otp, token), { issuer, email }),
    expires_at: expiresAt.toISOString(),
  };
}

/**
 * Sets new codes for the person of a link who knows the password. Every session and passkey ends, and the old codes with them; the roles
 * stay. The recovery codes are told only here.
 */
export async function renewFactor(
  api: Api,
  token: string,
  { password, code }: GivenBodyOf<typeof API.lostFactors.renew>,
  context: StaffSignInContext,
): Promise<NewStaffSession & { readonly recoveryCodes: readonly string[] }> {
  const { renew } = API.lostFactors;
  const { staff_id: staffId, email } = await openLink(api, token);
  const person = await checkPassword(api, { email, password }, context.address);
  if (!person) throw refuse(renew, 'staff-credentials-wrong', { field: 'password' });
  if (!code) throw refuse(renew, 'setup-code-required', { field: 'code' });
  const secret = secretOfLostFactor(api.config.secrets.otp, token);
  const step = stepOfCode(secret, code, api.adapters.clock.now());
  if (step === undefined) throw refuse(renew, 'staff-code-wrong', { field: 'code' });
  const recoveryCodes = newRecoveryCodes();
  const session = await inTransaction(api.db, async (trx) => {
    if (!(await takeLink(trx, hashOf(token)))) throw refuse(renew, 'new-codes-over');
    const passkeys = await replaceFactor(trx, staffId, {
      totpSecret: sealSecret(api.config.secrets.otp, secret),
      totpStep: step,
      recoveryHashes: recoveryCodes.map(hashOfRecoveryCode),
    });
    const sessions = await revokeAllSessions(trx, staffId);
    await writeAudit(trx, {
      staff: { ...person, address: context.address },
      action: 'staff.renew-codes',
      subject: 'staff',
      subjectId: staffId,
      before: { sessions, passkeys },
    });
    return startStaffSession(trx, { ...person, isProved: true }, context);
  });
  const { accountFromHere, codesOf } = countersOf(email, context.address);
  for (const counted of [accountFromHere, codesOf]) await clearFailures(api.db, counted);
  return { ...session, recoveryCodes };
}

async function openLink(api: Api, token: string): Promise<OpenLink> {
  const link = await findLink(api.db, hashOf(token));
  if (!link) throw refuse([API.lostFactors.read, API.lostFactors.renew], 'new-codes-over');
  return link;
}
