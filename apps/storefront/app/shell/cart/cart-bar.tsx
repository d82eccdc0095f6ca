import { Icon } from '@bozor/ui/actions/icon.tsx';
import { ProgressBar } from '@bozor/ui/values/progress-bar.tsx';
import { useBottomInset } from '@bozor/ui/overlays/use-bottom-inset.ts';
import ArrowRight from 'lucide-react/icons/arrow-right';
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
  readonly onCheckout: () => void;
}

/** Cart bar below 1180 px: item count, total and the amount missing for free delivery lead into the cart; beside them, the checkout. */
export function CartBar({ cart: { count, total, freeDelivery }, isAboveTabs, onPress, onCheckout }: CartBarProps) {
  const { t, formatPrice } = useI18n();
  const bar = useRef<HTMLDivElement>(null);
  useBottomInset(bar);
  return (
    <div className={`window-frame ${styles.frame}`}>
      <div ref={bar} className={styles.bar} data-above-tabs={isAboveTabs || undefined}>
        <button type="button" className={styles.line} aria-haspopup="dialog" onClick={onPress}>
          <bdi className="visually-hidden">
            {t('Cart, {count, plural, one {# item} other {# items}}, {total}', { count, total: formatPrice(total) })}
          </bdi>
          <span className={styles.count} aria-hidden>
            {count}
          </span>
          <span className={styles.label} aria-hidden>
            <small>{t('Go to cart')}</small>
            <bdi>{formatPrice(total)}</bdi>
          </span>
        </button>
        <button type="button" className={styles.checkout} onClick={onCheckout}>
          {t('To checkout')}
          <Icon of={ArrowRight} size={20} />
        </button>
        {freeDelivery && (
          <p className={styles.free}>
            <Icon of={Bike} size={16} />
            <span className={styles.words}>
              {freeDelivery.remaining > 0
                ? t('{amount} more for free delivery', { amount: formatPrice(freeDelivery.remaining) })
                : t('You have reduced delivery charge')}
            </span>
            <ProgressBar value={freeDelivery.percent} tone="on-fill" size={6} className={styles.progress} />
          </p>
        )}
      </div>
    </div>
  );
}
