import { canonicalEmail } from './email.ts';
import { cleanText, isBlank } from '../words/clean-text.ts';
import type { FieldProblem, FieldProblemCode } from './field-messages.ts';

/** Text fields of a form by their JSON names. A missing field counts as empty. */
export type Fields<Name extends string> = Readonly<Partial<Record<Name, string | undefined>>>;

/** In characters. */
const PASSWORD_MAXIMUM = 128;
/** The specification's minimum in characters. The configuration's `password_min_length` may require more of new passwords. */
export const PASSWORD_MINIMUM = 6;

/**
 * Checks a required text; what cannot be seen does not count. `maximum` bounds its length in characters. Returns the problem, or `undefined` when
 * the field is valid.
 * @example checkText('address', '', 'address-required') // { field: 'address', problem: 'address-required' }
 */
export function checkText(
  field: string,
  value: string | undefined,
  required: FieldProblemCode,
  maximum?: number,
): FieldProblem | undefined {
  if (isBlank(value)) return { field, problem: required };
  return maximum === undefined ? undefined : checkLength(field, cleanText(value ?? ''), maximum);
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
  if (isBlank(value)) return { field, problem: 'email-required' };
  return canonicalEmail(value ?? '') ? undefined : { field, problem: 'email-invalid' };
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
