import type { OrderDetails } from '@bozor/contract/shop/orders/order-shapes.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { LongText } from '../../shell/long-text.tsx';
import { PrivatePictures } from './private-pictures.tsx';
import * as styles from './order-refund.module.css';

/** A refund request: amount, reason, photos and the shop's answer. */
export function OrderRefund({ refund }: { readonly refund: NonNullable<OrderDetails['refund']> }) {
  const { t, formatPrice, formatDate } = useI18n();
  return (
    <section className={styles.refund} aria-label={t('Refund')}>
      <h3 className={styles.title}>
        <span>{t('Refund')}</span>
        <bdi>{formatPrice(refund.amount)}</bdi>
      </h3>
      <LongText
        className={styles.reason}
        text={[formatDate(refund.requested_at, 'day'), refund.reason, refund.note].filter(Boolean).join(' · ')}
      />
      {refund.images_full_url.length > 0 && <PrivatePictures title={t('Refund')} urls={refund.images_full_url} />}
      {refund.store_note && <LongText className={styles.answer} text={refund.store_note} />}
    </section>
  );
}
