import { chatsBelow } from '../staff/chats.ts';
import { store } from './access.ts';

/** Conversations of a store with its customers. */
export const chats = chatsBelow('/store', store);
