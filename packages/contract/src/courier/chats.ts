import { chatsBelow } from '../staff/chats.ts';
import { courier } from './access.ts';

/** Conversations of a courier with the customers of their orders, until an hour after the order ended. */
export const chats = chatsBelow('/courier', courier);
