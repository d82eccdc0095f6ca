import type { GivenBodyOf, ReplyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/staff/routes.ts';
import { ROLES } from '@bozor/domain/staff/permissions.ts';
import { needsCode, SHORTEST_STAFF_PASSWORD } from '@bozor/domain/staff/sign-in-rules.ts';
import type { Api } from '../../platform/api.ts';
import { writeAudit } from '../../platform/audit/write-audit.ts';
import { inTransaction } from '../../platform/db/transaction.ts';
import { hashOf } from '../../platform/http/credential.ts';
import { Problem, refusal, refuse } from '../../platform/http/problem.ts';
import { isCommonPassword } from '../../platform/passwords/common-passwords.ts';
import { hashPassword } from '../../platform/passwords/passwords.ts';
import { insertStaff } from './credentials-store.ts';
import { findInvitation, takeInvitation, type Invitation } from './invitations-store.ts';
import { newPin } from './pins/new-pin.ts';
import { writePin } from './pins/pins-store.ts';
import { hashOfRecoveryCode, newRecoveryCodes } from './recovery-codes.ts';
import { startStaffSession, type NewStaffSession, type StaffSignInContext } from './start-staff-session.ts';
import { describeSecret, sealSecret, secretOfInvitation, stepOfCode } from './totp.ts';

type Form = GivenBodyOf<typeof API.invitations.accept>;

export async function readInvitation(api: Api, token: string): Promise<ReplyOf<typeof API.invitations.read>> {
  const { email, name, role, expires_at: expiresAt } = await openInvitation(api, token);
  const { business_name: issuer } = await api.settings.read();
  return {
    name,
    email,
    role,
    needs_code: needsCode(role),
    ...describeSecret(secretOfInvitation(api.config.secrets.otp, token), { issuer, email }),
    expires_at: expiresAt.toISOString(),
  };
}

/** Makes the account of an invitation and signs it in. The recovery codes are told only here. */
export async function acceptInvitation(
  api: Api,
  token: string,
  form: Form,
  context: StaffSignInContext,
): Promise<NewStaffSession & { readonly recoveryCodes: readonly string[] }> {
  const { role } = await openInvitation(api, token);
  checkForm(form, needsCode(role));
  const secret = secretOfInvitation(api.config.secrets.otp, token);
  const step = form.code ? stepOfCode(secret, form.code, api.adapters.clock.now()) : undefined;
  if (form.code && step === undefined) throw refuse(API.invitations.accept, 'staff-code-wrong', { field: 'code' });
  const passwordHash = await hashPassword(form.password);
  const pin = form.pin && ROLES[role].scope === 'own store' ? await newPin(form.pin) : undefined;
  const recoveryCodes = step === undefined ? [] : newRecoveryCodes();
  const session = await inTransaction(api.db, async (trx) => {
    const invitation = await takeInvitation(trx, hashOf(token));
    if (!invitation) throw refuse(API.invitations.accept, 'invitation-over');
    const { id, expires_at: _expiresAt, ...invited } = invitation;
    const staffId = await insertStaff(trx, {
      ...invited,
      name: form.name.trim(),
      passwordHash,
      totpSecret: step === undefined ? null : sealSecret(api.config.secrets.otp, secret),
      totpStep: step ?? null,
      recoveryHashes: recoveryCodes.map(hashOfRecoveryCode),
    });
    if (pin) await writePin(trx, staffId, { ...pin, is_first: false });
    const person = { staffId, role: invited.role };
    await writeAudit(trx, {
      staff: { ...person, address: context.address },
      action: 'staff.accept-invitation',
      subject: 'staff_invitation',
      subjectId: id,
      after: { invited_by: invited.invited_by, role: invited.role, has_code: step !== undefined, address: context.address },
    });
    return startStaffSession(trx, { ...person, isProved: step !== undefined }, context);
  });
  return { ...session, recoveryCodes };
}

async function openInvitation(api: Api, token: string): Promise<Invitation> {
  const invitation = await findInvitation(api.db, hashOf(token));
  if (!invitation) throw refuse([API.invitations.read, API.invitations.accept], 'invitation-over');
  return invitation;
}

function checkForm({ name, password, code }: Form, isCodeNeeded: boolean): void {
  const { accept } = API.invitations;
  const minimum = SHORTEST_STAFF_PASSWORD;
  const problems = [
    ...(name.trim() === '' ? [refusal(accept, 'name-required', { field: 'name' })] : []),
    ...(password.length < minimum
      ? [refusal(accept, 'password-too-short', { field: 'password', values: { minimum } })]
      : isCommonPassword(password)
        ? [refusal(accept, 'password-too-common', { field: 'password' })]
        : []),
    ...(isCodeNeeded && !code ? [refusal(accept, 'setup-code-required', { field: 'code' })] : []),
  ];
  const [first, ...rest] = problems;
  if (first) throw new Problem([first, ...rest]);
}
