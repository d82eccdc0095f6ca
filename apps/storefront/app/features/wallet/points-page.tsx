import { Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import { useApiList } from '@bozor/web/api/use-api-list.ts';
import { useConfig } from '../../platform/settings/config.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { ExchangeForm } from './exchange-form.tsx';
import { History } from './history.tsx';
import { pointsHistory } from './wallet-queries.ts';
import * as styles from './points-page.module.css';

/** Loyalty points: balance, exchange, history. */
export function PointsPage() {
  const { t, formatNumber } = useI18n();
  const { customer_wallet_status: hasWallet } = useConfig();
  const list = useApiList(pointsHistory());
  const balance = list.reply?.loyalty_point;
  return (
    <div className={styles.page}>
      <section className={styles.card} aria-labelledby="points-balance">
        <h2 id="points-balance" className={styles.what}>
          {t('You have')}
        </h2>
        {balance === undefined ? (
          <Skeleton shape="pill" className={styles.waiting} />
        ) : (
          <>
            <p className={styles.sum}>{t('{count, plural, one {# point} other {# points}}', { count: balance })}</p>
            {hasWallet === 1 && <ExchangeForm key={balance} balance={balance} />}
          </>
        )}
      </section>
      <section aria-labelledby="points-history">
        <h2 id="points-history" className="text-section">
          {t('Points history')}
        </h2>
        <History
          list={list}
          empty={t('No points have come yet')}
          write={(row) => ({
            ...row,
            isCredit: row.points > 0,
            sum: row.points > 0 ? `+${formatNumber(row.points)}` : `\u2212${formatNumber(-row.points)}`,
            left: formatNumber(row.balance),
          })}
        />
      </section>
    </div>
  );
}
