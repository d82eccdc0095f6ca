import { API } from '@bozor/contract/shop/routes.ts';

const { login, signUp, verifyPhone, updateInfo, verifyResetToken, verifyFirebase, socialLogin, socialRegister, checkEmail } = API.identity;

/** Endpoints that may create an account. Code that they share may only refuse with problems that each of them declares. */
export const CREATING = [signUp, updateInfo, verifyPhone, verifyFirebase, socialLogin] as const;

/** Endpoints with a referral code. */
export const REFERRED = [signUp, updateInfo] as const;

/** Endpoints that sign in an existing account. A new account is never suspended, so `signUp` does not declare it. */
export const SIGNING_IN = [login, updateInfo, verifyPhone, verifyFirebase, socialLogin] as const;

/** Endpoints that take a one-time code. */
export const TAKING_CODES = [verifyPhone, verifyResetToken, API.customer.updateProfile] as const;

/** Endpoints that take a code which the external phone verification sent. */
export const TAKING_EXTERNAL_CODES = [verifyFirebase, API.customer.updateProfile] as const;

/** Endpoints that continue a sign-in with a code. */
export const VERIFYING = [verifyPhone, verifyFirebase] as const;

/** Endpoints that may link a provider's user to an account. */
export const LINKING = [updateInfo, verifyPhone, verifyFirebase, socialLogin] as const;

/** Endpoints that take a token of a provider. */
export const TAKING_TOKENS = [socialLogin, checkEmail] as const;

/** Endpoints of sign-in by a provider. */
export const OF_PROVIDERS = [socialLogin, socialRegister, checkEmail] as const;
