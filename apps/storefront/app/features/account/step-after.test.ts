import type { SignInReply } from '@bozor/contract/shop/customers/identity.ts';
import { expect, test } from 'vitest';
import { stepAfter } from './step-after.ts';

const DONE: SignInReply = {
  token: 'token',
  is_personal_info: 1,
  is_phone_verified: 1,
  is_email_verified: 1,
  is_exist_user: null,
  email: null,
  phone: '+998901234567',
  login_type: 'otp',
  pending_token: null,
  verification_on: null,
  resend_after_seconds: null,
  cart: { outcome: 'none', clamped: [] },
};

test.each([
  ['everything is known and proven', {}, { step: 'finish' }],
  ['the name is missing', { is_personal_info: 0 }, { step: 'user_info' }],
  ['somebody has the number', { is_exist_user: { name: 'Aziza K.', image: null, image_full_url: null } }, { step: 'is_exist_user' }],
  ['the phone is unproven', { is_phone_verified: 0, is_email_verified: 0 }, { step: 'verify', field: 'phone' }],
  ['only the e-mail is unproven', { is_email_verified: 0 }, { step: 'verify', field: 'email' }],
] as const)('the dialog shows the next step when %s [auth-03]', (_name, reply, expected) => {
  expect(stepAfter({ ...DONE, ...reply })).toEqual(expected);
});
