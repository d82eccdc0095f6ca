import type { Config } from '@bozor/contract/shop/config.ts';

export type SocialMedium = Config['social_login'][number]['login_medium'];

/** Proof of identity that a provider gave this browser. */
export interface SocialAnswer {
  readonly medium: SocialMedium;
  readonly token: string;
  /** As the token says. The server reads the token itself. */
  readonly unique_id?: string | undefined;
  readonly email?: string | undefined;
}

/** Result of the return from a provider: its answer, or why there is none. */
export type SocialSignInAnswer = SocialAnswer | { readonly medium?: undefined; readonly problem: 'called-off' | 'not-confirmed' };
