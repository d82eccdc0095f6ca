import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { saveSubscription } from './save-subscription.ts';

export function pushRoutes(api: Api): void {
  mount(api, API.customer.savePushToken, async ({ actor, body, scope: { locale } }) => {
    await saveSubscription(api, actor, body.cm_firebase_token, locale);
    return { message: api.words.translate(locale, 'Saved.') };
  });
}
