import type { Bus } from '../../platform/events/bus.ts';

/** Calls watchers of an order when it changes or its courier moves. One subscription to the bus serves all watchers. */
export class OrderWatch {
  readonly #watchers = new Map<number, Set<() => void>>();

  constructor(bus: Bus) {
    const notify = ({ orderId }: { orderId: number }) => this.#notify(orderId);
    bus.subscribe('order_changed', notify);
    bus.subscribe('rider_moved', notify);
    bus.subscribe('gap', () => {
      for (const orderId of this.#watchers.keys()) this.#notify(orderId);
    });
  }

  /** Returns a function that unsubscribes. */
  watch(orderId: number, notify: () => void): () => void {
    const watchers = this.#watchers.get(orderId) ?? new Set();
    this.#watchers.set(orderId, watchers.add(notify));
    return () => {
      watchers.delete(notify);
      if (watchers.size === 0) this.#watchers.delete(orderId);
    };
  }

  #notify(orderId: number): void {
    for (const notify of this.#watchers.get(orderId) ?? []) notify();
  }
}
