import { canonicalEmail } from './email.ts';
import type { Email } from './email.ts';
import { canonicalPhone } from './phone.ts';
import type { Phone } from './phone.ts';

/** Identity of a customer: the wire's `field_type` and its value. */
export type Identity = { readonly fieldType: 'email'; readonly email: Email } | { readonly fieldType: 'phone'; readonly phone: Phone };

/**
 * Parses an e-mail address or a phone number; `undefined` when the text is neither (auth-33). A letter or an '@' makes it an e-mail
 * address.
 * @example parseIdentity('90 123 45 67') // { fieldType: 'phone', phone: '+998901234567' }
 */
export function parseIdentity(text: string): Identity | undefined {
  if (/[\p{L}@]/u.test(text)) {
    const email = canonicalEmail(text);
    return email && { fieldType: 'email', email };
  }
  const phone = /^[\s\d\u0660-\u0669\u06F0-\u06F9()+＋.\-–\u00A0]*$/.test(text.trim()) ? canonicalPhone(text) : undefined;
  return phone && { fieldType: 'phone', phone };
}
