import type { calls as storeCalls } from '@bozor/contract/store/calls.ts';
import type { CHAT_FILTERS } from '@bozor/contract/staff/chats.ts';
import { apiQuery } from '@bozor/web/api/query.ts';

/** The calls of a store, a courier or the shop's desk, which are alike. */
export type ChatCalls = (typeof storeCalls)['chats'];
export type ChatFilter = (typeof CHAT_FILTERS)[number];

export const chatsOf = (calls: ChatCalls, show: ChatFilter) => apiQuery(calls.list, { query: { show } }, { quiet: true, staleMs: 0 });

export const threadOf = (calls: ChatCalls, chat: number) => apiQuery(calls.details, { params: { chat } }, { quiet: true, staleMs: 0 });
