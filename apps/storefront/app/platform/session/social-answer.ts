import type { Config } from '@bozor/contract/shop/config.ts';

export type SocialMedium = Config['social_login'][number]['login_medium'];

/** What a provider gave a browser to show who is there. */
export interface SocialAnswer {
  readonly medium: SocialMedium;
  readonly token: string;
}

/** What somebody comes back with from a provider: the answer, or why there is none. */
export type TripAnswer = SocialAnswer | { readonly medium?: undefined; readonly problem: 'called-off' | 'not-confirmed' };
