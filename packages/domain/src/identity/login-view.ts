/** Enabled sign-in methods: `centralize_login` of the configuration (auth-17). */
export interface LoginTypes {
  readonly otp: boolean;
  readonly manual: boolean;
  readonly social: boolean;
}

/** The views of the sign-in dialog. */
export type LoginView = 'all' | 'otp_manual' | 'otp_social' | 'manual_social' | 'otp' | 'manual' | 'social';

/**
 * Returns the view of the sign-in dialog for the enabled methods (auth-12 to auth-16); manual when none is enabled.
 * @example loginView({ otp: true, manual: true, social: false }) // 'otp_manual'
 */
export function loginView({ otp, manual, social }: LoginTypes): LoginView {
  if (otp && manual) return social ? 'all' : 'otp_manual';
  if (social && otp) return 'otp_social';
  if (social && manual) return 'manual_social';
  if (otp) return 'otp';
  return social ? 'social' : 'manual';
}

/**
 * Returns whether a view offers a sign-in method.
 * @example offers('otp_social', 'manual') // false
 */
export function offers(view: LoginView, type: keyof LoginTypes): boolean {
  return view === 'all' || view.split('_').includes(type);
}
