import type { SocialMedium, SocialSignInAnswer } from '../../platform/session/social-answer.ts';

/**
 * Stored while the customer is at a provider's page: the `state` the answer must carry, the provider, the previous page and the intended
 * destination.
 */
interface PendingSignIn {
  readonly state: string;
  readonly medium: SocialMedium;
  readonly back: string;
  readonly to?: string | undefined;
}

const KEY = 'social-trip';

/** Builds the provider's URL for this browser. The `state` must come back unchanged; the nonce binds the token to the guest id. */
export async function startSocialSignIn(
  signInUrl: string,
  { medium, guestId, back, to }: Omit<PendingSignIn, 'state'> & { readonly guestId: string },
): Promise<string> {
  const state = base64url(crypto.getRandomValues(new Uint8Array(16)));
  const nonce = base64url(new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(guestId))));
  sessionStorage.setItem(KEY, JSON.stringify({ state, medium, back, to } satisfies PendingSignIn));
  const address = new URL(signInUrl);
  address.searchParams.set('state', state);
  address.searchParams.set('nonce', nonce);
  return address.href;
}

/** Reads the provider's answer, once. An answer without a matching `state` of this browser is ignored. */
export function finishSocialSignIn({ search, hash }: { readonly search: string; readonly hash: string }): {
  readonly back: string;
  readonly to: string | undefined;
  readonly answer: SocialSignInAnswer;
} {
  const pending = takePendingSignIn();
  const fragment = new URLSearchParams(hash.slice(1));
  const query = new URLSearchParams(search);
  const word = (name: string) => fragment.get(name) ?? query.get(name);
  const places = { back: ownPath(pending?.back) ?? '/home', to: ownPath(pending?.to) };
  if (!pending || word('state') !== pending.state) return { ...places, answer: { problem: 'not-confirmed' } };
  if (word('error') !== null) return { ...places, answer: { problem: 'called-off' } };
  const token = fragment.get('id_token');
  return { ...places, answer: token ? { medium: pending.medium, token, ...claimsOf(token) } : { problem: 'not-confirmed' } };
}

/** Subject and e-mail of a JSON Web Token, which nothing relies on; nothing of another text. */
function claimsOf(token: string): { readonly unique_id?: string; readonly email?: string } {
  try {
    const { sub, email } = JSON.parse(atob(token.split('.')[1]!.replaceAll('-', '+').replaceAll('_', '/'))) as Record<string, unknown>;
    return { ...(typeof sub === 'string' && { unique_id: sub }), ...(typeof email === 'string' && { email }) };
  } catch {
    return {};
  }
}

/** A path within the shop. A path that begins with `//`, which a shop URL may do, would name another site. */
function ownPath(path: string | undefined): string | undefined {
  return path !== undefined && /^\/(?![/\\])/.test(path) ? path : undefined;
}

function takePendingSignIn(): PendingSignIn | undefined {
  try {
    const stored = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as PendingSignIn | null;
    sessionStorage.removeItem(KEY);
    return stored ?? undefined;
  } catch {
    return undefined;
  }
}

function base64url(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
