import type { Bus } from '../../platform/events/bus.ts';

/** Calls watchers of an order when it changes or its courier moves. One subscription to the bus serves all watchers. */
export class OrderWatch {
  readonly #watchers = new Map<number, Set<() => void>>();

  constructor(bus: Bus) {
    const tell = ({ orderId }: { orderId: number }) => this.#tell(orderId);
    bus.subscribe('order_changed', tell);
    bus.subscribe('rider_moved', tell);
    bus.subscribe('gap', () => {
      for (const orderId of this.#watchers.keys()) this.#tell(orderId);
    });
  }

  /** Returns a function that unsubscribes. */
  watch(orderId: number, look: () => void): () => void {
    const watchers = this.#watchers.get(orderId) ?? new Set();
    this.#watchers.set(orderId, watchers.add(look));
    return () => {
      watchers.delete(look);
      if (watchers.size === 0) this.#watchers.delete(orderId);
    };
  }

  #tell(orderId: number): void {
    for (const look of this.#watchers.get(orderId) ?? []) look();
  }
}
