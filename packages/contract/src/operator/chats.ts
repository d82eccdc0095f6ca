import { chatsBelow } from '../staff/chats.ts';
import { operator } from './access.ts';

/** Conversations of customers with the shop itself. */
export const chats = chatsBelow('/operator', operator);
