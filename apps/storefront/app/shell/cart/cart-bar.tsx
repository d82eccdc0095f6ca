import { Icon } from '@bozor/ui/actions/icon.tsx';
import { ProgressBar } from '@bozor/ui/values/progress-bar.tsx';
import { useBottomInset } from '@bozor/ui/overlays/use-bottom-inset.ts';
import Bike from 'lucide-react/icons/bike';
import { useRef } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './cart-bar.module.css';
import type { CartSummary } from './cart-summary.ts';

interface CartBarProps {
  readonly cart: CartSummary;
  /** Lies above the tab bar, or at the bottom when there is none. */
  readonly isAboveTabs: boolean;
  readonly onPress: () => void;
}

/** Cart bar below 1180 px: item count, total, and the amount missing for free delivery. */
export function CartBar({ cart: { count, total, freeDelivery }, isAboveTabs, onPress }: CartBarProps) {
  const { t, formatPrice } = useI18n();
  const bar = useRef<HTMLButtonElement>(null);
  useBottomInset(bar);
  return (
    <button
      ref={bar}
      type="button"
      className={styles.bar}
      data-above-tabs={isAboveTabs || undefined}
      aria-haspopup="dialog"
      onClick={onPress}
    >
      <span className={styles.line}>
        <bdi className="visually-hidden">
          {t('Cart, {count, plural, one {# item} other {# items}}, {total}', { count, total: formatPrice(total) })}
        </bdi>
        <span className={styles.count} aria-hidden>
          {count}
        </span>
        <span className={styles.label}>{t('Go to cart')}</span>
        <bdi aria-hidden>{formatPrice(total)}</bdi>
      </span>
      {freeDelivery && (
        <span className={styles.free}>
          <Icon of={Bike} size={16} />
          <span className={styles.words}>
            {freeDelivery.remaining > 0
              ? t('{amount} more for free delivery', { amount: formatPrice(freeDelivery.remaining) })
              : t('You have reduced delivery charge')}
          </span>
          <ProgressBar value={freeDelivery.percent} tone="on-fill" size={6} className={styles.progress} />
        </span>
      )}
    </button>
  );
}
