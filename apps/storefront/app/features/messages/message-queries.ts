import { calls } from '@bozor/contract/shop/calls.ts';
import { apiList, apiQuery } from '@bozor/web/api/query.ts';
import type { ChatWith } from './chat-with.ts';

/** The customer's conversations, latest first. */
export const conversationList = () =>
  apiList(calls.messages.list, { query: { limit: 20 } }, { rows: (reply) => reply.conversations, personal: true, quiet: true, staleMs: 0 });

/** Messages of a conversation, newest first. Reading marks them as read. */
export const conversation = (requested: ChatWith) =>
  apiList(
    calls.messages.details,
    { query: { limit: 20, ...requested } },
    { rows: (reply) => reply.messages, personal: true, quiet: true, staleMs: 0 },
  );

/** For the badge of the header's icon. */
export const unreadMessages = () => apiQuery(calls.messages.list, { query: { limit: 1 } }, { personal: true, quiet: true });
