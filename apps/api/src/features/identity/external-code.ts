import { checkCode } from '@bozor/domain/identity/check-account-form.ts';
import type { Identity } from '@bozor/domain/identity/email-or-phone.ts';
import { canonicalPhone } from '@bozor/domain/identity/phone.ts';
import type { Api } from '../../platform/api.ts';
import { refuse } from '../../platform/http/problem.ts';
import { phoneVerifierOf } from '../../platform/settings/phone-verifier-of.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import type { CodePurpose } from './proofs.ts';
import { TAKING_EXTERNAL_CODES } from './refusing-endpoints.ts';

/**
 * Whether the external provider sends the code in place of the shop: to a phone, while it is switched on. A new password needs the shop's own
 * code, since `verify-reset-token` has no session of a provider.
 */
export function isSentOutside(api: Pick<Api, 'adapters'>, settings: Settings, to: Identity, purpose: CodePurpose): boolean {
  return to.fieldType === 'phone' && purpose !== 'reset_password' && phoneVerifierOf(settings, api.adapters) !== undefined;
}

/** Uses up a code that the external provider sent. Refuses every code that does not prove this phone. */
export async function consumeExternalCode(
  api: Pick<Api, 'adapters' | 'settings' | 'server'>,
  to: Identity,
  { session_info: sessionInfo, otp }: { readonly session_info: string; readonly otp: string },
): Promise<void> {
  const verifier = phoneVerifierOf(await api.settings.read(), api.adapters);
  if (!verifier) throw refuse(TAKING_EXTERNAL_CODES, 'login-method-off', { field: 'session_info' });
  const [found] = checkCode({ otp });
  if (found) throw refuse(TAKING_EXTERNAL_CODES, found.problem === 'code-required' ? 'code-empty' : 'code-wrong', { field: 'otp' });
  const checked = await verifier.check(sessionInfo, otp).catch((error: unknown) => {
    api.server.log.warn({ err: error }, 'The external phone verification did not answer well.');
    throw refuse(TAKING_EXTERNAL_CODES, 'code-not-checked');
  });
  if (!checked.ok) throw refuse(TAKING_EXTERNAL_CODES, checked.problem === 'expired' ? 'code-expired' : 'code-wrong', { field: 'otp' });
  if (to.fieldType !== 'phone' || canonicalPhone(checked.phone) !== to.phone)
    throw refuse(TAKING_EXTERNAL_CODES, 'code-wrong', { field: 'otp' });
}
