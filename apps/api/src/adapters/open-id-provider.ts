import type { SocialProvider } from '../ports/social-provider.ts';
import { idTokens } from './id-tokens.ts';

export interface OpenIdOptions {
  readonly medium: SocialProvider['medium'];
  readonly clientId: string;
  /** Address of the sign-in page with its parameters, without client and return address. */
  readonly page: string;
  readonly returnUrl: string;
  readonly issuers: readonly string[];
  readonly keysUrl: string;
  readonly now: () => Date;
  readonly onFault: (error: unknown) => void;
}

/** A provider that identifies people by a signed ID token, which also states whether the e-mail is verified. */
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
        // Apple sends the flag as text; Facebook omits it, so no e-mail of its counts as verified.
        email: typeof email === 'string' && (isVerified === true || isVerified === 'true') ? email : undefined,
        name: typeof name === 'string' ? name : '',
      };
    },
  };
}
