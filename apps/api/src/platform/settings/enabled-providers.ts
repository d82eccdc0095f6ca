import type { SocialProvider } from '../../ports/social-provider.ts';
import type { Settings } from './settings.ts';

/** Enabled sign-in providers: connected, and switched on individually and together. */
export function enabledProviders<Provider extends Pick<SocialProvider, 'medium'>>(
  settings: Settings,
  connected: readonly Provider[],
): readonly Provider[] {
  return settings.social_login ? connected.filter(({ medium }) => settings[`${medium}_login`]) : [];
}
