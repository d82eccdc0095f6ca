import { createRemoteJWKSet, customFetch, errors, jwtVerify, type JWTPayload } from 'jose';
import { readJson } from './read-json.ts';

const TIMEOUT_MS = 5_000;
const KEYS_FRESH_MS = 6 * 60 * 60 * 1000;

/** Required claims of ID tokens. */
export interface ExpectedTokens {
  readonly keysUrl: string;
  readonly issuers: readonly string[];
  readonly audience: string;
  readonly now: () => Date;
  readonly onFault: (error: unknown) => void;
}

export type Claims = JWTPayload & { readonly sub: string };

/**
 * Verifies ID tokens of OpenID Connect. Returns the claims of a token signed by the issuer, for this shop, for this browser, a moment ago;
 * else undefined. Only RS256 is accepted, which all issuers here use. Their keys are cached for hours and fetched again for an unknown key,
 * but at most twice a minute, so that invented keys cause no flood of requests.
 */
export function idTokens({ keysUrl, issuers, audience, now, onFault }: ExpectedTokens) {
  const keys = createRemoteJWKSet(new URL(keysUrl), {
    cacheMaxAge: KEYS_FRESH_MS,
    [customFetch]: async (address) => Response.json(await readJson(new URL(address), TIMEOUT_MS)),
  });
  return async (token: string, nonce: string): Promise<Claims | undefined> => {
    if (!isWrittenPlainly(token)) return undefined;
    try {
      const { payload } = await jwtVerify(token, keys, {
        algorithms: ['RS256'],
        issuer: [...issuers],
        audience,
        requiredClaims: ['exp', 'sub'],
        // No sign-in takes longer to return.
        maxTokenAge: '10 minutes',
        // Clocks differ.
        clockTolerance: '1 minute',
        currentDate: now(),
      });
      const { aud, azp = audience, nonce: carried, sub = '' } = payload;
      const isForUsAlone = (!Array.isArray(aud) || aud.length === 1) && azp === audience;
      return isForUsAlone && carried === nonce && sub !== '' && sub.length <= 255 ? { ...payload, sub } : undefined;
    } catch (error) {
      if (!(error instanceof errors.JOSEError) || error instanceof errors.JWKSInvalid) onFault(error);
      return undefined;
    }
  };
}

/**
 * Accepts only the canonical encoding. Another encoding of the same signature would pass as a new token wherever used tokens are
 * remembered.
 */
function isWrittenPlainly(token: string): boolean {
  return token.split('.').every((part) => Buffer.from(part, 'base64url').toString('base64url') === part);
}
