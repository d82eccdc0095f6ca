import type { OrderTracking } from '@bozor/contract/order-shapes.ts';
import { API } from '@bozor/contract/routes.ts';
import type { Api } from '../../platform/api.ts';
import type { Locale } from '../../platform/http/scope.ts';
import { refuse } from '../../platform/http/problem.ts';
import type { Tracked } from './find-tracked.ts';
import { presentingIn } from './presenting.ts';
import { presentTracking } from './present-tracking.ts';
import { byNumber, readEvents, readOrders, readTrail } from './read-orders.ts';

/** How an order stands now, and the number of its last event. */
export interface Standing {
  readonly tracking: OrderTracking;
  readonly lastEventId: number;
}

export async function readTracking(api: Api, tracked: Tracked, locale: Locale): Promise<Standing> {
  const { orderId } = tracked;
  const [presenting, [row], events] = await Promise.all([
    presentingIn(api, locale),
    readOrders(api.db, byNumber(orderId), locale),
    readEvents(api.db, orderId),
  ]);
  if (!row) throw refuse(API.orders.track, 'order-not-found');
  const trail = row.status === 'picked_up' ? await readTrail(api.db, orderId) : [];
  return { tracking: presentTracking(row, tracked, { events, trail }, presenting), lastEventId: events.at(-1)?.id ?? 0 };
}
