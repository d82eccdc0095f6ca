import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { DateTime, Exact, Id, Nullable, requiredText, Secret, Text, Written } from '../fields.ts';
import { contactRefused } from '../refusals.ts';

/** Base64url without padding, as WebAuthn writes bytes as JSON. */
const Bytes = (maxLength: number) => Secret(maxLength, 'Bytes in base64url.');
const Challenge = Type.String({ description: 'Random bytes in base64url. They count once, for five minutes.' });

/** Assertion that an authenticator signed (PublicKeyCredential of WebAuthn). */
export const Assertion = Exact({
  id: Bytes(1400),
  client_data: Bytes(4000),
  authenticator_data: Bytes(2000),
  signature: Bytes(2000),
});

const Passkey = Exact({ id: Id, name: Text, created_at: DateTime, last_used_at: Nullable(DateTime) });

export const passkeyRefused = {
  'passkey-refused': { status: 401, message: 'This passkey was not accepted. Try again, or use another way.' },
} as const;

const own = { tag: 'Staff', access: 'member', rate: 'identity' } as const;

/** Passkeys of the signed-in person. One alone is both factors: the authenticator verifies the person. */
export const passkeys = {
  list: endpoint({
    ...own,
    method: 'GET',
    path: '/staff/passkeys',
    summary: 'Own passkeys, the latest first',
    rate: 'browse',
    reply: Exact({ passkeys: Type.Array(Passkey) }),
  }),
  begin: endpoint({
    ...own,
    method: 'POST',
    path: '/staff/passkeys/challenge',
    summary: 'A challenge to make a passkey, with what the authenticator needs to know',
    fresh: true,
    reply: Exact({
      challenge: Challenge,
      rp_id: Type.String({ description: 'Host of the consoles.' }),
      rp_name: Text,
      user_id: Type.String({ description: 'Bytes in base64url that name the person.' }),
      user_name: Text,
      known: Type.Array(Text, { description: 'Ids of the person’s passkeys, which are not made twice on one device.' }),
    }),
    problems: { 'passkeys-full': { status: 409, message: 'No more passkeys fit. Remove one that you do not use.' } },
  }),
  add: endpoint({
    ...own,
    method: 'POST',
    path: '/staff/passkeys',
    summary: 'Keep a passkey that an authenticator made',
    fresh: true,
    status: 201,
    body: Exact({ name: requiredText(Written(100)), id: Bytes(1400), client_data: Bytes(4000), attestation: Bytes(4000) }),
    reply: Passkey,
    problems: { ...passkeyRefused, 'name-required': contactRefused['name-required'] },
  }),
  remove: endpoint({
    ...own,
    method: 'DELETE',
    path: '/staff/passkeys/{id}',
    summary: 'Remove a passkey of one’s own',
    fresh: true,
    params: Exact({ id: Id }),
    reply: Exact({ id: Id }),
  }),
  challenge: endpoint({
    method: 'POST',
    path: '/staff/sessions/passkey/challenge',
    summary: 'A challenge to sign in by a passkey, whoever comes. Needs the header x-bozor-console: 1',
    tag: 'Staff',
    access: 'anyone',
    rate: 'identity',
    reply: Exact({ challenge: Challenge, rp_id: Text }),
  }),
  proofChallenge: endpoint({
    ...own,
    method: 'POST',
    path: '/staff/sessions/current/proof/challenge',
    summary: 'A challenge to prove by a passkey who one is',
    reply: Exact({ challenge: Challenge, rp_id: Text, known: Type.Array(Text) }),
  }),
  prove: endpoint({
    ...own,
    method: 'POST',
    path: '/staff/sessions/current/proof/passkey',
    summary: 'Prove by a passkey who one is. Counts for five minutes',
    body: Assertion,
    reply: Exact({ seconds: Type.Integer({ minimum: 0 }) }),
    problems: passkeyRefused,
  }),
};
