import { Icon } from '@bozor/ui/actions/icon.tsx';
import { Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import MapPin from 'lucide-react/icons/map-pin';
import type { ComponentProps } from 'react';
import { useActiveModule } from '../../platform/scope/active-module.tsx';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { useHydrated } from '@bozor/web/hydration/use-hydrated.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './location-button.module.css';

/** Delivery location: `line` for the top bar, `block` for the compact header. Other button props pass through, so it can be a trigger. */
export function LocationButton({
  variant,
  ...button
}: Omit<ComponentProps<'button'>, 'className'> & { readonly variant: 'line' | 'block' }) {
  const { t } = useI18n();
  const { type } = useActiveModule();
  return (
    <button type="button" {...button} className={styles.button} data-variant={variant}>
      <span className={styles.pin}>
        <Icon of={MapPin} size={variant === 'line' ? 16 : 20} />
      </span>
      <span className={styles.words}>
        <span className={styles.label}>{type === 'parcel' ? t('Pick up from') : t('Deliver to')}</span>
        <span className={styles.place}>
          <Place />
          <Icon of={ChevronDown} size={16} className={styles.arrow} />
        </span>
      </span>
    </button>
  );
}

/** Only the browser knows the address; when the server knows that there is one, its space is reserved. */
function Place() {
  const { t } = useI18n();
  const { isZoneSet, address } = useDeliveryPlace();
  const isHydrated = useHydrated();
  if (!isHydrated && isZoneSet) return <Skeleton className={styles.waiting} />;
  return (
    <span className={styles.address} dir="auto">
      {address ?? t('Pick a location')}
    </span>
  );
}
