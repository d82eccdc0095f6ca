import Type, { type Static } from 'typebox';
import { endpoint } from '../../endpoint.ts';
import {
  requiredText,
  Count,
  Email,
  Exact,
  Flag,
  GuestId,
  MessageReply,
  Nullable,
  OneOf,
  Phone,
  PhoneOrEmail,
  Secret,
  Text,
  Url,
  WithDefault,
  Written,
  WrittenCode,
} from '../../fields.ts';
import { contactRefused, passwordRefused, phoneRefused } from '../../refusals.ts';

/** Sign-in methods: password, one-time code, social provider. */
export const LoginType = OneOf('manual', 'otp', 'social');
/** Social providers. */
export const Medium = OneOf('google', 'facebook', 'apple');
/** Channels that a one-time code is sent to. */
export const Contact = OneOf('phone', 'email');

const Password = Secret(128);
const Code = WrittenCode(6, 'Six digits.');
/** Proof of the previous step, which also defines the purpose of a code; without one, a code is for signing in. Valid once. */
const PendingToken = Secret(200);

/** Outcome of merging the guest's cart at sign-in. `clamped` are the items whose quantity was lowered. */
const CartMerge = Exact({ outcome: OneOf('none', 'merged', 'kept_guest_cart'), clamped: Type.Array(Text) });

/**
 * Reply of every step of signing in. `token` is null until the last step; until then `pending_token` proves this step to the next one:
 * is_personal_info 0 → update-info; is_exist_user → update-info with the customer's answer; a flag 0 of the two → a code to
 * `verification_on`.
 */
export const SignInReply = Exact({
  token: Nullable(Text),
  is_personal_info: Flag,
  is_phone_verified: Flag,
  is_email_verified: Flag,
  is_exist_user: Nullable(Exact({ name: Text, image: Nullable(Url), image_full_url: Nullable(Url) })),
  email: Nullable(Text),
  phone: Nullable(Text),
  login_type: LoginType,
  pending_token: Nullable(Text),
  verification_on: Nullable(Contact),
  resend_after_seconds: Nullable(Count),
  cart: CartMerge,
});
export type SignInReply = Static<typeof SignInReply>;

const codeRefused = {
  'code-wrong': { status: 422, message: 'The code is not right.' },
  'code-expired': { status: 422, message: 'This code is no longer valid. Ask for a new one.' },
  'code-empty': { status: 422, message: 'field is empty' },
} as const;
const pendingRefused = { 'step-expired': { status: 422, message: 'This took too long. Please sign in again.' } } as const;
const contactTaken = { 'contact-taken': { status: 409, message: 'An account with this phone or email already exists.' } } as const;
const methodOff = { 'login-method-off': { status: 422, message: 'This way of signing in is switched off.' } } as const;
const nameRequired = { 'first-name-required': { status: 422, message: 'First name is required' } } as const;
const accountRefused = {
  'wrong-credentials': { status: 422, message: 'The phone, email or password is not right.' },
  'account-suspended': { status: 403, message: 'This account is suspended. Please contact us.' },
} as const;
const phoneMissing = { 'phone-missing': { status: 422, message: 'Please give a phone number' } } as const;
const loginRequired = {
  'login-required': { status: 422, message: 'Email or phone number is required' },
  'login-not-valid': { status: 422, message: 'Must be a valid email or phone number' },
} as const;
const socialRefused = {
  ...methodOff,
  'social-token-refused': { status: 422, message: 'The sign-in was not confirmed. Please try again.' },
  'account-suspended': accountRefused['account-suspended'],
} as const;
const tooSoon = { 'resend-too-soon': { status: 429, message: 'Wait {seconds} seconds before asking for another code.' } } as const;
/** Code that makes the sign-in dialog require a phone number and call social-register. */
const phoneRequired = { email: { status: 422, message: 'Please add your phone number to continue.' } } as const;
const codeToSend = { 'code-not-sent': { status: 503, message: 'The code could not be sent. Please try again.' } } as const;

const sign = { method: 'POST', tag: 'Sign-in', access: 'anyone', rate: 'identity' } as const;
const social = { email: Type.Optional(Email), token: Secret(4000), unique_id: Type.Optional(Secret(255)), medium: Medium };

/** Owner of the password, under either name. The token of the previous step already identifies the owner. */
const accountIdentity = { email_or_phone: requiredText(PhoneOrEmail), phone: Type.Optional(Phone), email: Type.Optional(Email) };

export const identity = {
  requestGuest: endpoint({ ...sign, path: '/auth/guest/request', summary: 'Become a guest', reply: Exact({ guest_id: GuestId }) }),
  signUp: endpoint({
    ...sign,
    path: '/auth/sign-up',
    summary: 'Make an account',
    body: Exact({
      name: requiredText(Written(100)),
      email: requiredText(Email),
      phone: requiredText(Phone),
      password: requiredText(Password),
      confirm_password: requiredText(Password),
      ref_code: Type.Optional(WrittenCode(20)),
    }),
    reply: SignInReply,
    problems: {
      ...nameRequired,
      ...contactRefused,
      ...phoneMissing,
      'email-required': { status: 422, message: 'Email is required' },
      ...passwordRefused,
      ...contactTaken,
      ...methodOff,
      'referral-not-found': { status: 422, message: 'This referral code does not exist.' },
    },
  }),
  login: endpoint({
    ...sign,
    path: '/auth/login',
    summary: 'Sign in by password, or ask for a code with login_type otp',
    body: Exact({
      email_or_phone: Type.Optional(PhoneOrEmail),
      phone: Type.Optional(Phone),
      password: Type.Optional(Password),
      login_type: WithDefault(LoginType, 'manual'),
      field_type: Type.Optional(Contact),
      type: Type.Optional(Contact),
    }),
    reply: SignInReply,
    problems: {
      ...accountRefused,
      ...loginRequired,
      ...methodOff,
      ...codeToSend,
      ...tooSoon,
      'password-too-short': passwordRefused['password-too-short'],
      ...phoneMissing,
      'password-missing': { status: 422, message: 'password is required' },
      ...phoneRefused,
    },
  }),
  socialLogin: endpoint({
    ...sign,
    path: '/auth/social-login',
    summary: 'Sign in with the token of Google, Facebook or Apple',
    body: Exact({ ...social, login_type: Type.Optional(LoginType) }),
    reply: SignInReply,
    problems: { ...socialRefused, ...phoneRequired, ...contactTaken, ...pendingRefused },
  }),
  socialRegister: endpoint({
    ...sign,
    path: '/auth/social-register',
    summary: 'Give the phone that the social account lacks',
    body: Exact({ ...social, phone: requiredText(Phone), id_token: Type.Optional(Secret(4000)) }),
    reply: SignInReply,
    problems: { ...socialRefused, ...phoneMissing, ...contactRefused, ...codeToSend, ...tooSoon },
  }),
  checkEmail: endpoint({
    ...sign,
    path: '/auth/check-email',
    summary: 'Whether the email that a social token proves belongs to an account',
    body: Exact(social),
    reply: Exact({ is_exist_user: SignInReply.properties.is_exist_user, is_email_verified: Flag }),
    problems: socialRefused,
  }),
  sendOtp: endpoint({
    ...sign,
    path: '/auth/send-otp',
    summary:
      'Send or resend a one-time code; the answer is the same for known and unknown. With the token of a sign-up, a phone corrects the one it gave',
    body: Exact({
      phone: Type.Optional(Phone),
      email: Type.Optional(Email),
      pending_token: Type.Optional(PendingToken),
      login_type: Type.Optional(LoginType),
      verification_type: Type.Optional(Contact),
    }),
    reply: Exact({ message: Text, verification_on: Contact, resend_after_seconds: Count, expires_in_seconds: Count }),
    problems: { ...loginRequired, ...pendingRefused, ...codeToSend, ...tooSoon, ...methodOff, ...contactTaken, ...phoneRefused },
  }),
  verifyPhone: endpoint({
    ...sign,
    path: '/auth/verify-phone',
    summary: 'Prove a phone or email by its code',
    body: Exact({
      phone: Type.Optional(Phone),
      email: Type.Optional(Email),
      otp: requiredText(Code),
      pending_token: Type.Optional(PendingToken),
      login_type: Type.Optional(LoginType),
      verification_type: Type.Optional(Contact),
    }),
    reply: SignInReply,
    problems: {
      ...codeRefused,
      ...pendingRefused,
      ...loginRequired,
      ...contactTaken,
      'account-suspended': accountRefused['account-suspended'],
    },
  }),
  verifyFirebase: endpoint({
    ...sign,
    path: '/auth/firebase-verify-token',
    summary: 'Prove a phone by the external phone verification',
    body: Exact({
      session_info: Secret(4000),
      phone: Phone,
      otp: requiredText(Code),
      pending_token: Type.Optional(PendingToken),
      login_type: Type.Optional(LoginType),
    }),
    reply: SignInReply,
    problems: {
      ...codeRefused,
      ...pendingRefused,
      ...loginRequired,
      ...contactTaken,
      ...methodOff,
      'code-not-checked': { status: 503, message: 'The code could not be checked. Please try again.' },
      'account-suspended': accountRefused['account-suspended'],
    },
  }),
  updateInfo: endpoint({
    ...sign,
    path: '/auth/update-info',
    summary: "Complete the profile, or answer 'Is It You?'",
    body: Exact({
      pending_token: Type.Optional(PendingToken),
      name: Type.Optional(Written(100)),
      email: Type.Optional(Email),
      phone: Type.Optional(Phone),
      ref_code: Type.Optional(WrittenCode(20)),
      login_type: Type.Optional(LoginType),
      existing_user: Type.Optional(OneOf('yes', 'no')),
    }),
    reply: SignInReply,
    problems: {
      ...pendingRefused,
      ...nameRequired,
      ...contactRefused,
      ...contactTaken,
      ...phoneRequired,
      'proof-required': { status: 403, message: 'Confirm the code sent to this account first.' },
      'referral-not-found': { status: 422, message: 'This referral code does not exist.' },
      'account-suspended': accountRefused['account-suspended'],
    },
  }),
  forgotPassword: endpoint({
    ...sign,
    path: '/auth/forgot-password',
    summary: 'Ask for a code to set a new password; the answer is the same for known and unknown',
    body: Exact(accountIdentity),
    reply: Exact({ message: Text, verification_on: Contact, resend_after_seconds: Count, expires_in_seconds: Count }),
    problems: { ...loginRequired, ...codeToSend, ...tooSoon },
  }),
  verifyResetToken: endpoint({
    ...sign,
    path: '/auth/verify-reset-token',
    summary: 'Exchange the code for the right to set a password',
    body: Exact({ ...accountIdentity, otp: requiredText(Code) }),
    reply: Exact({ message: Text, reset_token: Text }),
    problems: { ...codeRefused, ...loginRequired },
  }),
  resetPassword: endpoint({
    ...sign,
    method: 'PUT',
    path: '/auth/reset-password',
    aliases: ['POST /auth/reset-password'],
    summary: 'Set a new password; every session ends',
    body: Exact({
      ...accountIdentity,
      reset_token: PendingToken,
      password: requiredText(Password),
      confirm_password: requiredText(Password),
    }),
    reply: MessageReply,
    problems: { ...pendingRefused, ...passwordRefused },
  }),
  /** `guest_id` is of a new guest, whom the browser is from now on. */
  logout: endpoint({
    ...sign,
    access: 'customer',
    rate: 'write',
    path: '/auth/logout',
    summary: 'End this session and become a guest',
    reply: Exact({ message: Text, guest_id: GuestId }),
  }),
};
