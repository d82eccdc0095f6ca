import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

/** Faults of a test's authenticator that an honest one does not have. */
interface Odd {
  readonly origin?: string;
  readonly rpId?: string;
  /** The authenticator did not verify the person. */
  readonly isUnverified?: boolean;
  readonly signCount?: number;
}

const USER_PRESENT = 0x01;
const USER_VERIFIED = 0x04;
const HAS_CREDENTIAL = 0x40;

/** An authenticator in software (ES256, no attestation), with one passkey. `counts` as one that counts its signatures. */
export function softAuthenticator({ counts = true }: { readonly counts?: boolean } = {}) {
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let count = 0;
  const next = () => (counts ? (count += 1) : 0);
  const page = { origin: 'http://localhost:3000', rpId: 'localhost' };
  return {
    id: id.toString('base64url'),
    /** Makes the passkey, as `navigator.credentials.create` does. */
    make(challenge: string, odd: Odd = {}) {
      const data = authenticatorData({ ...page, ...odd }, odd.signCount ?? 0, credentialOf(id, publicKey));
      return {
        id: id.toString('base64url'),
        client_data: clientData('webauthn.create', challenge, odd.origin ?? page.origin),
        attestation: Buffer.concat([
          Buffer.from([0xa3]),
          cborText('fmt'),
          cborText('none'),
          cborText('attStmt'),
          Buffer.from([0xa0]),
          cborText('authData'),
          cborBytes(data),
        ]).toString('base64url'),
      };
    },
    /** Signs a challenge, as `navigator.credentials.get` does. */
    show(challenge: string, odd: Odd = {}) {
      const data = authenticatorData({ ...page, ...odd }, odd.signCount ?? next());
      const client = clientData('webauthn.get', challenge, odd.origin ?? page.origin);
      return {
        id: id.toString('base64url'),
        client_data: client,
        authenticator_data: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, sha256(Buffer.from(client, 'base64url'))]), privateKey).toString('base64url'),
      };
    },
  };
}

function clientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
}

function authenticatorData({ rpId = '', isUnverified = false }: Odd, signCount: number, credential: Buffer = Buffer.alloc(0)): Buffer {
  const counted = Buffer.alloc(4);
  counted.writeUInt32BE(signCount);
  const flags = USER_PRESENT | (isUnverified ? 0 : USER_VERIFIED) | (credential.length > 0 ? HAS_CREDENTIAL : 0);
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flags]), counted, credential]);
}

/** The attested credential: no model of authenticator, its id, and the public key as COSE writes it. */
function credentialOf(id: Buffer, publicKey: KeyObject): Buffer {
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const length = Buffer.alloc(2);
  length.writeUInt16BE(id.length);
  const key = Buffer.concat([
    // A map of 5: kty EC2, alg ES256, crv P-256, then x and y.
    Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
    cborBytes(Buffer.from(x, 'base64url')),
    Buffer.from([0x22]),
    cborBytes(Buffer.from(y, 'base64url')),
  ]);
  return Buffer.concat([Buffer.alloc(16), length, id, key]);
}

const sha256 = (bytes: Buffer) => createHash('sha256').update(bytes).digest();
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)]);
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);
