import type { Message } from '@bozor/contract/shop/customers/messages.ts';

/** How the contract names who speaks. */
export const SENDERS = {
  customer: 'customer',
  store: 'store',
  rider: 'delivery_man',
  operator: 'admin',
} as const satisfies Record<string, Message['sender_type']>;
