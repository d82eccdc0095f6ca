import type { Message } from '@bozor/contract/shop/customers/messages.ts';

/** Sender names of the contract. */
export const SENDERS = {
  customer: 'customer',
  store: 'store',
  rider: 'delivery_man',
  operator: 'admin',
} as const satisfies Record<string, Message['sender_type']>;
