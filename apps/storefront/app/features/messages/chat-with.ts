import type { Receiver } from '@bozor/contract/shop/customers/messages.ts';
import type { PageQuery } from '../../platform/pages/page-query.ts';

/** Identifies a conversation by its id, or by its receiver when it may not exist yet. */
export type ChatWith =
  | { readonly conversation_id: number }
  | { readonly receiver_type: Receiver['receiver_type']; readonly receiver_id: number };

const TYPES: readonly string[] = ['store', 'delivery_man', 'admin'] satisfies Receiver['receiver_type'][];

/**
 * Parses the conversation from a URL; undefined when it names none.
 * @example chatWith(new URLSearchParams('type=delivery_man&id=7')) // { receiver_type: 'delivery_man', receiver_id: 7 }
 */
export function chatWith(query: PageQuery<'chatting' | 'profile'>): ChatWith | undefined {
  const conversationId = numberOf(query.get('conversationId'));
  if (conversationId) return { conversation_id: conversationId };
  const type = query.get('type');
  const id = type === 'admin' ? 0 : numberOf(query.get('id'));
  if (type === null || !TYPES.includes(type) || id === undefined) return undefined;
  return { receiver_type: type as Receiver['receiver_type'], receiver_id: id };
}

/** Whether a listed conversation is the requested one. */
export function isConversationWith(
  requested: ChatWith | undefined,
  { conversation_id, receiver_type, receiver_id }: Receiver & { readonly conversation_id: number },
): boolean {
  if (!requested) return false;
  if ('conversation_id' in requested) return requested.conversation_id === conversation_id;
  return requested.receiver_type === receiver_type && requested.receiver_id === receiver_id;
}

/** The order that a conversation was opened for; its messages belong to it. */
export function orderOf(query: PageQuery<'chatting' | 'profile'>): number | undefined {
  return numberOf(query.get('orderId'));
}

function numberOf(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
