import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { wholeList } from '../../platform/http/whole-list.ts';
import { presentModule } from './present.ts';
import { readModules } from './store.ts';

export function moduleRoutes(api: Api): void {
  mount(api, API.modules.list, async ({ query, scope }) => {
    const modules = (await readModules(api.db, scope.zoneIds, scope.locale)).map(presentModule);
    return wholeList('modules', modules, query);
  });
}
