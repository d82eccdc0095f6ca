import { ScrollRow } from '@bozor/ui/layout/scroll-row.tsx';
import { SectionHead } from '@bozor/ui/layout/section-head.tsx';
import { useSession } from '../../platform/session/session.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CouponTicket } from './coupon-ticket.tsx';
import { couponList } from './coupon-queries.ts';
import * as styles from './coupons-section.module.css';

/** Coupons that can be used here, each with a button to copy its code. */
export function CouponsSection() {
  const { t } = useI18n();
  const { isSignedIn } = useSession();
  const { data } = useApiQuery(couponList(isSignedIn));
  const coupons = data?.coupons ?? [];
  if (coupons.length === 0) return null;
  return (
    <section aria-labelledby="coupons-title">
      <SectionHead id="coupons-title" title={t('Coupons')} text={t('Copy a code and enter it at checkout')} />
      <ScrollRow label={t('Coupons')} previousLabel={t('Previous')} nextLabel={t('Next')} itemClassName={styles.cell}>
        {coupons.map((coupon) => (
          <CouponTicket key={coupon.id} coupon={coupon} />
        ))}
      </ScrollRow>
    </section>
  );
}
