import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/problem.ts';
import { wholeList } from '../../platform/http/whole-list.ts';
import { listItems, modulesOf } from '../items/list-items.ts';
import { listShelf } from '../items/list-shelf.ts';
import { presentHealthCondition } from './present.ts';
import { isHealthCondition, readHealthConditions } from './store.ts';

export function healthConditionRoutes(api: Api): void {
  mount(api, API.conditions.list, async ({ query, scope }) => {
    const data = (await readHealthConditions(api.db, { ...scope, moduleIds: await modulesOf(api, scope) })).map(presentHealthCondition);
    return wholeList('data', data, query);
  });
  mount(api, API.conditions.items, async ({ params, query, scope }) => {
    if (!(await isHealthCondition(api.db, params.id))) throw refuse(API.conditions.items, 'condition-not-found');
    const candidates = { order: 'popular', conditionId: params.id } as const;
    return query.home && query.offset === 1
      ? listShelf(api, scope, 'condition', { limit: query.limit, ...candidates })
      : listItems(api, scope, { ...query, ...candidates });
  });
}
