import type { LoaderFunctionArgs } from 'react-router';
import scooter from '../features/landing/pictures/scooter.webp';
import { CourierRegistration } from '../features/registration/courier-registration.tsx';
import { RegistrationFrame } from '../features/registration/registration-frame.tsx';
import { courierVehicles, courierZones } from '../features/registration/registration-queries.ts';
import { RegistrationSkeleton } from '../features/registration/registration-skeleton.tsx';
import { openPage } from '../platform/pages/page.server.ts';
import { urls } from '../platform/pages/urls.ts';
import { useHydrated } from '@bozor/web/hydration/use-hydrated.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

export { pageMeta as meta } from '../platform/pages/page-head.ts';

export async function loader({ context }: LoaderFunctionArgs) {
  const page = openPage(context);
  await page.load(courierZones(), courierVehicles());
  return page.reply({
    head: {
      title: page.t('Become a courier'),
      description: page.t('Say where you ride and on what. The rest we do together.'),
      canonical: urls.courierRegistration(),
    },
  });
}

export default function CourierRegistrationPage() {
  const { t } = useI18n();
  return (
    <RegistrationFrame
      title={t('Become a courier')}
      text={t('Say where you ride and on what. The rest we do together.')}
      hue={20}
      picture={scooter}
    >
      {useHydrated() ? <CourierRegistration /> : <RegistrationSkeleton />}
    </RegistrationFrame>
  );
}
