import { createHmac } from 'node:crypto';
import type { Email } from '@bozor/domain/identity/email.ts';

/** Token in the mails to an address; it confirms and unsubscribes. It is the same in every mail, so that old links keep working. */
export function newsletterToken(signingSecret: string, email: Email): string {
  return createHmac('sha256', signingSecret).update(`newsletter:${email}`).digest('base64url');
}
