import type { calls } from '@bozor/contract/staff/calls.ts';
import type { Reply } from '@bozor/web/api/api.ts';

/** Whether this page can use passkeys: browsers have none for addresses of digits, nor without https except on this machine. */
export function canUsePasskeys(): boolean {
  return 'PublicKeyCredential' in window && !/^[\d.]+$|^\[/.test(window.location.hostname);
}

/** ES256, EdDSA and RS256, which all authenticators between them know. */
const ALGORITHMS = [-7, -8, -257];

/** The browser asks the person to make a passkey. Rejects when they decline, or the device has one. */
export async function makePasskey({
  challenge,
  rp_id: rpId,
  rp_name: shop,
  user_id: id,
  user_name: name,
  known,
}: Reply<typeof calls.passkeys.begin>) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const made = await startRegistration({
    optionsJSON: {
      challenge,
      rp: { id: rpId, name: shop },
      user: { id, name, displayName: name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: 'public-key' })),
      excludeCredentials: known.map((each) => ({ id: each, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', requireResidentKey: true, userVerification: 'required' },
      attestation: 'none',
    },
  });
  return { id: made.id, client_data: made.response.clientDataJSON, attestation: made.response.attestationObject };
}

interface Asked {
  readonly challenge: string;
  readonly rp_id: string;
  /** Ids of the passkeys that count; without them, whichever the person chooses. */
  readonly known?: readonly string[];
}

/** The browser asks the person for a passkey. Rejects when they decline. */
export async function showPasskey({ challenge, rp_id: rpId, known = [] }: Asked) {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const { id, response } = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId,
      userVerification: 'required',
      allowCredentials: known.map((each) => ({ id: each, type: 'public-key' })),
    },
  });
  return { id, client_data: response.clientDataJSON, authenticator_data: response.authenticatorData, signature: response.signature };
}
