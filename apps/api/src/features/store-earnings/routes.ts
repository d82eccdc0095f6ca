import { API } from '@bozor/contract/store/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/problem.ts';
import { readEarnedOrders, readWeek } from './read-earnings.ts';

export function storeEarningsRoutes(api: Api): void {
  mount(api, API.earnings.week, async ({ actor, query, scope }) => {
    const week = await readWeek(api, actor, query, scope.locale);
    if (!week) throw refuse(API.earnings.week, 'store-not-found', { field: 'store' });
    return week;
  });
  mount(api, API.earnings.orders, async ({ actor, query, scope }) => {
    const orders = await readEarnedOrders(api, actor, query, scope.locale);
    if (!orders) throw refuse(API.earnings.orders, 'store-not-found', { field: 'store' });
    return orders;
  });
}
