import type { LoaderFunctionArgs } from 'react-router';
import { openPage } from '../platform/pages/page.server.ts';
import { ToProfile } from './to-profile.tsx';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  return page.reply({ head: { title: page.t('Wallet') } });
}

export default function Wallet() {
  return <ToProfile page="wallet" />;
}
