import { calls } from '@bozor/contract/shop/calls.ts';
import { apiList, apiQuery } from '@bozor/web/api/query.ts';
import type { ChatWith } from './chat-with.ts';

/** The customer's conversations, the latest first. */
export const conversationList = () =>
  apiList(calls.messages.list, { query: { limit: 20 } }, { rows: (reply) => reply.conversations, personal: true, quiet: true, staleMs: 0 });

/** What was said in a conversation, newest first. Asking marks it as read. */
export const conversation = (asked: ChatWith) =>
  apiList(
    calls.messages.details,
    { query: { limit: 20, ...asked } },
    { rows: (reply) => reply.messages, personal: true, quiet: true, staleMs: 0 },
  );

/** For the mark on the header's icon. */
export const unreadMessages = () => apiQuery(calls.messages.list, { query: { limit: 1 } }, { personal: true, quiet: true });
