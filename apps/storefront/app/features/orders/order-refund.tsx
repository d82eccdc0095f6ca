import type { OrderDetails } from '@bozor/contract/order-shapes.ts';
import { useWords } from '../../platform/words/words.tsx';
import styles from './order-refund.module.css';

/** What was asked back and why, with the photos that were sent and what was answered. */
export function OrderRefund({ refund }: { readonly refund: NonNullable<OrderDetails['refund']> }) {
  const { t, formatPrice, formatDate } = useWords();
  return (
    <section className={styles.refund} aria-label={t('Refund')}>
      <h3 className={styles.title}>
        <span>{t('Refund')}</span>
        <bdi dir="ltr">{formatPrice(refund.amount)}</bdi>
      </h3>
      <p className={styles.reason}>{[formatDate(refund.requested_at, 'day'), refund.reason, refund.note].filter(Boolean).join(' · ')}</p>
      {refund.images_full_url.length > 0 && (
        <ul className={styles.pictures}>
          {refund.images_full_url.map((url, at) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer">
                <img src={url} alt={t('Photo {number}', { number: at + 1 })} width={72} height={72} className={styles.picture} />
              </a>
            </li>
          ))}
        </ul>
      )}
      {refund.store_note && <p className={styles.answer}>{refund.store_note}</p>}
    </section>
  );
}
