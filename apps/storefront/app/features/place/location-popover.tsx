import { Popover } from '@bozor/ui/popover.tsx';
import type { ReactElement } from 'react';
import { onDemand } from '../../platform/on-demand.tsx';
import { useWords } from '../../platform/words/words.tsx';
import styles from './location-popover.module.css';

const LocationMenu = onDemand(async () => (await import('./location-menu.tsx')).LocationMenu);

/** Hangs under the delivery address in the header: saved addresses, current location, map. `trigger` is the header's own button. */
export function LocationPopover({ trigger, align }: { readonly trigger: ReactElement; readonly align?: 'start' | 'end' }) {
  const { t } = useWords();
  return (
    <Popover trigger={trigger} label={t('Delivery location')} className={styles.panel} {...(align && { align })}>
      {(close) => <LocationMenu close={close} lost={close} fallback={<div className={styles.waiting} />} />}
    </Popover>
  );
}
