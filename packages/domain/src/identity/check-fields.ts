import { EMAIL_MAXIMUM, isEmail } from './email.ts';
import type { FieldProblem, FieldProblemCode } from './field-messages.ts';
import { canonicalPhone, cleanPhoneInput, PHONE_DIGITS } from './phone.ts';

/** Text fields of a form by their JSON names. A missing field counts as empty. */
export type Fields<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

/** In characters. */
const PASSWORD_MAXIMUM = 128;
/** The specification's minimum in characters. The configuration's `password_min_length` may require more of new passwords. */
export const PASSWORD_MINIMUM = 6;

/**
 * Checks a required text; spaces alone do not count. `maximum` bounds its length in characters. Returns the problem, or `undefined` when
 * the field is valid.
 * @example checkText('address', '', 'address-required') // { field: 'address', problem: 'address-required' }
 */
export function checkText(
  field: string,
  value: string | undefined,
  required: FieldProblemCode,
  maximum?: number,
): FieldProblem | undefined {
  const text = value?.trim() ?? '';
  if (text === '') return { field, problem: required };
  return maximum === undefined ? undefined : checkLength(field, text, maximum);
}

/**
 * Checks an optional text: at most `maximum` characters.
 * @example checkLength('house', undefined, 100) // undefined
 */
export function checkLength(field: string, value: string | undefined, maximum: number): FieldProblem | undefined {
  return value !== undefined && value.length > maximum ? { field, problem: 'too-long', maximum } : undefined;
}

/**
 * Checks a required e-mail address: 'Email is required', then 'Must be a valid email' (also above 255 characters) (auth-36, profile-04).
 * @example checkEmail('email', 'aziz') // { field: 'email', problem: 'email-invalid' }
 */
export function checkEmail(field: string, value: string | undefined): FieldProblem | undefined {
  const text = value?.trim() ?? '';
  if (text === '') return { field, problem: 'email-required' };
  return text.length <= EMAIL_MAXIMUM && isEmail(text) ? undefined : { field, problem: 'email-invalid' };
}

/**
 * Checks a required phone number: at least ten digits ('number must be 10 digits'), at most 15, and a possible number (auth-37, auth-43).
 * @example checkPhone('phone', '12345', 'phone-required') // { field: 'phone', problem: 'phone-too-short' }
 */
export function checkPhone(field: string, value: string | undefined, required: FieldProblemCode): FieldProblem | undefined {
  const cleaned = cleanPhoneInput(value ?? '');
  if (cleaned === '' || cleaned === '+') return { field, problem: required };
  if (cleaned.replace('+', '').length < PHONE_DIGITS.least) return { field, problem: 'phone-too-short' };
  return canonicalPhone(cleaned) ? undefined : { field, problem: 'phone-invalid' };
}

/**
 * Checks the required phone number of a contact. A home number may have its nine national digits only.
 * @example checkContactPhone('contact_person_number', '90 123 45 67') // undefined
 */
export function checkContactPhone(field: string, value: string | undefined): FieldProblem | undefined {
  return (
    checkText(field, value, 'contact-phone-required') ?? (canonicalPhone(value ?? '') ? undefined : { field, problem: 'phone-invalid' })
  );
}

/**
 * Checks a password of `minimum` to 128 characters. An empty one is too short (auth-34, auth-38).
 * @example checkPassword('password', '12345', 6) // { field: 'password', problem: 'password-too-short', minimum: 6 }
 */
export function checkPassword(field: string, value: string | undefined, minimum: number): FieldProblem | undefined {
  const length = Array.from(value ?? '').length;
  if (length < minimum) return { field, problem: 'password-too-short', minimum };
  return length > PASSWORD_MAXIMUM ? { field, problem: 'password-too-long', maximum: PASSWORD_MAXIMUM } : undefined;
}

/**
 * Checks that the repeated password is present and equal (auth-39).
 * @example checkRepeated('confirm_password', 'secret1', 'secret2') // { field: 'confirm_password', problem: 'passwords-differ' }
 */
export function checkRepeated(field: string, password: string | undefined, repeated: string | undefined): FieldProblem | undefined {
  return repeated && repeated === password ? undefined : { field, problem: 'passwords-differ' };
}

/**
 * Returns the problems among the results of several checks, in their order.
 * @example problemsOf([undefined, { field: 'name', problem: 'first-name-required' }]).length // 1
 */
export function problemsOf(checks: readonly (FieldProblem | undefined)[]): FieldProblem[] {
  return checks.filter((check) => check !== undefined);
}
