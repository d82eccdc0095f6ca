import { calls } from '@bozor/contract/store/calls.ts';
import type { StoreOrder } from '@bozor/contract/store/orders.ts';
import { readyBy } from '@bozor/domain/orders/ready-time.ts';
import { statusesUntil, type StoreStep } from '@bozor/domain/orders/staff/store-steps.ts';
import type { Tap } from '../../frame/outbox/tap.ts';

const STEPS: Readonly<Record<string, StoreStep>> = {
  [calls.orders.accept.path]: 'accept',
  [calls.orders.prepare.path]: 'prepare',
  [calls.orders.ready.path]: 'ready',
  [calls.orders.complete.path]: 'complete',
};

/** Body of the acts of a store, as far as the board shows what it changes. */
interface Body {
  readonly minutes?: number;
  readonly line?: number;
  readonly left?: number;
  readonly item_id?: number;
  readonly grams?: number;
}

/** An order as it stands once the taps that wait for the network are sent. A tap that changes nothing any more is passed over. */
export function orderWithTaps<Order extends StoreOrder>(order: Order, taps: readonly Tap[]): Order {
  return taps.filter((tap) => tap.order === order.id).reduce(withOne, order);
}

function withOne<Order extends StoreOrder>(order: Order, { call: { path }, input, tappedAtMs, person }: Tap): Order {
  const { minutes, line, left, item_id: item, grams } = (input.body ?? {}) as Body;
  const step = STEPS[path];
  if (step) {
    const status = statusesUntil(step, { type: order.order_type, status: order.status })?.at(-1);
    if (!status) return order;
    const told = step === 'accept' && minutes !== undefined && { ready_by: new Date(readyBy(tappedAtMs, minutes)).toISOString() };
    return { ...order, status, ...told };
  }
  switch (path) {
    case calls.orders.refuse.path:
      return { ...order, status: 'canceled' };
    case calls.orders.recall.path:
      return order.status === 'handover' ? { ...order, status: 'processing', recall_until: null } : order;
    case calls.orders.acknowledgeAllergy.path: {
      if (!order.allergy || order.allergy.acknowledged) return order;
      const acknowledged = { at: new Date(tappedAtMs).toISOString(), name: person.name };
      return { ...order, allergy: { ...order.allergy, acknowledged } };
    }
    case calls.orders.handOver.path:
      return order.status === 'handover' ? { ...order, status: 'picked_up' } : order;
    case calls.orders.delay.path: {
      if (!order.can_delay || minutes === undefined) return order;
      const fromMs = Math.max(Date.parse(order.ready_by ?? order.pick_up_at), tappedAtMs);
      return { ...order, can_delay: false, ready_by: new Date(readyBy(fromMs, minutes)).toISOString() };
    }
    case calls.orders.soldOut.path:
      // A replacement is asked of the customer once it is sent; until then nothing of the line is gone.
      if (item !== undefined || left === undefined) return order;
      return { ...order, lines: order.lines.map((each) => (each.id === line ? { ...each, left: Math.min(each.left, left) } : each)) };
    case calls.orders.weigh.path:
      return { ...order, lines: order.lines.map((each) => (each.id === line ? weighedLine(each, grams) : each)) };
    default:
      return order;
  }
}

function weighedLine(line: StoreOrder['lines'][number], grams: number | undefined): StoreOrder['lines'][number] {
  return line.weight && grams !== undefined ? { ...line, weight: { ...line.weight, weighed: grams } } : line;
}
