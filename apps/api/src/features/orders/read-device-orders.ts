import type { GivenQueryOf } from '@bozor/contract/endpoint.ts';
import type { DeviceOrder } from '@bozor/contract/shop/orders/order-shapes.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import { canCancel } from '@bozor/domain/orders/transitions.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Api } from '../../platform/api.ts';
import type { Visitor } from '../../platform/http/actor.ts';
import { orderOfToken, trackingToken } from '../../platform/links/tracking-token.ts';
import type { OrderRow } from './order-row.ts';
import { countPieces, presentPaying } from './present.ts';
import { presentFields } from './present-fields.ts';
import { presentingIn, type Presenting } from './presenting.ts';
import { pageOfDevice, readOrders } from './read-orders.ts';

const MOST_ORDERS = 50;

/**
 * Orders of a browser, newest first: the caller's own, and those whose signed links it kept. A link proves an order for as long as the shop
 * keeps it, also under another guest id or without an account.
 */
export async function readDeviceOrders(
  api: Api,
  actor: Visitor,
  { tokens = '', running = false }: GivenQueryOf<typeof API.orders.ofDevice>,
  locale: Locale,
): Promise<DeviceOrder[]> {
  const linked = tokens.split(',').map((token) => orderOfToken(api.config.secrets.signing, token.trim()));
  const ids = linked.filter((id) => id !== undefined).slice(0, MOST_ORDERS);
  if (ids.length === 0 && actor.kind === 'anonymous') return [];
  const presenting = await presentingIn(api, locale);
  const rows = await readOrders(api.db, pageOfDevice(actor, ids, { isRunning: running, most: MOST_ORDERS }), locale);
  return rows.map((row) => presentDeviceOrder(row, isOwn(row, actor), presenting));
}

function presentDeviceOrder(row: OrderRow, own: boolean, presenting: Presenting): DeviceOrder {
  return {
    ...presentFields(row, presenting),
    is_own: own,
    items_count: countPieces(row),
    can_cancel: own && row.customer_id !== null && canCancel({ type: row.order_type, status: row.status, by: 'customer' }),
    ...(own ? presentPaying(row, presenting) : { can_pay: false, can_switch_to_cod: false }),
    tracking_token: trackingToken(presenting.signingSecret, row.id),
  };
}

function isOwn({ customer_id, guest_id }: OrderRow, actor: Visitor): boolean {
  switch (actor.kind) {
    case 'customer':
      return customer_id === actor.customerId;
    case 'guest':
      return guest_id === actor.guestId;
    case 'anonymous':
      return false;
  }
}
