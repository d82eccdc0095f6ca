import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useNavigate } from 'react-router';
import { useStaff } from '../../frame/shell/staff-context.tsx';
import AccountPage from '../../frame/staff/account-page.tsx';
import { FindOrdersForm } from '../orders/find-orders-form.tsx';
import { needs } from '../orders/order-queries.ts';
import { useLostFactors } from '../staff/use-lost-factors.ts';
import { Board } from './board.tsx';
import * as styles from './home-page.module.css';
import { NeedsNow } from './needs-now.tsx';

/** First page of the operator: what needs somebody now, and every running order. Whoever sees no orders has their own page here. */
export default function HomePage() {
  return useStaff().may('orders.see') ? <Now /> : <AccountPage />;
}

function Now() {
  const { t, formatNumber } = useI18n();
  const navigate = useNavigate();
  const { data } = useApiQuery(needs());
  const lost = useLostFactors().filter(({ next }) => next !== 'none');
  const count = (data?.needs.length ?? 0) + lost.length;
  return (
    <div className={styles.page}>
      <title>{count > 0 ? t('({count}) Orders now', { count: formatNumber(count) }) : t('Orders now')}</title>
      <div className={styles.head}>
        <h1 className="text-h1">{t('Orders now')}</h1>
        <div className={styles.find}>
          <FindOrdersForm onFind={(query) => void navigate(`/console/orders?${new URLSearchParams({ query }).toString()}`)} />
        </div>
      </div>
      <NeedsNow />
      <Board />
    </div>
  );
}
