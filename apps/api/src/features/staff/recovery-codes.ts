import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@bozor/domain/staff/sign-in-rules.ts';
import { hashOf } from '../../platform/http/credential.ts';

/** Letters and digits that are not taken for one another, 32 of them. */
const SIGNS = 'abcdefghijkmnpqrstuvwxyz23456789';
const GROUPS = 4;
const GROUP_LENGTH = 4;

/** Ten new codes of 80 random bits, as people write them down: `k7mf-2pqx-9rta-hw3c`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () => {
    const signs = [...randomBytes(GROUPS * GROUP_LENGTH)].map((byte) => SIGNS[byte % SIGNS.length]!).join('');
    return signs.match(/.{4}/g)!.join('-');
  });
}

/** Hash of a code as it was typed, with or without its dashes. */
export function hashOfRecoveryCode(code: string): Buffer {
  return hashOf(code.toLowerCase().replace(/[^a-z0-9]/g, ''));
}
