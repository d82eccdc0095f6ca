import type { GivenQueryOf, ReplyOf } from '@bozor/contract/endpoint.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import type { Api } from '../../platform/api.ts';
import type { Locale } from '@bozor/domain/words/locale.ts';
import type { Customer } from '../../platform/http/actor.ts';
import { refuse } from '../../platform/http/problem.ts';
import { partnerOf } from './partner-of.ts';
import { presentConversation, presentMessage, presentReceiver } from './present.ts';
import { presentingOf } from './presenting-of.ts';
import { findConversation, findPartner, listMessages, markRead } from './store.ts';

/** A page of a conversation, which marks its messages as read. A conversation that does not exist yet is empty. */
export async function readConversation(
  api: Api,
  customer: Customer,
  { conversation_id: id, limit, offset, ...named }: GivenQueryOf<typeof API.messages.details>,
  locale: Locale,
): Promise<ReplyOf<typeof API.messages.details>> {
  const key = id === undefined ? partnerOf(named) : undefined;
  if (id === undefined && !key) throw refuse(API.messages.details, 'conversation-not-found', { field: 'conversation_id' });
  const whose = { customer, locale };
  const conversation = await findConversation(api.db, id === undefined ? { ...whose, ...key! } : { ...whose, id });
  const presenting = await presentingOf(api);
  if (!conversation) {
    const partner = key && (await findPartner(api.db, { ...whose, ...key }));
    if (!partner) throw refuse(API.messages.details, 'conversation-not-found', { field: 'conversation_id' });
    return { total_size: 0, limit, offset, messages: [], conversation: null, receiver: presentReceiver(partner, presenting) };
  }
  if (offset === 1) await markRead(api.db, conversation.id, 'customer');
  const total = conversation.message_count;
  const rows = await listMessages(api.db, conversation.id, { total, limit, offset });
  return {
    total_size: total,
    limit,
    offset,
    messages: rows.map((row) => presentMessage(row, presenting)),
    conversation: presentConversation({ ...conversation, ...(offset === 1 && { customer_unread: 0 }) }, presenting),
    receiver: presentReceiver(conversation, presenting),
  };
}
