import { STAFF_ROLES } from '@bozor/domain/staff/permissions.ts';
import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { DateTime, Email, Exact, Id, Nullable, OneOf, requiredText, Secret, Text, Written, WrittenCode } from '../fields.ts';
import { contactRefused, passwordRefused } from '../refusals.ts';
import { Assertion, passkeyRefused } from './passkeys.ts';
import { newPinRefused, Pin } from './pins.ts';
import { SignedInStaff, staffFields } from './signed-in.ts';

const Role = OneOf(...STAFF_ROLES);
export const Password = Secret(128);
export const Code = WrittenCode(20, 'Six digits of an authenticator app.');
export const Token = Exact({ token: Type.String({ minLength: 20, maxLength: 100 }) });

export const codeRefused = {
  'staff-code-wrong': { status: 401, message: 'The code is not right. Codes change every 30 seconds.' },
} as const;
export const credentialsRefused = {
  'staff-credentials-wrong': { status: 401, message: 'The email or password is not right.' },
} as const;
const codeRequired = {
  'staff-code-required': { status: 401, message: 'Enter the code of your authenticator app.' },
  'staff-code-used': { status: 401, message: 'This code was used already. Wait for the next one.' },
} as const;
export const setupCodeRequired = {
  'setup-code-required': { status: 422, message: 'Enter the code that the app shows for this account.' },
} as const;
const invitationOver = {
  'invitation-over': { status: 404, message: 'This invitation is over. Ask for a new one.' },
} as const;

/** Signing in and out, and the own sessions. The token of a session travels in a cookie alone. */
export const sessions = {
  signIn: endpoint({
    method: 'POST',
    path: '/staff/sessions',
    summary: 'Sign in; sets the cookie of the session. Needs the header x-bozor-console: 1',
    tag: 'Staff',
    access: 'anyone',
    rate: 'identity',
    status: 201,
    body: Exact({
      email: requiredText(Email),
      password: requiredText(Password),
      code: Type.Optional(Code),
      recovery_code: Type.Optional(WrittenCode(40, 'One of the codes that the account got when it was made, in place of `code`.')),
    }),
    reply: SignedInStaff,
    problems: {
      ...credentialsRefused,
      ...codeRequired,
      ...codeRefused,
      'recovery-code-wrong': { status: 401, message: 'This recovery code is not right, or was used already.' },
    },
  }),
  signInByPasskey: endpoint({
    method: 'POST',
    path: '/staff/sessions/passkey',
    summary: 'Sign in by a passkey; sets the cookie of the session. Needs the header x-bozor-console: 1',
    tag: 'Staff',
    access: 'anyone',
    rate: 'identity',
    status: 201,
    body: Assertion,
    reply: SignedInStaff,
    problems: passkeyRefused,
  }),
  list: endpoint({
    method: 'GET',
    path: '/staff/sessions',
    summary: 'Own sessions, the latest first',
    tag: 'Staff',
    access: 'member',
    rate: 'browse',
    reply: Exact({
      sessions: Type.Array(
        Exact({
          id: Id,
          is_current: Type.Boolean(),
          user_agent: Nullable(Text),
          created_at: DateTime,
          used_at: DateTime,
          expires_at: DateTime,
        }),
      ),
    }),
  }),
  endCurrent: endpoint({
    method: 'DELETE',
    path: '/staff/sessions/current',
    summary: 'Sign out',
    tag: 'Staff',
    access: 'member',
    rate: 'write',
    reply: Exact({ id: Id }),
  }),
  end: endpoint({
    method: 'DELETE',
    path: '/staff/sessions/{id}',
    summary: 'End another session of one’s own',
    tag: 'Staff',
    access: 'member',
    rate: 'write',
    params: Exact({ id: Id }),
    reply: Exact({ id: Id }),
  }),
};

/** A proof that it is still the same person, for acts that need a fresh one. */
export const proof = {
  give: endpoint({
    method: 'POST',
    path: '/staff/sessions/current/proof',
    summary: 'Prove who one is, by a one-time code; by the password where one has no codes. Counts for five minutes',
    tag: 'Staff',
    access: 'member',
    rate: 'identity',
    body: Exact({ code: Type.Optional(Code), password: Type.Optional(Password) }),
    reply: Exact({ seconds: Type.Integer({ minimum: 0 }) }),
    problems: {
      ...codeRequired,
      ...codeRefused,
      'staff-password-wrong': { status: 401, message: 'The password is not right.' },
    },
  }),
};

export const me = {
  read: endpoint({
    method: 'GET',
    path: '/staff/me',
    summary: 'Who is signed in, and what they may do',
    tag: 'Staff',
    access: 'member',
    rate: 'browse',
    reply: SignedInStaff,
  }),
};

export const invitations = {
  read: endpoint({
    method: 'GET',
    path: '/staff/invitations/{token}',
    summary: 'An open invitation, with the secret for the authenticator app',
    tag: 'Staff',
    access: 'anyone',
    rate: 'identity',
    params: Token,
    reply: Exact({
      name: Text,
      email: Text,
      role: Role,
      needs_code: Type.Boolean(),
      secret: Text,
      otpauth: Type.String({ description: 'The secret as an address that authenticator apps open.' }),
      expires_at: DateTime,
    }),
    problems: invitationOver,
  }),
  accept: endpoint({
    method: 'POST',
    path: '/staff/invitations/{token}',
    summary: 'Make the account and sign in. Needs the header x-bozor-console: 1',
    tag: 'Staff',
    access: 'anyone',
    rate: 'identity',
    status: 201,
    params: Token,
    body: Exact({ name: requiredText(Written(255)), password: requiredText(Password), code: Type.Optional(Code), pin: Type.Optional(Pin) }),
    reply: Exact({
      ...staffFields,
      recovery_codes: Type.Array(Text, { description: 'Told only once; empty without a one-time code.' }),
    }),
    problems: {
      ...invitationOver,
      ...codeRefused,
      'name-required': contactRefused['name-required'],
      'password-too-short': passwordRefused['password-too-short'],
      'password-too-common': passwordRefused['password-too-common'],
      ...newPinRefused,
      ...setupCodeRequired,
    },
  }),
};

export const demo = {
  accounts: endpoint({
    method: 'GET',
    path: '/staff/demo-accounts',
    summary: 'Accounts of the demo city with a code of this moment; empty outside of a demo',
    tag: 'Staff',
    access: 'anyone',
    rate: 'browse',
    reply: Exact({ accounts: Type.Array(Exact({ name: Text, role: Role, email: Text, password: Text, code: Text, pin: Nullable(Text) })) }),
  }),
};
