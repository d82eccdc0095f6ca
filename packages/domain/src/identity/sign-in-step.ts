/** The part of a login's response that decides the next step. */
export interface LoginAnswer {
  /** True when the name is known (`is_personal_info` is not 0). */
  readonly hasPersonalInfo: boolean;
  readonly isPhoneVerified: boolean;
  readonly isEmailVerified: boolean;
}

/** Next step of the sign-in dialog. */
export type SignInStep =
  | { readonly step: 'user_info' }
  | { readonly step: 'verify'; readonly field: 'phone' | 'email' }
  | { readonly step: 'is_exist_user' }
  | { readonly step: 'phone_modal' }
  | { readonly step: 'finish' };

/**
 * Returns the step after a login or a sign-up: missing personal info first, then unverified phone, then unverified e-mail, then the end
 * (auth-18 to auth-20, auth-30).
 * @example afterLogin({ hasPersonalInfo: true, isPhoneVerified: false, isEmailVerified: true }) // { step: 'verify', field: 'phone' }
 */
export function afterLogin({ hasPersonalInfo, isPhoneVerified, isEmailVerified }: LoginAnswer): SignInStep {
  if (!hasPersonalInfo) return { step: 'user_info' };
  if (!isPhoneVerified) return { step: 'verify', field: 'phone' };
  return isEmailVerified ? { step: 'finish' } : { step: 'verify', field: 'email' };
}

/**
 * Returns the step after a correct one-time code: confirm a matching user, else missing personal info, else the end (auth-22).
 * @example afterCode({ hasMatch: true, hasPersonalInfo: true }) // { step: 'is_exist_user' }
 */
export function afterCode({ hasMatch, hasPersonalInfo }: { readonly hasMatch: boolean; readonly hasPersonalInfo: boolean }): SignInStep {
  if (hasMatch) return { step: 'is_exist_user' };
  return hasPersonalInfo ? { step: 'finish' } : { step: 'user_info' };
}
