import { canonicalEmail } from './email.ts';
import type { Email } from './email.ts';
import { canonicalPhone } from './phone.ts';
import type { Phone } from './phone.ts';

/** Who signs in: the wire's `field_type` and what it holds. */
export type Identity = { readonly fieldType: 'email'; readonly email: Email } | { readonly fieldType: 'phone'; readonly phone: Phone };

/**
 * Reads what was typed into a field for either; `undefined` when it is neither (auth-33). Letters or an '@' make it an address.
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
