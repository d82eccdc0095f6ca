import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { readProfile } from './read-profile.ts';
import { removeAccount } from './remove-account.ts';
import { updateProfile } from './update-profile.ts';

export function customerRoutes(api: Api): void {
  mount(api, API.customer.info, async ({ actor }) => readProfile(api, actor.customerId));
  mount(api, API.customer.updateProfile, async ({ actor, body, files, scope: { locale }, request }) => {
    const wanted = await updateProfile(api, actor, body, files['image'] ?? [], { locale, address: request.ip });
    return {
      message: api.words.translate(locale, wanted ? 'We sent you a code.' : 'Profile updated successfully.'),
      otp_send: wanted !== undefined,
      verification_on: wanted?.verificationOn ?? null,
      resend_after_seconds: wanted?.resendAfterSeconds ?? null,
    };
  });
  mount(api, API.customer.remove, async ({ actor, scope }) => {
    await removeAccount(api, actor.customerId);
    return { message: api.words.translate(scope.locale, 'Account has been deleted') };
  });
}
