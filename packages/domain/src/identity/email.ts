import type { Brand } from '../brand.ts';
import { cleanText } from '../words/clean-text.ts';
import { latinOfLookAlikes } from '../words/look-alikes.ts';

/** An e-mail address in its stored form: trimmed, lower case. */
export type Email = Brand<string, 'Email'>;

/** The longest address, in characters (auth-36, profile-04). */
const EMAIL_MAXIMUM = 255;

const LABEL = '[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?';
const EMAIL = new RegExp(`^[A-Za-z0-9!#$%&'*+/=?^_\`{|}~-]+(?:\\.[A-Za-z0-9!#$%&'*+/=?^_\`{|}~-]+)*@(?:${LABEL}\\.)+[A-Za-z]{2,63}$`);

/**
 * Returns whether a text is an e-mail address of the usual form: ASCII, a domain with a dot, at most 255 characters, at most 64 before the
 * '@'.
 * @example isEmail('aziz@example.uz') // true;  isEmail('aziz@localhost') // false
 */
export function isEmail(text: string): boolean {
  return text.length <= EMAIL_MAXIMUM && text.indexOf('@') <= 64 && EMAIL.test(text);
}

/**
 * Returns the stored form of an e-mail address, without what cannot be seen and with Latin letters for look-alikes; `undefined` when the
 * text is none.
 * @example canonicalEmail(' Aziz@Example.UZ ') // 'aziz@example.uz'
 */
export function canonicalEmail(text: string): Email | undefined {
  const latin = latinOfLookAlikes(cleanText(text));
  return isEmail(latin) ? (latin.toLowerCase() as Email) : undefined;
}

/** The operator's rule for the e-mail of a guest's order: asked for, offered, or not asked at all. */
export const GUEST_EMAIL_RULES = ['required', 'optional', 'off'] as const;
export type GuestEmailRule = (typeof GUEST_EMAIL_RULES)[number];
