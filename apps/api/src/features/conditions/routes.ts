import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/problem.ts';
import { wholeList } from '../../platform/http/whole-list.ts';
import { listItems, modulesOf } from '../items/list-items.ts';
import { presentCondition } from './present.ts';
import { isCondition, readConditions } from './store.ts';

export function conditionRoutes(api: Api): void {
  mount(api, API.conditions.list, async ({ query, scope }) => {
    const data = (await readConditions(api.db, { ...scope, moduleIds: await modulesOf(api, scope) })).map(presentCondition);
    return wholeList('data', data, query);
  });
  mount(api, API.conditions.items, async ({ params, query, scope }) => {
    if (!(await isCondition(api.db, params.id))) throw refuse(API.conditions.items, 'condition-not-found');
    return listItems(api, scope, { ...query, order: 'popular', conditionId: params.id });
  });
}
