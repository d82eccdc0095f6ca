import { describe, expect, test } from 'vitest';
import { loginView, offers } from './login-view.ts';
import { isCompleteCode } from './one-time-code.ts';
import { joinName, splitName } from './person-name.ts';
import { afterCode, afterLogin } from './sign-in-step.ts';

test.each([
  ['all three [auth-12]', { otp: true, manual: true, social: true }, 'all'],
  ['otp and manual [auth-13]', { otp: true, manual: true, social: false }, 'otp_manual'],
  ['otp and social [auth-14]', { otp: true, manual: false, social: true }, 'otp_social'],
  ['manual and social [auth-15]', { otp: false, manual: true, social: true }, 'manual_social'],
  ['otp alone [auth-16]', { otp: true, manual: false, social: false }, 'otp'],
  ['manual alone [auth-16]', { otp: false, manual: true, social: false }, 'manual'],
  ['social alone [auth-16]', { otp: false, manual: false, social: true }, 'social'],
  ['none [auth-16]', { otp: false, manual: false, social: false }, 'manual'],
] as const)('the login view of %s', (_name, types, expected) => {
  expect(loginView(types)).toBe(expected);
  const offered = (['otp', 'manual', 'social'] as const).filter((type) => offers(expected, type));
  const enabled = (['otp', 'manual', 'social'] as const).filter((type) => types[type]);
  expect(offered).toEqual(enabled.length > 0 ? enabled : ['manual']);
});

describe('the next view', () => {
  test.each([
    [
      'a login without personal info [auth-18]',
      afterLogin({ hasPersonalInfo: false, isPhoneVerified: true, isEmailVerified: true }),
      { step: 'user_info' },
    ],
    [
      'a login with everything verified [auth-19]',
      afterLogin({ hasPersonalInfo: true, isPhoneVerified: true, isEmailVerified: true }),
      { step: 'finish' },
    ],
    [
      'a login with an unverified phone [auth-20]',
      afterLogin({ hasPersonalInfo: true, isPhoneVerified: false, isEmailVerified: false }),
      { step: 'verify', field: 'phone' },
    ],
    [
      'a login with an unverified e-mail [auth-20]',
      afterLogin({ hasPersonalInfo: true, isPhoneVerified: true, isEmailVerified: false }),
      { step: 'verify', field: 'email' },
    ],
    ['a code with a matching user [auth-22]', afterCode({ hasMatch: true, hasPersonalInfo: true }), { step: 'is_exist_user' }],
    ['a code without one [auth-22]', afterCode({ hasMatch: false, hasPersonalInfo: true }), { step: 'finish' }],
    ['a code of somebody new', afterCode({ hasMatch: false, hasPersonalInfo: false }), { step: 'user_info' }],
  ])('after %s', (_name, step, expected) => {
    expect(step).toEqual(expected);
  });
});

describe('one-time codes', () => {
  test.each([
    ['123456', true],
    ['12345', false],
    ['1234567', false],
    ['12345a', false],
    ['', false],
  ])('%j is complete: %j [auth-42]', (code, expected) => {
    expect(isCompleteCode(code)).toBe(expected);
  });
});

test.each([
  ['Aziz Karim', { firstName: 'Aziz', lastName: 'Karim' }],
  ['  Aziz  Karim oʻgʻli ', { firstName: 'Aziz', lastName: 'Karim oʻgʻli' }],
  ['Aziz', { firstName: 'Aziz', lastName: '' }],
  ['', { firstName: '', lastName: '' }],
])('%j is split at its first space', (name, expected) => {
  expect(splitName(name)).toEqual(expected);
  expect(joinName(expected)).toBe(name.trim().replace(/\s+/g, ' '));
});
