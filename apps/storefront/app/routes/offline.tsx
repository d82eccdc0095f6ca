import { useLocation, type LoaderFunctionArgs } from 'react-router';
import { OfflineWays } from '../features/offline/offline-ways.tsx';
import { openPage } from '../platform/pages/page.server.ts';
import type { FrameHandle } from '../shell/page-frame.ts';
import { ProblemPage } from './problem-page.tsx';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export const handle: FrameHandle = { frame: { top: 'brand' } };

export function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  return page.reply({ head: { title: page.t('No connection') } });
}

/** The service worker sends a visitor here for a page that was not kept; its address stands in the fragment. */
export default function Offline() {
  const { hash } = useLocation();
  return (
    <ProblemPage status={0}>
      <OfflineWays wanted={hash.startsWith('#/') ? hash.slice(1) : undefined} withRetry />
    </ProblemPage>
  );
}
