import type { LoaderFunctionArgs } from 'react-router';
import { CheckoutSkeleton } from '../features/checkout/checkout-skeleton.tsx';
import { ParcelPage } from '../features/parcel/parcel-page.tsx';
import { parcelCategories } from '../features/parcel/parcel-queries.ts';
import { openPage } from '../platform/pages/page.server.ts';
import { urls } from '../platform/pages/urls.ts';
import { useHydrated } from '@bozor/web/hydration/use-hydrated.ts';
import type { FrameHandle } from '../shell/page-frame.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

/** No tab bar and no footer, so that nothing leads away from the submit button. */
export const handle: FrameHandle = { frame: { top: 'title', tabs: false, footer: false } };

export async function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  await page.load(parcelCategories());
  return page.reply({
    head: {
      title: page.t('Send a parcel'),
      description: page.t('From door to door across the city, with the price before you send.'),
      canonical: urls.parcel({ module_id: page.scope.moduleId }),
    },
  });
}

export default function Parcel() {
  const { t } = useI18n();
  return useHydrated() ? <ParcelPage /> : <CheckoutSkeleton title={t('Parcel details')} />;
}
