import { Button } from '@bozor/ui/button.tsx';
import type { Glyph } from '@bozor/ui/icon.tsx';
import { IconTile } from '@bozor/ui/icon-tile.tsx';
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
import { useWords } from '../../platform/words/words.tsx';
import styles from './ledger-list.module.css';

/** One movement as both histories have it; `sum` and `balance` are written out. */
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

interface LedgerListProps {
  readonly rows: readonly LedgerRow[];
  readonly hasMore: boolean;
  readonly isLoadingMore: boolean;
  readonly loadMore: () => void;
}

/** Movements under the days on which they happened. */
export function LedgerList({ rows, hasMore, isLoadingMore, loadMore }: LedgerListProps) {
  const { t, formatDate } = useWords();
  const [openedAt] = useState(() => new Date());
  const today = formatDate(openedAt, 'long');
  const days = new Map<string, LedgerRow[]>();
  for (const row of rows) {
    const day = formatDate(row.created_at, 'long');
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  return (
    <>
      {[...days].map(([day, movements]) => (
        <section key={day} aria-label={day === today ? t('Today') : day}>
          <h3 className={styles.day}>{day === today ? t('Today') : day}</h3>
          <ul className={styles.rows}>
            {movements.map((row) => (
              <li key={row.id} className={styles.row}>
                <IconTile icon={ICONS[row.transaction_type] ?? SlidersHorizontal} tinted={row.isCredit} />
                <div className={styles.words}>
                  <p className={styles.title}>{row.title}</p>
                  {row.detail && <p className={styles.detail}>{row.detail}</p>}
                </div>
                <div className={styles.sums}>
                  <p className={styles.sum} data-credit={row.isCredit || undefined}>
                    <bdi>{row.sum}</bdi>
                  </p>
                  <p className={styles.left}>
                    <span className="visually-hidden">{t('Balance after it:')} </span>
                    <bdi>{row.left}</bdi>
                  </p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {hasMore && (
        <Button variant="ghost" wide busy={isLoadingMore} onClick={loadMore} className={styles.more}>
          {t('Show more')}
        </Button>
      )}
    </>
  );
}

const ICONS: Readonly<Record<string, Glyph>> = {
  top_up: Plus,
  top_up_bonus: Gift,
  order_payment: ShoppingBag,
  order_refund: RotateCcw,
  hold: Lock,
  hold_released: RotateCcw,
  loyalty_converted: ArrowRightLeft,
  loyalty_earned: ShoppingBag,
  loyalty_reversed: RotateCcw,
  cashback: Coins,
  cashback_reversed: RotateCcw,
  referral: Users,
};
