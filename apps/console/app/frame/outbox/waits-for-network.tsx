import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import CloudOff from 'lucide-react/icons/cloud-off';
import * as styles from './waits-for-network.module.css';
import { useWaitingTaps } from './outbox-context.tsx';

/** Marks an order of which something was pressed that is not sent yet. */
export function WaitsForNetwork({ order }: { readonly order: number }) {
  const { t } = useI18n();
  const isWaiting = useWaitingTaps().some((tap) => tap.order === order);
  return (
    isWaiting && (
      <Badge kind="warn" icon={CloudOff} className={styles.badge}>
        {t('Waits for the network')}
      </Badge>
    )
  );
}
