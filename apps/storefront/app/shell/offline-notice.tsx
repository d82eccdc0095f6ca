import { Icon } from '@bozor/ui/actions/icon.tsx';
import { useQueryClient } from '@tanstack/react-query';
import WifiOff from 'lucide-react/icons/wifi-off';
import { useState } from 'react';
import { shopConfig } from '../platform/settings/config.ts';
import { useOnline } from '@bozor/web/api/online.ts';
import { useApi } from '@bozor/web/runtime/runtime.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './offline-notice.module.css';

/** Shown while the network is down; a press retries, including the queries that failed meanwhile. */
export function OfflineNotice() {
  const { t } = useI18n();
  const api = useApi();
  const client = useQueryClient();
  const isOnline = useOnline();
  const [isTrying, setIsTrying] = useState(false);
  const retry = async () => {
    setIsTrying(true);
    try {
      await api.call(shopConfig().call, {});
      await client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' || state.fetchStatus === 'paused' });
    } catch {
      // Still offline: the notice stays and says so.
    } finally {
      setIsTrying(false);
    }
  };
  return (
    <div role="status" className={styles.notice} data-shown={!isOnline || undefined}>
      {!isOnline && (
        <>
          <Icon of={WifiOff} />
          <span>
            {t('No connection')}
            {/* What is kept says here how old it is. */}
            <small data-saved className={styles.saved} />
          </span>
          <button type="button" className={styles.retry} aria-disabled={isTrying} onClick={() => !isTrying && void retry()}>
            {isTrying ? t('Trying…') : t('Try again')}
          </button>
        </>
      )}
    </div>
  );
}
