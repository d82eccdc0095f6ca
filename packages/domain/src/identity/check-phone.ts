import { isBlank } from '../words/clean-text.ts';
import type { FieldProblem, FieldProblemCode } from './field-messages.ts';
import { canonicalPhone, cleanPhoneInput, PHONE_DIGITS } from './phone.ts';

/**
 * Checks a required phone number: at least ten digits ('number must be 10 digits'), and a number that exists (auth-37, auth-43). The field
 * of the form writes a number at home in E.164 before it is checked; without one, `country` is that of national numbers.
 * @example checkPhone('phone', '12345', 'phone-required') // { field: 'phone', problem: 'phone-too-short' }
 */
export function checkPhone(
  field: string,
  value: string | undefined,
  required: FieldProblemCode,
  country?: string,
): FieldProblem | undefined {
  const digits = cleanPhoneInput(value ?? '').replace('+', '').length;
  if (isBlank(value) || (digits === 0 && /^[\s+]*$/.test(value ?? ''))) return { field, problem: required };
  if (canonicalPhone(value ?? '', country)) return undefined;
  return { field, problem: digits < PHONE_DIGITS.least ? 'phone-too-short' : 'phone-invalid' };
}

/**
 * Checks the required phone number of a contact.
 * @example checkContactPhone('contact_person_number', '+998 90 123 45 67') // undefined
 */
export function checkContactPhone(field: string, value: string | undefined, country?: string): FieldProblem | undefined {
  return checkPhone(field, value, 'contact-phone-required', country);
}
