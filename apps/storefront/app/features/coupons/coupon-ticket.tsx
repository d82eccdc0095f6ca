import type { Coupon } from '@bozor/contract/promotions.ts';
import { useWords } from '../../platform/words/words.tsx';
import { CopyCode } from './copy-code.tsx';
import styles from './coupon-ticket.module.css';

/** What a coupon gives, from which amount and until when, and its code. */
export function CouponTicket({ coupon }: { readonly coupon: Coupon }) {
  const { t, formatPrice, formatDate } = useWords();
  const { min_purchase: minimum, max_discount: most, store } = coupon;
  return (
    <article className={styles.ticket}>
      <div className={styles.words}>
        <h3 className={styles.label}>{useCouponLabel()(coupon)}</h3>
        <p className={styles.text}>
          {[
            minimum > 0 && t('Minimum order {amount}', { amount: formatPrice(minimum) }),
            most !== null && coupon.discount_type === 'percent' && t('up to {amount}', { amount: formatPrice(most) }),
          ]
            .filter(Boolean)
            .join(', ')}
        </p>
        <p className={styles.quiet}>
          {[
            store ? t('Only at {name}', { name: store.name }) : coupon.first_order && t('For your first order'),
            t('until {date}', { date: formatDate(coupon.expire_date, 'day') }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      <CopyCode code={coupon.code} />
    </article>
  );
}

/** "Get 10% discount", "Get 20 000 soʻm discount" or "Free delivery". */
function useCouponLabel(): (coupon: Coupon) => string {
  const { t, formatPrice, formatNumber } = useWords();
  return ({ discount_type: type, discount }) => {
    if (type === 'free_delivery') return t('Free delivery');
    return t('Get {value} discount', { value: type === 'percent' ? `${formatNumber(discount)}%` : formatPrice(discount) });
  };
}
