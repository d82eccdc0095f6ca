import { parseIdentity } from './email-or-phone.ts';
import { checkEmail, checkLength, checkPassword, checkRepeated, checkText, PASSWORD_MINIMUM, problemsOf } from './check-fields.ts';
import type { Fields } from './check-fields.ts';
import { checkPhone } from './check-phone.ts';
import { FIELD_LIMITS } from './field-messages.ts';
import type { FieldProblem } from './field-messages.ts';
import { isCompleteCode } from './one-time-code.ts';

const MISSING: FieldProblem = { field: 'password', problem: 'password-required' };

/**
 * Returns the problems of a sign-in with a password (auth-32 to auth-34, auth-55). The minimum is always the specification's 6, so that a
 * stricter setting introduced later locks no customer out.
 * @example checkSignIn({ email_or_phone: '', password: 'secret' }) // [{ field: 'email_or_phone', problem: 'identity-required' }]
 */
export function checkSignIn(form: Fields<'email_or_phone' | 'password'>, country?: string): FieldProblem[] {
  const password = form.password ? checkPassword('password', form.password, PASSWORD_MINIMUM) : MISSING;
  return problemsOf([...checkIdentity(form, country), password]);
}

/**
 * Returns the problems of a phone number or e-mail address as identity (auth-32, auth-33).
 * @example checkIdentity({ email_or_phone: 'abc' }) // [{ field: 'email_or_phone', problem: 'identity-invalid' }]
 */
export function checkIdentity(form: Fields<'email_or_phone'>, country?: string): FieldProblem[] {
  const identity = form.email_or_phone ?? '';
  return problemsOf([
    checkText('email_or_phone', identity, 'identity-required') ??
      (parseIdentity(identity, country) ? undefined : { field: 'email_or_phone', problem: 'identity-invalid' }),
  ]);
}

/**
 * Returns the problems of a sign-up (auth-35 to auth-40). `minimum` is the configuration's `password_min_length` in characters; the
 * referral code is optional.
 * @example checkSignUp(form, { minimum: 6, hasAcceptedTerms: false }) // […, { field: 'terms', problem: 'terms-not-accepted' }]
 */
export function checkSignUp(
  form: Fields<'name' | 'email' | 'phone' | 'password' | 'confirm_password' | 'ref_code'>,
  { minimum = PASSWORD_MINIMUM, hasAcceptedTerms }: { readonly minimum?: number; readonly hasAcceptedTerms: boolean },
): FieldProblem[] {
  return problemsOf([
    checkText('name', form.name, 'first-name-required', FIELD_LIMITS.name),
    checkEmail('email', form.email),
    checkPhone('phone', form.phone, 'phone-required'),
    checkPassword('password', form.password, minimum),
    checkRepeated('confirm_password', form.password, form.confirm_password),
    checkLength('ref_code', form.ref_code, FIELD_LIMITS.referCode),
    hasAcceptedTerms ? undefined : { field: 'terms', problem: 'terms-not-accepted' },
  ]);
}

/**
 * Returns the problems of the phone number in a sign-in by code (auth-41).
 * @example checkCodePhone({ phone: '' }) // [{ field: 'phone', problem: 'phone-required' }]
 */
export function checkCodePhone(form: Fields<'phone'>): FieldProblem[] {
  return problemsOf([checkPhone('phone', form.phone, 'phone-required')]);
}

/**
 * Returns the problems of a one-time code: present, and six digits (auth-42).
 * @example checkCode({ otp: '' }) // [{ field: 'otp', problem: 'code-required' }]
 */
export function checkCode(form: Fields<'otp'>): FieldProblem[] {
  const code = form.otp ?? '';
  return problemsOf([
    checkText('otp', code, 'code-required') ?? (isCompleteCode(code) ? undefined : { field: 'otp', problem: 'code-incomplete' }),
  ]);
}

/**
 * Returns the problems of a new password, entered twice: in forgot-password and, when one of the fields is filled in, in the profile.
 * @example checkNewPassword({ password: 'secret', confirm_password: 'secret' }, 6) // []
 */
export function checkNewPassword(form: Fields<'password' | 'confirm_password'>, minimum: number = PASSWORD_MINIMUM): FieldProblem[] {
  return problemsOf([
    checkPassword('password', form.password, minimum),
    checkRepeated('confirm_password', form.password, form.confirm_password),
  ]);
}

/**
 * Returns the problems of the profile form (profile-02 to profile-04). Passwords are checked only when one of them is filled in.
 * @example checkProfile({ name: '', phone: '+998901234567', email: 'a@b.uz' }) // [{ field: 'name', problem: 'profile-name-required' }]
 */
export function checkProfile(
  form: Fields<'name' | 'phone' | 'email' | 'password' | 'confirm_password'>,
  { minimum = PASSWORD_MINIMUM }: { readonly minimum?: number } = {},
): FieldProblem[] {
  return problemsOf([
    checkText('name', form.name, 'profile-name-required', FIELD_LIMITS.name),
    checkPhone('phone', form.phone, 'profile-phone-required'),
    checkEmail('email', form.email),
    ...(form.password || form.confirm_password ? checkNewPassword(form, minimum) : []),
  ]);
}
