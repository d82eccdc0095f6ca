/** What a login answered, as far as it decides what comes next. */
export interface LoginAnswer {
  /** `is_personal_info` is not 0: the name is known. */
  readonly hasPersonalInfo: boolean;
  readonly isPhoneVerified: boolean;
  readonly isEmailVerified: boolean;
}

/** What the sign-in dialog shows next. */
export type SignInStep =
  | { readonly step: 'user_info' }
  | { readonly step: 'verify'; readonly field: 'phone' | 'email' }
  | { readonly step: 'is_exist_user' }
  | { readonly step: 'phone_modal' }
  | { readonly step: 'finish' };

/**
 * After a login or a sign-up: personal info that is missing first, then what is not verified (the phone before the e-mail), then the end
 * (auth-18 to auth-20, auth-30).
 * @example afterLogin({ hasPersonalInfo: true, isPhoneVerified: false, isEmailVerified: true }) // { step: 'verify', field: 'phone' }
 */
export function afterLogin({ hasPersonalInfo, isPhoneVerified, isEmailVerified }: LoginAnswer): SignInStep {
  if (!hasPersonalInfo) return { step: 'user_info' };
  if (!isPhoneVerified) return { step: 'verify', field: 'phone' };
  return isEmailVerified ? { step: 'finish' } : { step: 'verify', field: 'email' };
}

/**
 * After a one-time code was right: a matching user is asked about, else personal info that is missing, else the end (auth-22).
 * @example afterCode({ hasMatch: true, hasPersonalInfo: true }) // { step: 'is_exist_user' }
 */
export function afterCode({ hasMatch, hasPersonalInfo }: { readonly hasMatch: boolean; readonly hasPersonalInfo: boolean }): SignInStep {
  if (hasMatch) return { step: 'is_exist_user' };
  return hasPersonalInfo ? { step: 'finish' } : { step: 'user_info' };
}
