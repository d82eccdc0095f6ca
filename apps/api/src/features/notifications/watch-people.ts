import type { Api } from '../../platform/api.ts';
import type { Shopper } from '../../platform/http/actor.ts';
import { ownerOfConversation, ownerOfOrder, type OwnerRow } from './store.ts';

/** Calls watchers of a shopper when they may have a new event. One subscription to the bus serves all watchers. */
export class PeopleWatch {
  readonly #watchers = new Map<string, Set<() => void>>();

  constructor({ bus, db, server }: Pick<Api, 'bus' | 'db' | 'server'>) {
    const notifyOwner = async (find: () => Promise<OwnerRow | undefined>): Promise<void> => {
      if (this.#watchers.size === 0) return;
      try {
        const owner = await find();
        if (owner?.customer_id != null) this.#notify(`customer:${owner.customer_id}`);
        if (owner?.guest_id != null) this.#notify(`guest:${owner.guest_id}`);
      } catch (error) {
        server.log.warn({ err: error }, 'It is not known whose event this is; everybody looks.');
        this.#notifyAll();
      }
    };
    bus.subscribe('order_changed', ({ orderId }) => void notifyOwner(() => ownerOfOrder(db, orderId)));
    bus.subscribe('message_sent', ({ conversationId }) => void notifyOwner(() => ownerOfConversation(db, conversationId)));
    bus.subscribe('notice_added', ({ customerId }) => this.#notify(`customer:${customerId}`));
    bus.subscribe('gap', () => this.#notifyAll());
  }

  /** Returns a function that unsubscribes. */
  watch(who: Shopper, notify: () => void): () => void {
    const name = nameOf(who);
    const watchers = this.#watchers.get(name) ?? new Set();
    this.#watchers.set(name, watchers.add(notify));
    return () => {
      watchers.delete(notify);
      if (watchers.size === 0) this.#watchers.delete(name);
    };
  }

  #notify(name: string): void {
    for (const notify of this.#watchers.get(name) ?? []) notify();
  }

  #notifyAll(): void {
    for (const name of this.#watchers.keys()) this.#notify(name);
  }
}

export function nameOf(who: Shopper): string {
  return who.kind === 'customer' ? `customer:${who.customerId}` : `guest:${who.guestId}`;
}
