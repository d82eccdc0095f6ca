import type { Config } from '@bozor/contract/shop/config.ts';
import type { LoginTypes } from '@bozor/domain/identity/login-view.ts';

/** The sign-in methods that `centralize_login` of the configuration enables (auth-17). */
export function loginTypesOf(ways: Config['centralize_login']): LoginTypes {
  return {
    otp: ways.otp_login_status === 1,
    manual: ways.manual_login_status === 1,
    social: ways.social_login_status === 1 && [ways.google_login_status, ways.facebook_login_status, ways.apple_login_status].includes(1),
  };
}
