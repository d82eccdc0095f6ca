import type { GivenBodyOf, ReplyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/staff/routes.ts';
import { MOST_PASSKEYS } from '@bozor/domain/staff/sign-in-rules.ts';
import type { Api } from '../../../platform/api.ts';
import { writeAudit } from '../../../platform/audit/write-audit.ts';
import { inTransaction } from '../../../platform/db/transaction.ts';
import type { Staff } from '../../../platform/http/actor.ts';
import { problem, refuse } from '../../../platform/http/problem.ts';
import {
  deletePasskey,
  insertChallenge,
  insertPasskey,
  listPasskeys,
  readAccountName,
  takeChallenge,
  type PasskeyRow,
} from './passkeys-store.ts';
import type { RelyingParty } from './relying-party.ts';
import { challengeIn } from './verify-passkey.ts';

/** Begins a new passkey: what the authenticator needs to know, with a challenge. */
export async function beginPasskey(api: Api, { staffId }: Staff, party: RelyingParty): Promise<ReplyOf<typeof API.passkeys.begin>> {
  const [known, name, { business_name: shop }] = await Promise.all([
    listPasskeys(api.db, staffId),
    readAccountName(api.db, staffId),
    api.settings.read(),
  ]);
  if (known.length >= MOST_PASSKEYS) throw refuse(API.passkeys.begin, 'passkeys-full');
  return {
    challenge: await insertChallenge(api.db, 'add', staffId),
    rp_id: party.id,
    rp_name: shop,
    user_id: Buffer.from(`staff ${staffId}`).toString('base64url'),
    user_name: name,
    known: known.map(({ credential_id: id }) => id.toString('base64url')),
  };
}

/** Keeps a passkey that an authenticator made for this person, who was verified by it. */
export async function addPasskey(
  api: Api,
  staff: Staff,
  form: GivenBodyOf<typeof API.passkeys.add>,
  party: RelyingParty,
): Promise<ReplyOf<typeof API.passkeys.add>> {
  const { add } = API.passkeys;
  const name = form.name.trim();
  if (name === '') throw refuse(add, 'name-required', { field: 'name' });
  const made = await checkNewPasskey(api, staff, form, party);
  const added =
    made &&
    (await inTransaction(api.db, async (trx) => {
      const row = await insertPasskey(trx, { ...made, staffId: staff.staffId, name });
      if (row)
        await writeAudit(trx, {
          staff,
          action: 'staff.add-passkey',
          subject: 'staff',
          subjectId: staff.staffId,
          after: { passkey: row.id, name },
        });
      return row;
    }));
  if (!added) throw refuse(add, 'passkey-refused');
  return presentPasskey(added);
}

async function checkNewPasskey(
  api: Api,
  { staffId }: Staff,
  { id, client_data: clientDataJSON, attestation: attestationObject }: GivenBodyOf<typeof API.passkeys.add>,
  party: RelyingParty,
) {
  const challenge = challengeIn(clientDataJSON);
  if (challenge === undefined || !(await takeChallenge(api.db, challenge, 'add', staffId))) return undefined;
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response: { clientDataJSON, attestationObject } },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      requireUserVerification: true,
    });
    if (!verified) return undefined;
    const { credential } = registrationInfo;
    return {
      credentialId: Buffer.from(credential.id, 'base64url'),
      publicKey: Buffer.from(credential.publicKey),
      signCount: credential.counter,
    };
  } catch {
    // The library throws for whatever is not as expected.
    return undefined;
  }
}

export async function removePasskey(api: Api, staff: Staff, id: number): Promise<void> {
  await inTransaction(api.db, async (trx) => {
    const name = await deletePasskey(trx, staff.staffId, id);
    if (name === undefined) throw problem('not-found');
    await writeAudit(trx, {
      staff,
      action: 'staff.remove-passkey',
      subject: 'staff',
      subjectId: staff.staffId,
      before: { passkey: id, name },
    });
  });
}

export function presentPasskey({ id, name, created_at: createdAt, last_used_at: usedAt }: PasskeyRow) {
  return { id, name, created_at: createdAt.toISOString(), last_used_at: usedAt?.toISOString() ?? null };
}
