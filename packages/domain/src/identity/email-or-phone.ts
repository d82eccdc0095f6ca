import { canonicalEmail } from './email.ts';
import type { Email } from './email.ts';
import { canonicalPhone } from './phone.ts';
import type { Phone } from './phone.ts';

/** Identity of a customer: the wire's `field_type` and its value. */
export type Identity = { readonly fieldType: 'email'; readonly email: Email } | { readonly fieldType: 'phone'; readonly phone: Phone };

/**
 * Parses an e-mail address or a phone number; `undefined` when the text is neither (auth-33). National numbers are those of `country`.
 * @example parseIdentity('90 123 45 67', 'UZ') // { fieldType: 'phone', phone: '+998901234567' }
 */
export function parseIdentity(text: string, country?: string): Identity | undefined {
  const email = /[@＠]/.test(text) ? canonicalEmail(text) : undefined;
  if (email) return { fieldType: 'email', email };
  const phone = canonicalPhone(text, country);
  return phone && { fieldType: 'phone', phone };
}

/** The phone number or e-mail address as text. */
export function valueOf(identity: Identity): string {
  return identity.fieldType === 'phone' ? identity.phone : identity.email;
}
