import type { LoaderFunctionArgs } from 'react-router';
import shelf from '../features/landing/pictures/shelf.webp';
import { RegistrationFrame } from '../features/registration/registration-frame.tsx';
import { RegistrationSkeleton } from '../features/registration/registration-skeleton.tsx';
import { StoreRegistration } from '../features/registration/store-registration.tsx';
import { openPage } from '../platform/pages/page.server.ts';
import { urls } from '../platform/pages/urls.ts';
import { useHydrated } from '@bozor/web/hydration/use-hydrated.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  return page.reply({
    head: {
      title: page.t('Open a store'),
      description: page.t('Say what you sell and where. The rest we do together.'),
      canonical: urls.storeRegistration(),
    },
  });
}

export default function StoreRegistrationPage() {
  const { t } = useI18n();
  return (
    <RegistrationFrame title={t('Open a store')} text={t('Say what you sell and where. The rest we do together.')} hue={85} picture={shelf}>
      {useHydrated() ? <StoreRegistration /> : <RegistrationSkeleton />}
    </RegistrationFrame>
  );
}
