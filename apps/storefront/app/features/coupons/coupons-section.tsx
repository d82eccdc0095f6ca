import { ScrollRow } from '@bozor/ui/scroll-row.tsx';
import { SectionHead } from '@bozor/ui/section-head.tsx';
import { useSession } from '../../platform/session.tsx';
import { useApiQuery } from '../../platform/use-api.ts';
import { useWords } from '../../platform/words/words.tsx';
import { CouponTicket } from './coupon-ticket.tsx';
import { couponList } from './coupon-queries.ts';
import styles from './coupons-section.module.css';

/** Coupons that can be used here, each with its code to take along. */
export function CouponsSection() {
  const { t } = useWords();
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
