import { API } from '@bozor/contract/store/routes.ts';
import type { Api } from '../../../platform/api.ts';
import { mount } from '../../../platform/http/mount.ts';
import { addCook, dismissFromStore, inviteToStore, readStorePeople, setFirstPin, withdrawFromStore } from './store-staff.ts';

/** Endpoints of a store for its people. */
export function storeStaffRoutes(api: Api): void {
  mount(api, API.staff.list, async ({ actor, scope }) => readStorePeople(api, actor, scope.locale));
  mount(api, API.staff.invite, async ({ actor, body }) => inviteToStore(api, actor, body));
  mount(api, API.staff.withdraw, async ({ actor, params, scope }) =>
    withdrawFromStore(api, { actor, id: params.id, locale: scope.locale }),
  );
  mount(api, API.staff.add, async ({ actor, body, scope }) => addCook(api, actor, body, scope.locale));
  mount(api, API.staff.setPin, async ({ actor, params, body, scope }) =>
    setFirstPin(api, { actor, id: params.id, locale: scope.locale }, body.pin),
  );
  mount(api, API.staff.dismiss, async ({ actor, params, body, scope }) =>
    dismissFromStore(api, { actor, id: params.id, locale: scope.locale }, body.reason),
  );
}
