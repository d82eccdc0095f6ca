import type { Conversation, Message, Receiver } from '@bozor/contract/shop/customers/messages.ts';
import { mediaUrl } from '../../platform/media/media-url.ts';
import { privateMediaUrl } from '../../platform/media/private-media.ts';
import { SENDERS } from './senders.ts';
import type { ConversationRow, MessageRow, PartnerRow } from './store.ts';

/** Context of presenting conversations. */
export interface Presenting {
  readonly secret: string;
  readonly now: Date;
  /** Partner name of conversations with the shop itself. */
  readonly shopName: string;
}

export function presentReceiver({ store_id, courier_id, name, image }: PartnerRow, { shopName }: Presenting): Receiver {
  return {
    receiver_type: store_id !== null ? 'store' : courier_id !== null ? 'delivery_man' : 'admin',
    receiver_id: store_id ?? courier_id ?? 0,
    name: name ?? shopName,
    image_full_url: mediaUrl(image),
  };
}

export function presentConversation(row: ConversationRow, presenting: Presenting): Conversation {
  return {
    id: row.id,
    conversation_id: row.id,
    ...presentReceiver(row, presenting),
    last_message: row.last_message,
    last_message_time: row.last_message_at?.toISOString() ?? null,
    unread_message_count: row.customer_unread,
    order_id: row.order_id,
  };
}

/** Presents a message to the customer. Links to its pictures are signed. */
export function presentMessage(row: MessageRow, { secret, now }: Presenting): Message {
  return {
    id: row.id,
    conversation_id: row.conversation_id,
    sender_type: SENDERS[row.sender],
    mine: row.sender === 'customer',
    client_key: row.client_key,
    message: row.body,
    files_full_url: row.images.map((key) => privateMediaUrl(secret, key, now)),
    is_seen: row.read_at !== null,
    created_at: row.created_at.toISOString(),
  };
}
