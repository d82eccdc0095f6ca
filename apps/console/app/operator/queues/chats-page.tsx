import { calls } from '@bozor/contract/operator/calls.ts';
import { ChatDesk } from '../../frame/chats/chat-desk.tsx';

const orderPath = (order: number) => `/console/orders/${order}`;

/** Conversations of customers with the shop. */
export default function ChatsPage() {
  return <ChatDesk calls={calls.chats} path="/console/chats" orderPath={orderPath} />;
}
