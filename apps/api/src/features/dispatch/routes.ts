import type { FoundOrder, OperatorOrder } from '@bozor/contract/operator/order-shapes.ts';
import { API } from '@bozor/contract/operator/routes.ts';
import { starPhone } from '@bozor/domain/identity/format-phone.ts';
import type { Api } from '../../platform/api.ts';
import type { Staff } from '../../platform/http/actor.ts';
import { mount } from '../../platform/http/mount.ts';
import { problem } from '../../platform/http/problem.ts';
import { presentingIn, type Presenting } from '../orders/presenting.ts';
import { presentBrief } from './brief-order.ts';
import {
  assignByOperator,
  cancelForOperator,
  moveByOperator,
  noteByOperator,
  recallByOperator,
  revealPhone,
  unassignByOperator,
} from './operate-order.ts';
import { readBoard } from './read-board.ts';
import { readCouriers } from './read-couriers.ts';
import { presentNeed, readNeeds } from './read-needs.ts';
import { presentMap, readMap } from './read-map.ts';
import { readOperatorOrder } from './read-order.ts';
import { refundRoutes } from './refund-routes.ts';
import { searchOrders, type FoundRow } from './search-orders.ts';
import { findStore, readCancellationReasons, readZones } from './store.ts';

export function dispatchRoutes(api: Api): void {
  const { orders } = API;

  mount(api, orders.board, async ({ actor, scope }) => {
    const [{ total, rows }, presenting] = await Promise.all([readBoard(api.db, actor, scope.locale), presentingIn(api, scope.locale)]);
    return { total, orders: rows.map((row) => presentBrief(row, presenting)) };
  });

  mount(api, orders.map, async ({ actor, scope }) => {
    const [rows, { now }] = await Promise.all([readMap(api.db, actor, scope.locale), presentingIn(api, scope.locale)]);
    return presentMap(rows, now);
  });

  mount(api, orders.search, async ({ actor, query, scope: { locale } }) => {
    const presenting = await presentingIn(api, locale);
    const { timezone } = presenting.settings;
    const [found, zones, store] = await Promise.all([
      searchOrders(api.db, actor, { ...query, timezone }, locale),
      readZones(api.db, actor, locale),
      query.store === undefined ? undefined : findStore(api.db, query.store, locale),
    ]);
    return {
      orders: found.rows.map((row) => presentFound(row, presenting)),
      next: found.next,
      too_short: found.isTooShort,
      zones: [...zones],
      store: store ?? null,
    };
  });

  mount(api, orders.details, async ({ actor, params, scope }) => whole(actor, params.id, scope.locale));
  mount(api, orders.needs, async ({ actor, scope }) => {
    const [rows, presenting] = await Promise.all([readNeeds(api.db, actor, scope.locale), presentingIn(api, scope.locale)]);
    return { needs: rows.map((row) => presentNeed(row, actor, presenting)) };
  });
  mount(api, orders.couriers, async ({ actor, query, scope }) => ({
    couriers: [...(await readCouriers(api.db, actor, query.zone, scope.locale))],
  }));
  mount(api, orders.reasons, async ({ scope }) => ({ reasons: [...(await readCancellationReasons(api.db, scope.locale))] }));

  mount(api, orders.revealPhone, async ({ actor, params, body }) => ({ phone: await revealPhone(api, actor, params.id, body) }));
  mount(api, orders.move, async ({ actor, params, body, scope }) => {
    await moveByOperator(api, actor, params.id, body);
    return whole(actor, params.id, scope.locale);
  });
  mount(api, orders.recall, async ({ actor, params, body, scope }) => {
    await recallByOperator(api, actor, params.id, body);
    return whole(actor, params.id, scope.locale);
  });
  mount(api, orders.cancel, async ({ actor, params, body, scope }) => {
    await cancelForOperator(api, actor, params.id, body);
    return whole(actor, params.id, scope.locale);
  });
  mount(api, orders.note, async ({ actor, params, body, scope }) => {
    await noteByOperator(api, actor, params.id, body);
    return whole(actor, params.id, scope.locale);
  });
  mount(api, orders.assign, async ({ actor, params, body, scope }) => {
    await assignByOperator(api, actor, params.id, body);
    return whole(actor, params.id, scope.locale);
  });
  mount(api, orders.unassign, async ({ actor, params, body, scope }) => {
    await unassignByOperator(api, actor, params.id, body);
    return whole(actor, params.id, scope.locale);
  });

  refundRoutes(api);

  async function whole(actor: Staff, orderId: number, locale: Parameters<typeof readOperatorOrder>[3]): Promise<OperatorOrder> {
    const order = await readOperatorOrder(api, actor, orderId, locale);
    if (!order) throw problem('not-found');
    return order;
  }
}

function presentFound(row: FoundRow, presenting: Presenting): FoundOrder {
  return {
    ...presentBrief(row, presenting),
    customer_name: row.contact_person_name,
    customer_phone: starPhone(row.contact_person_number),
  };
}
