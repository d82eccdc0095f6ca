import type { Database } from '../../platform/db/database.ts';
import type { Bus } from '../../platform/events/bus.ts';
import type { Reach, Staff } from '../../platform/http/actor.ts';
import { readReaches, readLiveSessions, readSideOfChat, type OrderReach, type SideOfChat } from './staff-watch-store.ts';

/** Changes are collected for this long, so that a burst is one statement. */
const COLLECT_MS = 50;
/** How often open streams are checked for a session that has ended. */
const CHECK_MS = 3_000;

/** A reader of changes. */
export interface StaffWatcher {
  readonly actor: Staff;
  /** Orders within the reach of the person that changed. */
  readonly changed: (orderIds: readonly number[]) => void;
  /** Somebody wrote in a conversation of the person's side. */
  readonly talked: () => void;
  /** Changes were missed. */
  readonly missed: () => void;
  /** The session of the person has ended. */
  readonly over: () => void;
}

interface StaffWatchOptions {
  readonly db: Database;
  readonly bus: Bus;
  readonly warn: (error: unknown) => void;
}

/**
 * Tells staff which orders within their reach have changed. One statement serves all streams of the process: it reads to whom the changed
 * orders belong. One timer ends the streams of sessions that have ended.
 */
export class StaffWatch {
  readonly #watchers = new Set<StaffWatcher>();
  readonly #options: StaffWatchOptions;
  #waiting = new Set<number>();
  #collecting: NodeJS.Timeout | undefined;
  readonly #checking: NodeJS.Timeout;

  constructor(options: StaffWatchOptions) {
    this.#options = options;
    options.bus.subscribe('order_changed', ({ orderId }) => this.#collect(orderId));
    options.bus.subscribe('rider_moved', ({ orderId }) => this.#collect(orderId));
    options.bus.subscribe('message_sent', ({ conversationId }) => void this.#talk(conversationId));
    options.bus.subscribe('gap', () => {
      for (const watcher of this.#watchers) watcher.missed();
    });
    this.#checking = setInterval(() => void this.#check(), CHECK_MS);
    this.#checking.unref();
  }

  /** Returns a function that unsubscribes. */
  watch(watcher: StaffWatcher): () => void {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  stop(): void {
    clearInterval(this.#checking);
    clearTimeout(this.#collecting);
  }

  #collect(orderId: number): void {
    if (this.#watchers.size === 0) return;
    this.#waiting.add(orderId);
    this.#collecting ??= setTimeout(() => void this.#tell(), COLLECT_MS);
  }

  async #tell(): Promise<void> {
    const ids = [...this.#waiting];
    this.#waiting = new Set();
    this.#collecting = undefined;
    try {
      const orders = await readReaches(this.#options.db, ids);
      for (const watcher of this.#watchers) {
        const own = orders.filter((order) => isWithin(watcher.actor.scope, order)).map(({ id }) => id);
        if (own.length > 0) watcher.changed(own);
      }
    } catch (error) {
      this.#options.warn(error);
      for (const watcher of this.#watchers) watcher.missed();
    }
  }

  async #talk(conversationId: number): Promise<void> {
    const watchers = [...this.#watchers].filter(({ actor }) => actor.permissions.has('chats.see'));
    if (watchers.length === 0) return;
    try {
      const side = await readSideOfChat(this.#options.db, conversationId);
      for (const watcher of watchers) if (side && isOfSide(watcher.actor.scope, side)) watcher.talked();
    } catch (error) {
      this.#options.warn(error);
      for (const watcher of watchers) watcher.missed();
    }
  }

  async #check(): Promise<void> {
    const watchers = [...this.#watchers];
    if (watchers.length === 0) return;
    try {
      const alive = new Set(await readLiveSessions(this.#options.db, [...new Set(watchers.map(({ actor }) => actor.sessionId))]));
      for (const watcher of watchers) if (!alive.has(watcher.actor.sessionId)) watcher.over();
    } catch (error) {
      this.#options.warn(error);
    }
  }
}

function isWithin(scope: Reach, order: OrderReach): boolean {
  switch (scope.of) {
    case 'all':
      return scope.zoneIds === undefined || (order.zone_id !== null && scope.zoneIds.includes(order.zone_id));
    case 'own store':
      return order.store_id !== null && scope.storeIds.includes(order.store_id);
    case 'own deliveries':
      return order.courier_id === scope.courierId || order.told_couriers.includes(scope.courierId);
  }
}

function isOfSide(scope: Reach, { store_id, courier_id }: SideOfChat): boolean {
  switch (scope.of) {
    case 'all':
      return store_id === null && courier_id === null;
    case 'own store':
      return store_id !== null && scope.storeIds.includes(store_id);
    case 'own deliveries':
      return courier_id === scope.courierId;
  }
}
