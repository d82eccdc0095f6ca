import type { BodyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/staff/routes.ts';
import type { Api } from '../../../platform/api.ts';
import { findPasskey, takeChallenge, type Purpose, type StoredPasskey } from './passkeys-store.ts';
import type { RelyingParty } from './relying-party.ts';

export type Assertion = BodyOf<typeof API.passkeys.prove>;

interface Expected {
  readonly party: RelyingParty;
  readonly purpose: Purpose;
  /** Null where anybody may come. */
  readonly staffId: number | null;
}

/** Outcome of a passkey that was shown: whose it is, and its new count of signatures if all is right. */
export interface Shown {
  readonly passkey: StoredPasskey | undefined;
  readonly signCount: number | undefined;
}

/**
 * Checks what an authenticator signed: our challenge, which counts once, for our host, by a person whom the authenticator verified, with a
 * count that rose.
 */
export async function checkAssertion(api: Api, assertion: Assertion, { party, purpose, staffId }: Expected): Promise<Shown> {
  const challenge = challengeIn(assertion.client_data);
  const isOurs = challenge !== undefined && (await takeChallenge(api.db, challenge, purpose, staffId));
  const passkey = await findPasskey(api.db, Buffer.from(assertion.id, 'base64url'));
  if (!isOurs || !passkey || (staffId !== null && passkey.staffId !== staffId)) return { passkey, signCount: undefined };
  const { id, client_data: clientDataJSON, authenticator_data: authenticatorData, signature } = assertion;
  // Loaded by the first passkey: few processes of a shop ever see one.
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server');
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        id,
        rawId: id,
        type: 'public-key',
        clientExtensionResults: {},
        response: { clientDataJSON, authenticatorData, signature },
      },
      expectedChallenge: challenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      credential: { id, publicKey: Uint8Array.from(passkey.publicKey), counter: passkey.signCount },
      requireUserVerification: true,
    });
    return { passkey, signCount: verified ? authenticationInfo.newCounter : undefined };
  } catch {
    // The library throws for whatever is not as expected.
    return { passkey, signCount: undefined };
  }
}

/** The challenge inside of the client's data, or undefined where there is none. */
export function challengeIn(clientData: string): string | undefined {
  try {
    const { challenge } = JSON.parse(Buffer.from(clientData, 'base64url').toString()) as { challenge?: unknown };
    return typeof challenge === 'string' ? challenge : undefined;
  } catch {
    return undefined;
  }
}
