import type { LoaderFunctionArgs } from 'react-router';
import { CheckoutPage } from '../features/checkout/checkout-page.tsx';
import { openPage } from '../platform/pages/page.server.ts';
import { useHydrated } from '@bozor/web/hydration/use-hydrated.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { QuietFooter } from '../shell/footer/quiet-footer.tsx';
import { QuietHeader } from '../shell/header/quiet-header.tsx';
import type { FrameHandle } from '../shell/page-frame.ts';
import { CheckoutSkeleton } from '../features/checkout/checkout-skeleton.tsx';

export const handle: FrameHandle = { frame: { own: { Header: CheckoutHeader, Footer: QuietFooter } } };

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  return page.reply({ head: { title: page.t('Checkout') } });
}

export default function Checkout() {
  const { t } = useI18n();
  return useHydrated() ? <CheckoutPage /> : <CheckoutSkeleton title={t('Checkout')} />;
}

function CheckoutHeader() {
  const { t } = useI18n();
  return <QuietHeader title={t('Checkout')} />;
}
