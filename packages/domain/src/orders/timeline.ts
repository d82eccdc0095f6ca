import type { OrderType } from './order-type.ts';
import type { OrderStatus } from './status.ts';

/** The four steps of the tracking panel with their English titles (track-11 to track-14). */
export const TIMELINE_STEPS = [
  { step: 1, status: 'pending', title: 'Order Placed' },
  { step: 2, status: 'confirmed', title: 'Order Confirmed' },
  { step: 3, status: 'picked_up', title: 'On the Way' },
  { step: 4, status: 'delivered', title: 'Delivered' },
] as const;
/** One of the four steps. */
type TimelineStep = (typeof TIMELINE_STEPS)[number];

/** Instants at which an order reached its statuses, in ms since 1970. */
export type StatusTimes = Partial<Readonly<Record<OrderStatus, number | undefined>>>;

/** A step as the panel shows it. */
export interface TimelineEntry extends Pick<TimelineStep, 'step' | 'status' | 'title'> {
  readonly state: 'done' | 'current' | 'ahead';
  readonly atMs?: number | undefined;
}

/** Content of the panel: the steps, or one notice for an order that ended otherwise. */
export type Timeline =
  | { readonly kind: 'steps'; readonly entries: readonly TimelineEntry[] }
  | { readonly kind: 'notice'; readonly status: OrderStatus };

/**
 * Returns the panel's step of a status: pending 1, confirmed to handover 2, picked up 3, delivered 4; 0 while under review. `undefined` for
 * the statuses that replace the timeline: goods that go back, and every end but the delivery.
 * @example panelStep('handover') // 2
 */
export function panelStep(status: OrderStatus): 0 | 1 | 2 | 3 | 4 | undefined {
  switch (status) {
    case 'prescription_review':
    case 'price_proposed':
      return 0;
    case 'pending':
      return 1;
    case 'confirmed':
    case 'processing':
    case 'handover':
      return 2;
    case 'picked_up':
      return 3;
    case 'delivered':
      return 4;
    case 'returning':
    case 'returned':
    case 'canceled':
    case 'failed':
    case 'refund_requested':
    case 'refunded':
    case 'refund_rejected':
      return undefined;
  }
}

/**
 * Returns the timeline of an order (track-11 to track-14). Take-away has no step On the Way. The last step is `done`, not `current`, once
 * reached.
 * @example timelineOf({ type: 'delivery', status: 'confirmed', times }) // { kind: 'steps', entries: [done, current, ahead, ahead] }
 */
export function timelineOf({
  type,
  status,
  times,
}: {
  readonly type: OrderType;
  readonly status: OrderStatus;
  readonly times: StatusTimes;
}): Timeline {
  const reached = panelStep(status);
  if (reached === undefined) return { kind: 'notice', status };
  const steps = TIMELINE_STEPS.filter((each) => type !== 'take_away' || each.status !== 'picked_up');
  const entries = steps.map(({ step, status: stepStatus, title }) => {
    const state =
      step < reached || (step === reached && step === 4) ? ('done' as const) : step === reached ? ('current' as const) : ('ahead' as const);
    return { step, status: stepStatus, title, state, atMs: times[stepStatus] };
  });
  return { kind: 'steps', entries };
}
