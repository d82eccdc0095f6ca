import { createHash } from 'node:crypto';
import { canonicalEmail, type Email } from '@bozor/domain/identity/email.ts';
import type { Api } from '../../platform/api.ts';
import { refuse } from '../../platform/http/problem.ts';
import { enabledProviders } from '../../platform/settings/enabled-providers.ts';
import type { SocialProvider } from '../../ports/social-provider.ts';
import { hashOf } from '../../platform/http/credential.ts';
import type { Social } from './proofs.ts';
import type { SignInContext } from './signed-in.ts';
import { findGuest } from './store.ts';
import { OF_PROVIDERS, TAKING_TOKENS } from './refusing-endpoints.ts';

/** Trusted fields of a social sign-in. The caller's other claims about the person are ignored. */
export interface SocialForm {
  readonly medium: SocialProvider['medium'];
  readonly token: string;
}

export interface SocialArrival {
  readonly social: Social;
  readonly email: Email | undefined;
}

/**
 * Reads the person of a social token. The token must have been requested by this browser: its nonce is the hash of the guest id, which only
 * this browser knows and which is retired after a sign-in.
 */
export async function readSocialToken(api: Api, { medium, token }: SocialForm, { guestId }: SignInContext): Promise<SocialArrival> {
  const provider = await providerOf(api, medium);
  const guest = guestId === undefined ? undefined : await findGuest(api.db, hashOf(guestId));
  const person = guest && (await provider.personOf(token, createHash('sha256').update(guestId!).digest('base64url')));
  if (!person) throw refuse(TAKING_TOKENS, 'social-token-refused');
  return {
    social: { medium, subject: person.subject, name: person.name.normalize('NFC').replace(/\s+/g, ' ').trim().slice(0, LONGEST_NAME) },
    email: person.email === undefined ? undefined : canonicalEmail(person.email),
  };
}

/** The provider, if sign-in with it is enabled. */
export async function providerOf(api: Api, medium: SocialProvider['medium']): Promise<SocialProvider> {
  const providers = enabledProviders(await api.settings.read(), api.adapters.socials);
  const provider = providers.find((each) => each.medium === medium);
  if (!provider) throw refuse(OF_PROVIDERS, 'login-method-off', { field: 'medium' });
  return provider;
}

const LONGEST_NAME = 100;
