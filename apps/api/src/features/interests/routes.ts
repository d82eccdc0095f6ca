import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { saveInterests } from './save-interests.ts';

export function interestRoutes(api: Api): void {
  mount(api, API.customer.saveInterests, async ({ actor, body, scope }) => {
    await saveInterests(api, actor.customerId, scope.moduleId, body.interest);
    return {
      message: api.words.translate(
        scope.locale,
        body.interest.length > 0 ? 'Your interests are saved.' : 'You can choose your interests later.',
      ),
    };
  });
}
