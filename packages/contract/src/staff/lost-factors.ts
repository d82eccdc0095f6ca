import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { DateTime, Email, Exact, requiredText, Text } from '../fields.ts';
import { Code, codeRefused, credentialsRefused, Password, setupCodeRequired, Token } from './sign-in.ts';
import { staffFields } from './signed-in.ts';

const linkOver = { 'new-codes-over': { status: 404, message: 'This link is over. Ask for help again.' } } as const;

/** A person who lost phone and recovery codes: asks the owners for help, and sets new codes by the link that one of them hands over. */
export const lostFactors = {
  ask: endpoint({
    method: 'POST',
    path: '/staff/lost-factors',
    summary: 'Ask the owners for new codes. The answer is the same whether email and password are right or not',
    tag: 'Staff',
    access: 'anyone',
    rate: 'identity',
    status: 202,
    body: Exact({ email: requiredText(Email), password: requiredText(Password) }),
    reply: Exact({}),
  }),
  read: endpoint({
    method: 'GET',
    path: '/staff/lost-factors/{token}',
    summary: 'An open link, with the new secret for the authenticator app',
    tag: 'Staff',
    access: 'anyone',
    rate: 'identity',
    params: Token,
    reply: Exact({
      name: Text,
      email: Text,
      secret: Text,
      otpauth: Type.String({ description: 'The secret as an address that authenticator apps open.' }),
      expires_at: DateTime,
    }),
    problems: linkOver,
  }),
  renew: endpoint({
    method: 'POST',
    path: '/staff/lost-factors/{token}',
    summary: 'Set new codes by the link and the password; ends sessions and passkeys, and signs in. Needs the header x-bozor-console: 1',
    tag: 'Staff',
    access: 'anyone',
    rate: 'identity',
    status: 201,
    params: Token,
    body: Exact({ password: requiredText(Password), code: Type.Optional(Code) }),
    reply: Exact({ ...staffFields, recovery_codes: Type.Array(Text, { description: 'Told only once.' }) }),
    problems: { ...linkOver, ...credentialsRefused, ...codeRefused, ...setupCodeRequired },
  }),
};
