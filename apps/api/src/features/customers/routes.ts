import { API } from '@bozor/contract/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { readProfile } from './read-profile.ts';

export function customerRoutes(api: Api): void {
  mount(api, API.customer.info, async ({ actor }) => readProfile(api, actor.customerId));
}
