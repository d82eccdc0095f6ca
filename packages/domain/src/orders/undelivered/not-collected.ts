import type { OrderType } from '../order-type.ts';
import type { OrderStatus } from '../status.ts';

/** Minutes for which a store keeps goods that nobody collects, after they were promised and ready. */
export const COLLECT_MINUTES = 60;

/** The part of an order that decides whether it still waits to be collected. Instants in ms since 1970. */
interface Collectable {
  readonly type: OrderType;
  readonly status: OrderStatus;
  readonly promisedUntilMs: number | undefined;
  readonly readyAtMs: number | undefined;
}

/**
 * Instant from which a store may end an order that nobody collects; undefined for any other order.
 * @example collectUntilMs({ type: 'take_away', status: 'handover', promisedUntilMs: at('19:00'), readyAtMs: at('18:50') }) // 20:00
 */
export function collectUntilMs({ type, status, promisedUntilMs, readyAtMs }: Collectable): number | undefined {
  if (type !== 'take_away' || status !== 'handover' || readyAtMs === undefined) return undefined;
  return Math.max(promisedUntilMs ?? readyAtMs, readyAtMs) + COLLECT_MINUTES * 60_000;
}
