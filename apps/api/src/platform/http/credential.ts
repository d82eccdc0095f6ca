import { createHash, randomBytes } from 'node:crypto';

/** A new secret for a session (customer or staff) or for a guest: 256 random bits, 43 characters of URL-safe text. */
export function newCredential(): string {
  return randomBytes(32).toString('base64url');
}

/** Hash of a secret; only hashes are stored. */
export function hashOf(credential: string): Buffer {
  return createHash('sha256').update(credential).digest();
}
