import { EventEmitter } from 'node:events';

/** Events that processes exchange through NOTIFY. Every payload is small and holds ids only. */
export interface BusEvents {
  readonly order_changed: { readonly orderId: number; readonly eventId: number };
  readonly rider_moved: { readonly riderId: number; readonly orderId: number };
  readonly catalogue_changed: { readonly version: number };
  readonly settings_changed: Record<string, never>;
  readonly message_sent: { readonly conversationId: number };
  readonly notice_added: { readonly customerId: number };
  /** The connection to the database was lost, and with it events. Subscribers must read again. */
  readonly gap: Record<string, never>;
}

export type Channel = keyof BusEvents;

/** Channels of the database's notifications. */
export const CHANNELS: readonly Channel[] = [
  'order_changed',
  'rider_moved',
  'catalogue_changed',
  'settings_changed',
  'message_sent',
  'notice_added',
];

/** In-process pub/sub for the database's notifications: the listener publishes, streams and caches subscribe. */
export class Bus {
  readonly #emitter = new EventEmitter().setMaxListeners(0);

  publish<C extends Channel>(channel: C, event: BusEvents[C]): void {
    this.#emitter.emit(channel, event);
  }

  /** Returns a function that unsubscribes. */
  subscribe<C extends Channel>(channel: C, receive: (event: BusEvents[C]) => void): () => void {
    this.#emitter.on(channel, receive);
    return () => this.#emitter.off(channel, receive);
  }
}
