import type { Coupon } from '@bozor/contract/shop/catalogue/promotions.ts';
import { DotSeparated } from '@bozor/ui/layout/dot-separated.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CopyCode } from './copy-code.tsx';
import { couponBounds, couponLabel } from './coupon-label.ts';
import * as styles from './coupon-ticket.module.css';

/** A coupon: benefit, conditions, expiry and code. */
export function CouponTicket({ coupon, heading: Heading = 'h3' }: { readonly coupon: Coupon; readonly heading?: 'h2' | 'h3' }) {
  const words = useI18n();
  const { t, formatDate } = words;
  const { store } = coupon;
  return (
    <article className={styles.ticket}>
      <div className={styles.words}>
        <Heading className={styles.label}>{couponLabel(coupon, words)}</Heading>
        <p className={styles.text}>
          <DotSeparated of={couponBounds(coupon, words)} />
        </p>
        <p className={styles.quiet}>
          <DotSeparated
            of={[
              store ? t('Only at {name}', { name: store.name }) : coupon.first_order && t('For your first order'),
              t('until {date}', { date: formatDate(coupon.expire_date, 'day') }),
            ]}
          />
        </p>
      </div>
      <CopyCode code={coupon.code} />
    </article>
  );
}
