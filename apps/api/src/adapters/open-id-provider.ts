import type { SocialProvider } from '../ports/social-provider.ts';
import { idTokens } from './id-tokens.ts';

export interface OpenIdOptions {
  readonly medium: SocialProvider['medium'];
  readonly clientId: string;
  /** The page to sign in at, with what it needs to know but the client and the way back. */
  readonly page: string;
  readonly returnUrl: string;
  readonly issuers: readonly string[];
  readonly keysUrl: string;
  readonly now: () => Date;
  readonly onFault: (error: unknown) => void;
}

/** A provider that says in a signed ID token who somebody is, and whether the e-mail is theirs. */
export function openIdProvider({ medium, clientId, page, returnUrl, issuers, keysUrl, now, onFault }: OpenIdOptions): SocialProvider {
  const read = idTokens({ keysUrl, issuers, audience: clientId, now, onFault });
  const signInUrl = new URL(page);
  signInUrl.searchParams.set('client_id', clientId);
  signInUrl.searchParams.set('redirect_uri', returnUrl);
  return {
    medium,
    clientId,
    signInUrl: signInUrl.href,
    personOf: async (token, nonce) => {
      const claims = await read(token, nonce);
      if (!claims) return undefined;
      const { sub, email, email_verified: isVerified, name } = claims;
      return {
        subject: sub,
        // Apple writes the flag as a word; Facebook leaves it out, and so vouches for none.
        email: typeof email === 'string' && (isVerified === true || isVerified === 'true') ? email : undefined,
        name: typeof name === 'string' ? name : '',
      };
    },
  };
}
