import type { SocialProvider } from '../../ports/social-provider.ts';
import type { Settings } from './settings.ts';

/** The providers by which people may sign in: connected, and switched on, each by itself and all of them together. */
export function socialWays<Provider extends Pick<SocialProvider, 'medium'>>(
  settings: Settings,
  connected: readonly Provider[],
): readonly Provider[] {
  return settings.social_login ? connected.filter(({ medium }) => settings[`${medium}_login`]) : [];
}
