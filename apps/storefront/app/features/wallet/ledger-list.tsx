import type { Glyph } from '@bozor/ui/actions/icon.tsx';
import ArrowRightLeft from 'lucide-react/icons/arrow-right-left';
import Coins from 'lucide-react/icons/coins';
import Gift from 'lucide-react/icons/gift';
import Lock from 'lucide-react/icons/lock';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import Users from 'lucide-react/icons/users';
import { useState } from 'react';
import { groupedBy } from '../../platform/grouped-by.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { AccountRow } from '../../shell/account/account-row.tsx';
import * as styles from './ledger-list.module.css';

/** A transaction in the common form of both histories; `sum` and `balance` are formatted. */
export interface LedgerRow {
  readonly id: number;
  readonly transaction_type: string;
  readonly title: string;
  readonly detail: string | null;
  readonly created_at: string;
  readonly isCredit: boolean;
  readonly sum: string;
  readonly left: string;
}

/** Transactions grouped by day. */
export function LedgerList({ rows }: { readonly rows: readonly LedgerRow[] }) {
  const { t, formatDate } = useI18n();
  const [openedAt] = useState(() => new Date());
  const today = formatDate(openedAt, 'long');
  const days = groupedBy(rows, (row) => formatDate(row.created_at, 'long'));
  return (
    <>
      {[...days].map(([day, movements]) => (
        <section key={day} aria-label={day === today ? t('Today') : day}>
          <h3 className={styles.day}>{day === today ? t('Today') : day}</h3>
          <ul className={styles.rows}>
            {movements.map((row) => (
              <li key={row.id}>
                <AccountRow
                  icon={ICONS[row.transaction_type] ?? SlidersHorizontal}
                  tinted={row.isCredit}
                  title={row.title}
                  end={<Sums row={row} />}
                >
                  {row.detail && <span>{row.detail}</span>}
                </AccountRow>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Sums({ row }: { readonly row: LedgerRow }) {
  const { t } = useI18n();
  return (
    <span className={styles.sums}>
      <span className={styles.sum} data-credit={row.isCredit || undefined}>
        <bdi>{row.sum}</bdi>
      </span>
      <span className={styles.left}>
        <span className="visually-hidden">{t('Balance after it:')} </span>
        <bdi>{row.left}</bdi>
      </span>
    </span>
  );
}

const ICONS: Readonly<Record<string, Glyph>> = {
  top_up: Plus,
  top_up_bonus: Gift,
  order_payment: ShoppingBag,
  order_refund: RotateCcw,
  pauseHandlers: Lock,
  hold_released: RotateCcw,
  loyalty_converted: ArrowRightLeft,
  loyalty_earned: ShoppingBag,
  loyalty_reversed: RotateCcw,
  cashback: Coins,
  cashback_reversed: RotateCcw,
  referral: Users,
};
