import type { OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import type { Api } from '../../platform/api.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import { refuse } from '../../platform/http/problem.ts';
import { TRACKING, type Tracked } from './find-tracked.ts';
import { presentingIn } from './presenting.ts';
import { presentTracking } from './present-tracking.ts';
import { byNumber, readEvents, readOrders, readTrail } from './read-orders.ts';

/** State of an order, and the number of its last event. */
export interface Standing {
  readonly tracking: OrderTracking;
  readonly lastEventId: number;
}

export async function readTracking(api: Api, tracked: Tracked, locale: Locale): Promise<Standing> {
  const { orderId } = tracked;
  // The order is read after its events. It may be newer than they are, and is then sent again with the next event; it is never older than
  // its number.
  const [presenting, events] = await Promise.all([presentingIn(api, locale), readEvents(api.db, orderId)]);
  const [row] = await readOrders(api.db, byNumber(orderId), locale);
  if (!row) throw refuse(TRACKING, 'order-not-found');
  const trail = row.status === 'picked_up' ? await readTrail(api.db, orderId) : [];
  return { tracking: presentTracking(row, tracked, { events, trail }, presenting), lastEventId: events.at(-1)?.id ?? 0 };
}
