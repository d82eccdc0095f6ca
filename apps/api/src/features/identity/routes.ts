import { API } from '@bozor/contract/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { requestGuest } from './request-guest.ts';

export function identityRoutes(api: Api): void {
  mount(api, API.identity.requestGuest, async () => ({ guest_id: await requestGuest(api.db) }));
}
