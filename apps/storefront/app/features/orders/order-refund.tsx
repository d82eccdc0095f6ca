import type { OrderDetails } from '@bozor/contract/shop/orders/order-shapes.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { LongText } from '../../shell/long-text.tsx';
import { PrivatePictures } from './private-pictures.tsx';
import * as styles from './order-refund.module.css';

type Refund = OrderDetails['refunds'][number];

/** A refund: amount, pieces, where the money is, reason, photos and the shop's answer. */
export function OrderRefund({ refund }: { readonly refund: Refund }) {
  const { t, formatPrice, formatDate } = useI18n();
  const title = refund.kind === 'goodwill' ? t('Credit') : t('Refund');
  return (
    <section className={styles.refund} aria-label={title}>
      <h3 className={styles.title}>
        <span>{title}</span>
        <bdi>{formatPrice(refund.amount)}</bdi>
      </h3>
      {refund.lines.length > 0 && (
        <ul>
          {refund.lines.map(({ name, pieces }) => (
            <li key={name}>
              <bdi>{`${name} × ${pieces}`}</bdi>
            </li>
          ))}
        </ul>
      )}
      <p>
        <State refund={refund} />
      </p>
      <LongText
        className={styles.reason}
        text={[formatDate(refund.requested_at, 'day'), refund.reason, refund.note].filter(Boolean).join(' · ')}
      />
      {refund.images_full_url.length > 0 && <PrivatePictures title={t('Refund')} urls={refund.images_full_url} />}
      {refund.store_note && <LongText className={styles.answer} text={refund.store_note} />}
    </section>
  );
}

/** Where the money is. */
function State({ refund: { status, way } }: { readonly refund: Refund }) {
  const { t } = useI18n();
  // The notice above says the rest.
  if (status === 'requested') return t('We answer here soon');
  if (status === 'rejected') return t('The refund was not granted');
  if (way === 'cash') return status === 'paid' ? t('The money was paid to you') : t('We pay you the money by hand');
  if (way === 'wallet') return t('The money is in your wallet');
  return status === 'paid' ? t('The money went back the way you paid') : t('The money goes back the way you paid');
}
