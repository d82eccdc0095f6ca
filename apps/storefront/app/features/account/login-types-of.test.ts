import { expect, test } from 'vitest';
import { loginTypesOf } from './login-types-of.ts';

const OFF = {
  manual_login_status: 0,
  otp_login_status: 0,
  social_login_status: 0,
  google_login_status: 0,
  facebook_login_status: 0,
  apple_login_status: 0,
  phone_verification_status: 0,
  email_verification_status: 0,
} as const;

test.each([
  ['nothing', {}, { otp: false, manual: false, social: false }],
  ['codes', { otp_login_status: 1 }, { otp: true, manual: false, social: false }],
  ['passwords', { manual_login_status: 1 }, { otp: false, manual: true, social: false }],
  ['social sign-in by nobody', { social_login_status: 1 }, { otp: false, manual: false, social: false }],
  ['social sign-in by Apple', { social_login_status: 1, apple_login_status: 1 }, { otp: false, manual: false, social: true }],
] as const)('the configuration switches on %s [auth-17]', (_name, on, expected) => {
  expect(loginTypesOf({ ...OFF, ...on })).toEqual(expected);
});
