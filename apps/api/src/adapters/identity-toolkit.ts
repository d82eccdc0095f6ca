import type { CheckedPhone, PhoneVerifier } from '../ports/phone-verifier.ts';

const TIMEOUT_MS = 8_000;
const PROVIDER = 'https://identitytoolkit.googleapis.com';
const CHALLENGE = 'https://www.google.com/recaptcha/api.js';

/** Errors of the provider that are the person's: `CODE : explanation`. */
const PROBLEMS: Readonly<Record<string, 'wrong' | 'expired'>> = {
  INVALID_CODE: 'wrong',
  MISSING_CODE: 'wrong',
  INVALID_SESSION_INFO: 'expired',
  MISSING_SESSION_INFO: 'expired',
  SESSION_EXPIRED: 'expired',
  CODE_EXPIRED: 'expired',
};

export interface IdentityToolkitOptions {
  /** The web key of the Firebase project. It is public. */
  readonly apiKey: string;
  /** A server that plays the provider and its challenge, as in a test. */
  readonly serverUrl?: string | undefined;
}

/** Google's Identity Toolkit, by its REST calls. */
export function identityToolkit({ apiKey, serverUrl }: IdentityToolkitOptions): PhoneVerifier {
  const url = serverUrl ?? PROVIDER;
  return {
    client: { apiKey, url, challengeUrl: serverUrl === undefined ? CHALLENGE : `${serverUrl}/recaptcha/api.js` },
    check: async (sessionInfo, code) => {
      const response = await fetch(`${url}/v1/accounts:signInWithPhoneNumber?key=${encodeURIComponent(apiKey)}`, {
        method: 'POST',
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ sessionInfo, code }),
      });
      return checkedOf((await response.json()) as Answer);
    },
  };
}

interface Answer {
  readonly phoneNumber?: unknown;
  readonly error?: { readonly message?: unknown };
}

function checkedOf({ phoneNumber, error }: Answer): CheckedPhone {
  if (typeof phoneNumber === 'string') return { ok: true, phone: phoneNumber };
  const [code = ''] = String(error?.message).split(/\s*:/);
  const problem = PROBLEMS[code];
  if (!problem) throw new Error(`The external phone verification answered ${code}`);
  return { ok: false, problem };
}
