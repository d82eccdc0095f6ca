import { Button } from '@bozor/ui/actions/button.tsx';
import { ChipChoice } from '@bozor/ui/actions/chip.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useConfig } from '../../platform/settings/config.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useApiList } from '@bozor/web/api/use-api-list.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { History } from './history.tsx';
import { TopUpOutcome } from './top-up-outcome.tsx';
import { walletHistory, type Direction } from './wallet-queries.ts';
import * as styles from './wallet-page.module.css';

/** Wallet: balance and history. */
export function WalletPage() {
  const { t, formatPrice, formatDifference } = useI18n();
  const { loyalty_point_status: hasPoints, add_fund_status: canAdd } = useConfig();
  const [direction, setDirection] = useState<Direction>('all');
  const list = useApiList(walletHistory(direction));
  const balance = list.reply?.wallet_balance;
  return (
    <div className={styles.page}>
      <TopUpOutcome />
      <section className={styles.card} aria-labelledby="wallet-balance">
        <h2 id="wallet-balance" className={styles.what}>
          {t('Balance')}
        </h2>
        <p className={styles.sum}>{balance === undefined ? '\u2014' : formatPrice(balance)}</p>
        <div className={styles.ways}>
          {canAdd === 1 && (
            <Button className={styles.add} onClick={() => openOverlay('add-money')}>
              <Icon of={Plus} /> {t('Add money')}
            </Button>
          )}
          {hasPoints === 1 && (
            <Button className={styles.glass} render={<PageLink to={urls.profile({ page: 'loyalty-points' })} />}>
              <Icon of={ArrowRightLeft} /> {t('Exchange points')}
            </Button>
          )}
        </div>
      </section>
      <section aria-labelledby="wallet-history">
        <div className={styles.head}>
          <h2 id="wallet-history" className="text-section">
            {t('History')}
          </h2>
          <ChipChoice
            label={t('Show')}
            labelHidden
            value={direction}
            onChange={setDirection}
            options={[
              { value: 'all', label: t('All') },
              { value: 'credit', label: t('Received') },
              { value: 'debit', label: t('Spent') },
            ]}
          />
        </div>
        <History
          list={list}
          empty={direction === 'all' ? t('Nothing has come or gone yet') : t('Nothing of this kind yet')}
          write={(row) => ({
            ...row,
            isCredit: row.amount > 0,
            sum: formatDifference(row.amount),
            left: formatPrice(row.balance),
          })}
        />
      </section>
    </div>
  );
}
