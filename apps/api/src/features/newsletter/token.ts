import { createHmac } from 'node:crypto';
import type { Email } from '@bozor/domain/identity/email.ts';

/** What only the letters to an address know: it confirms and it unsubscribes. The same for every letter, so that old ones keep working. */
export function newsletterToken(signingSecret: string, email: Email): string {
  return createHmac('sha256', signingSecret).update(`newsletter:${email}`).digest('base64url');
}
