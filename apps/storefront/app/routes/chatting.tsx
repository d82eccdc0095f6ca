import type { LoaderFunctionArgs } from 'react-router';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { openPage } from '../platform/pages/page.server.ts';
import { urls } from '../platform/pages/urls.ts';
import type { FrameHandle } from '../shell/page-frame.ts';

const ChatPage = lazyComponent(async () => (await import('../features/messages/chat-page.tsx')).ChatPage);

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export const handle: FrameHandle = { frame: { tabs: false } };

export function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  return page.reply({ head: { title: page.t('Messages') } });
}

export default function Chatting() {
  return (
    <div className="container">
      <ChatPage urlOf={urls.chatting} />
    </div>
  );
}
