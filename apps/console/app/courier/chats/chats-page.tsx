import { calls } from '@bozor/contract/courier/calls.ts';
import { ChatDesk } from '../../frame/chats/chat-desk.tsx';

/** Conversations with the customers of the courier's orders. */
export default function ChatsPage() {
  return <ChatDesk calls={calls.chats} path="/courier/chats" />;
}
