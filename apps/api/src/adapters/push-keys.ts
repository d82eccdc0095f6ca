import { createECDH, createPrivateKey, hkdfSync, sign, type KeyObject } from 'node:crypto';

const CURVE = 'prime256v1';
const ORDER = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');
const TOKEN_LIFETIME_SECONDS = 12 * 3600;

/** The shop's key pair, which identifies it to push services (VAPID, RFC 8292). */
export interface PushKeys {
  /** Uncompressed point, base64url. */
  readonly publicKey: string;
  /**
   * Returns the `Authorization` header for a push service. `subject` is the shop's contact for its operator: an https or mailto address.
   */
  authorization(audience: string, subject: string, nowMs: number): string;
}

/**
 * Derives the key pair from a secret. The same secret gives the same keys, so every process has them and browsers need not subscribe again.
 */
export function pushKeys(secret: string): PushKeys {
  const ecdh = createECDH(CURVE);
  ecdh.setPrivateKey(scalarOf(secret));
  const point = ecdh.getPublicKey();
  const publicKey = point.toString('base64url');
  const key = createPrivateKey({
    format: 'jwk',
    key: {
      kty: 'EC',
      crv: 'P-256',
      d: ecdh.getPrivateKey().toString('base64url').padStart(43, 'A'),
      x: point.subarray(1, 33).toString('base64url'),
      y: point.subarray(33).toString('base64url'),
    },
  });
  return {
    publicKey,
    authorization: (audience, subject, nowMs) => {
      const exp = Math.floor(nowMs / 1000) + TOKEN_LIFETIME_SECONDS;
      return `vapid t=${signedToken(key, { aud: audience, exp, sub: subject })}, k=${publicKey}`;
    },
  };
}

/** Derives a uniform number between 1 and the curve's order. 16 extra bytes make the bias negligible. */
function scalarOf(secret: string): Buffer {
  const bytes = Buffer.from(hkdfSync('sha256', secret, '', 'bozor push keys', 48));
  const scalar = (BigInt(`0x${bytes.toString('hex')}`) % (ORDER - 1n)) + 1n;
  return Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
}

function signedToken(key: KeyObject, claims: Readonly<Record<string, string | number>>): string {
  const encoded = [{ typ: 'JWT', alg: 'ES256' }, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${encoded}.${sign('sha256', Buffer.from(encoded), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}
