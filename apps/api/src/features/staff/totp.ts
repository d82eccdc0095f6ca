import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';

/** Seconds of a step, and the number of steps by which a phone's clock may be off, either way. */
const PERIOD_SECONDS = 30;
const WINDOW = 1;
/** 160 bits, the length of the hash, as RFC 4226 recommends. */
const SECRET_BYTES = 20;
const IV_BYTES = 12;
const TAG_BYTES = 16;

/** The step in which a code is valid at this moment, or undefined. A step's code never changes, so a used step is a used code. */
export function stepOfCode(secret: Uint8Array, code: string, now: Date): number | undefined {
  const token = code.replace(/\s/g, '');
  if (!/^\d{6}$/.test(token)) return undefined;
  const apart = TOTP.validate({ token, secret: secretOf(secret), period: PERIOD_SECONDS, timestamp: now.getTime(), window: WINDOW });
  return apart === null ? undefined : stepAt(now) + apart;
}

/** Whether a refusal counts as a failed try. A used code was right: two who sign in at once by one account do not lock it. */
export function isGuess(refused: string): boolean {
  return refused !== 'staff-code-required' && refused !== 'staff-code-used';
}

export function stepAt(now: Date): number {
  return TOTP.counter({ period: PERIOD_SECONDS, timestamp: now.getTime() });
}

export function codeOfStep(secret: Uint8Array, step: number): string {
  return TOTP.generate({ secret: secretOf(secret), period: PERIOD_SECONDS, timestamp: step * PERIOD_SECONDS * 1000 });
}

/** The secret as an address that authenticator apps open, and as the text that people type into them. */
export function describeSecret(secret: Uint8Array, { issuer, email }: { readonly issuer: string; readonly email: string }) {
  return {
    // Otherwise apps would take what follows a colon for the account.
    otpauth: new TOTP({ issuer: issuer.replaceAll(':', ' '), label: email, secret: secretOf(secret) }).toString(),
    secret: secretOf(secret).base32,
  };
}

/** The secret that belongs to an invitation: the same for each look at it, and stored nowhere before it is accepted. */
export function secretOfInvitation(key: string, token: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, token, 'staff invitation', SECRET_BYTES));
}

/** The new secret that belongs to a link for lost codes, likewise. */
export function secretOfLostFactor(key: string, token: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, token, 'staff lost factor', SECRET_BYTES));
}

/** Encrypts a secret for the database (AES-256-GCM), so that a dump alone makes no codes. */
export function sealSecret(key: string, secret: Uint8Array): Buffer {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv('aes-256-gcm', cipherKey(key), iv);
  const sealed = Buffer.concat([cipher.update(secret), cipher.final()]);
  return Buffer.concat([iv, sealed, cipher.getAuthTag()]);
}

/** Throws when the shop's key is not the one with which the secret was sealed. */
export function openSecret(key: string, sealed: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', cipherKey(key), sealed.subarray(0, IV_BYTES));
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  return Buffer.concat([decipher.update(sealed.subarray(IV_BYTES, -TAG_BYTES)), decipher.final()]);
}

function cipherKey(key: string): Buffer {
  return Buffer.from(hkdfSync('sha256', key, '', 'staff one-time codes', 32));
}

function secretOf(bytes: Uint8Array): Secret {
  return new Secret({ buffer: Uint8Array.from(bytes).buffer });
}
