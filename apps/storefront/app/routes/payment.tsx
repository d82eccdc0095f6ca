import { useParams, type LoaderFunctionArgs } from 'react-router';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { openPage } from '../platform/pages/page.server.ts';
import type { FrameHandle } from '../shell/page-frame.ts';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export const handle: FrameHandle = { frame: { tabs: false } };

export function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  return page.reply({ head: { title: page.t('Payment') } });
}

const SandboxPage = lazyComponent(async () => (await import('../features/payments/sandbox-page.tsx')).SandboxPage);
const PaymentReturn = lazyComponent(async () => (await import('../features/payments/payment-return.tsx')).PaymentReturn);

/** With an id, the page of the built-in gateway; without one, the return page of all gateways. */
export default function Payment() {
  const { payment } = useParams();
  return payment ? <SandboxPage payment={payment} /> : <PaymentReturn />;
}
