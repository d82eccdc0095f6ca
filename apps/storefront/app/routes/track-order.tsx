import type { LoaderFunctionArgs } from 'react-router';
import { TrackOrderPage } from '../features/orders/track-order-page.tsx';
import { openPage } from '../platform/pages/page.server.ts';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  return page.reply({ head: { title: page.t('Track Order') } });
}

export default function TrackOrder() {
  return <TrackOrderPage />;
}
