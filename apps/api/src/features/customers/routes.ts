import { API } from '@bozor/contract/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { readProfile } from './read-profile.ts';
import { removeAccount } from './remove-account.ts';
import { updateProfile } from './update-profile.ts';

export function customerRoutes(api: Api): void {
  mount(api, API.customer.info, async ({ actor }) => readProfile(api, actor.customerId));
  mount(api, API.customer.updateProfile, async ({ actor, body, files, scope }) => {
    await updateProfile(api, actor, body, files['image'] ?? []);
    return {
      message: api.words.say(scope.locale, 'Profile updated successfully.'),
      otp_send: false,
      verification_on: null,
      resend_after_seconds: null,
    };
  });
  mount(api, API.customer.remove, async ({ actor, scope }) => {
    await removeAccount(api, actor.customerId);
    return { message: api.words.say(scope.locale, 'Account has been deleted') };
  });
}
