import { Popover } from '@bozor/ui/overlays/popover.tsx';
import type { ReactElement } from 'react';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './location-popover.module.css';

const LocationMenu = lazyComponent(async () => (await import('./location-menu.tsx')).LocationMenu);

/** Popover below the delivery address in the header: saved addresses, current location, map. `trigger` is the header's own button. */
export function LocationPopover({ trigger, align }: { readonly trigger: ReactElement; readonly align?: 'start' | 'end' }) {
  const { t } = useI18n();
  return (
    <Popover trigger={trigger} label={t('Delivery location')} className={styles.panel} {...(align && { align })}>
      {(close) => <LocationMenu close={close} lost={close} fallback={<div className={styles.waiting} />} />}
    </Popover>
  );
}
