import type { PhoneVerifier } from '../../ports/phone-verifier.ts';
import type { Settings } from './settings.ts';

/** The external phone verification, where it is connected and the operator has switched it on. */
export function phoneVerifierOf(
  { firebase_otp_verification: isOn }: Pick<Settings, 'firebase_otp_verification'>,
  { phoneVerifier }: { readonly phoneVerifier?: PhoneVerifier | undefined },
): PhoneVerifier | undefined {
  return isOn ? phoneVerifier : undefined;
}
