import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import { stockProgress } from '@bozor/domain/catalogue/stock-progress.ts';
import { ProgressBar } from '@bozor/ui/values/progress-bar.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './item-card.module.css';

/** Pieces of a flash sale sold and left. The bar's name says how many are sold, so screen readers hear it once. */
export function StockBar({
  sale: { sold, stock, available_stock },
  tone,
}: {
  readonly sale: Pick<NonNullable<ItemCard['flash']>, 'sold' | 'stock' | 'available_stock'>;
  readonly tone: 'accent' | 'on-fill';
}) {
  const { t, formatNumber } = useI18n();
  const soldText = t('Sold {sold}', { sold: formatNumber(sold) });
  return (
    <span className={styles.stock}>
      <span className={styles.counts}>
        <span aria-hidden>{soldText}</span>
        <span>{available_stock === 0 ? t('Out of Stock') : t('{left} left', { left: formatNumber(available_stock) })}</span>
      </span>
      <ProgressBar value={stockProgress({ sold, stock })} label={soldText} tone={tone} size={6} />
    </span>
  );
}
