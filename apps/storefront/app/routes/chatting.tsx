import type { LoaderFunctionArgs } from 'react-router';
import { onDemand } from '../platform/on-demand.tsx';
import { openPage } from '../platform/page.server.ts';
import { urls } from '../platform/urls.ts';
import type { FrameHandle } from '../shell/page-frame.ts';

const ChatPage = onDemand(async () => (await import('../features/messages/chat-page.tsx')).ChatPage);

export { pageMeta as meta } from '../platform/page-head.ts';

export const handle: FrameHandle = { frame: { tabs: false } };

export function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  return page.reply({ head: { title: page.t('Messages') } });
}

export default function Chatting() {
  return (
    <div className="container">
      <ChatPage addressOf={urls.chatting} />
    </div>
  );
}
