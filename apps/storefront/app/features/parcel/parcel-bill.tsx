import { BottomBar } from '@bozor/ui/actions/bottom-bar.tsx';
import { Loading, Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import type { ReactNode } from 'react';
import { Bill } from '../bill/bill.tsx';
import { useArrivalText } from './use-arrival-text.ts';
import type { ParcelOrder } from './use-parcel-order.ts';
import * as styles from './parcel-bill.module.css';

interface ParcelBillProps {
  readonly order: ParcelOrder;
  /** The button that places the order; without it, it stands elsewhere. */
  readonly press?: ReactNode;
  readonly map?: ReactNode;
}

/** Price and arrival time, below the map of the way. */
export function ParcelBill({ order, press, map }: ParcelBillProps) {
  const { t } = useI18n();
  const { hint } = order;
  return (
    <section className={styles.bill} aria-label={t('Your order')}>
      {map}
      <div className={styles.words}>
        {hint === undefined ? (
          <Price order={order} />
        ) : (
          <p className={styles.promise} data-waiting>
            {hint}
          </p>
        )}
        {press && <div className={styles.foot}>{press}</div>}
        {press && <BottomBar compactOnly>{press}</BottomBar>}
        <p className={`text-meta ${styles.note}`}>{t('The price does not change after you order.')}</p>
      </div>
    </section>
  );
}

/** Price and arrival time. The reason for a missing price stands above the bill. */
function Price({ order: { reading } }: Pick<ParcelBillProps, 'order'>) {
  const { t } = useI18n();
  const { quote, isQuoting } = reading;
  const arrival = useArrivalText(quote);
  return (
    <Loading loading={!quote && isQuoting} skeleton={<Skeleton shape="line" />} label={t('Loading')}>
      {arrival !== undefined && <p className={styles.promise}>{arrival}</p>}
      {quote && <Bill charges={quote.charges} total={quote.order_amount} wallet={quote.wallet_amount} isBusy={isQuoting} />}
    </Loading>
  );
}
