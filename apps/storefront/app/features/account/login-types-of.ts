import type { Config } from '@bozor/contract/shop/config.ts';
import type { LoginTypes } from '@bozor/domain/identity/login-view.ts';

/** The sign-in methods that `centralize_login` of the configuration enables (auth-17). */
export function loginTypesOf(config: Config['centralize_login']): LoginTypes {
  return {
    otp: config.otp_login_status === 1,
    manual: config.manual_login_status === 1,
    social:
      config.social_login_status === 1 && [config.google_login_status, config.facebook_login_status, config.apple_login_status].includes(1),
  };
}
