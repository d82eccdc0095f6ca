import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { IconTile } from '@bozor/ui/actions/icon-tile.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { Loading, Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import Plus from 'lucide-react/icons/plus';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { savedAddresses } from '../../platform/session/customer-queries.ts';
import { kindOf } from '../place/address-kinds.ts';
import { AddressChanges } from './address-changes.tsx';
import * as styles from './addresses-page.module.css';

/** The customer's saved addresses, to add, change and delete. */
export function AddressesPage() {
  const { t } = useI18n();
  const { data, isError, isFetching, refetch } = useApiQuery(savedAddresses());
  if (isError && !data)
    return (
      <ErrorState
        title={t('Your addresses could not be loaded')}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  return (
    <Loading loading={!data} skeleton={<Skeleton className={styles.waiting} />} label={t('Loading')}>
      {data?.addresses.length === 0 && <EmptyState title={t('You don’t have any saved address yet. please save address to continue')} />}
      <ul className={styles.list}>
        {data?.addresses.map((saved) => {
          const { icon, label, own } = kindOf(saved);
          return (
            <li key={saved.id} className={styles.address}>
              <IconTile icon={icon} size={40} tinted />
              <span className={styles.words}>
                <b className={styles.kind}>{own ?? t(label)}</b>
                <span>{[saved.address, saved.house].filter(Boolean).join(', ')}</span>
              </span>
              <AddressChanges of={saved} />
            </li>
          );
        })}
      </ul>
      <Button variant="tint" onClick={() => openOverlay('address-form')}>
        <Icon of={Plus} />
        {t('Add New Address')}
      </Button>
    </Loading>
  );
}
