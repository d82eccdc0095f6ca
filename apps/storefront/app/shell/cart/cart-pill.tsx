import { Icon } from '@bozor/ui/actions/icon.tsx';
import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import type { CartSummary } from './cart-summary.ts';
import * as styles from './cart-pill.module.css';

interface CartPillProps {
  readonly cart: CartSummary;
  readonly onPress: () => void;
}

/** Cart button of the header with count and total; only the icon while it is empty. */
export function CartPill({ cart: { count, total }, onPress }: CartPillProps) {
  const { t, formatPrice } = useI18n();
  const label =
    count === 0 ? t('Cart') : t('Cart, {count, plural, one {# item} other {# items}}, {total}', { count, total: formatPrice(total) });
  return (
    <button type="button" className={styles.pill} data-empty={count === 0 || undefined} aria-haspopup="dialog" onClick={onPress}>
      <Icon of={ShoppingBag} />
      <bdi className="visually-hidden">{label}</bdi>
      {count > 0 && (
        <>
          <span aria-hidden>{count}</span>
          <span className={styles.bar} aria-hidden />
          <bdi aria-hidden>{formatPrice(total)}</bdi>
        </>
      )}
    </button>
  );
}
