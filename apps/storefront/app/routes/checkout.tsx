import type { LoaderFunctionArgs } from 'react-router';
import { CheckoutPage } from '../features/checkout/checkout-page.tsx';
import { openPage } from '../platform/page.server.ts';
import { useIsLive } from '../platform/use-is-live.ts';
import { useWords } from '../platform/words/words.tsx';
import { CheckoutSkeleton } from '../features/checkout/checkout-skeleton.tsx';

export { pageMeta as meta } from '../platform/page-head.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  return page.reply({ head: { title: page.t('Checkout') } });
}

export default function Checkout() {
  const { t } = useWords();
  return useIsLive() ? <CheckoutPage /> : <CheckoutSkeleton title={t('Checkout')} />;
}
