import { calls } from '@bozor/contract/store/calls.ts';
import { ChatDesk } from '../../frame/chats/chat-desk.tsx';

/** Conversations of the store with its customers. */
export default function ChatsPage() {
  return <ChatDesk calls={calls.chats} path="/store-console/chats" />;
}
