import { API as OPERATOR } from '@bozor/contract/operator/routes.ts';
import { API } from '@bozor/contract/store/routes.ts';
import type { Api } from '../../platform/api.ts';
import { mount } from '../../platform/http/mount.ts';
import { refuse } from '../../platform/http/problem.ts';
import { setCommission } from '../store-shift/set-commission.ts';
import { readCommission } from './commission.ts';
import { readStore, readStores } from './read-earnings-of-stores.ts';
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

  mount(api, OPERATOR.earnings.stores, async ({ actor, query, scope }) => {
    const stores = await readStores(api, actor, query, scope.locale);
    if (!stores) throw refuse(OPERATOR.earnings.stores, 'period-not-possible', { field: 'to' });
    return stores;
  });
  mount(api, OPERATOR.earnings.store, async ({ actor, params, query, scope }) => {
    const read = await readStore(api, actor, { storeId: params.store, ...query }, scope.locale);
    if (!read.ok) throw refuse(OPERATOR.earnings.store, read.problem, read.problem === 'period-not-possible' ? { field: 'to' } : {});
    return read.value;
  });
  mount(api, OPERATOR.earnings.orders, async ({ actor, params, query, scope }) => {
    const orders = await readEarnedOrders(api, actor, { store: params.store, ...query }, scope.locale);
    if (!orders) throw refuse(OPERATOR.earnings.orders, 'store-not-found');
    return orders;
  });
  mount(api, OPERATOR.earnings.setCommission, async ({ actor, params, body }) => {
    const { percent, from, reason } = body;
    if (reason.trim() === '') throw refuse(OPERATOR.earnings.setCommission, 'reason-required', { field: 'reason' });
    const rate = { storeId: params.store, percent, from: from === null ? undefined : new Date(from), reason: reason.trim() };
    const set = await setCommission(api, actor, rate);
    if (!set.ok) throw refuse(OPERATOR.earnings.setCommission, set.problem, set.problem === 'from-not-possible' ? { field: 'from' } : {});
    const [now, settings] = [api.adapters.clock.now(), await api.settings.read()];
    return (await readCommission(api.db, params.store, { now, usualPercent: settings.store_commission_percent }))!;
  });
}
