import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './price-history.module.css';

/** Prices of an item in the last 30 days, each with the day from which it held; nothing while it never changed. */
export function PriceHistory({ prices }: { readonly prices: ItemDetails['price_history'] }) {
  const { t, rich, formatDate, formatPrice } = useI18n();
  const changes = prices.filter(({ price }, at) => price !== prices[at - 1]?.price);
  if (changes.length < 2) return null;
  const highest = Math.max(...changes.map(({ price }) => price));
  return (
    <section aria-labelledby="price-history">
      <h3 id="price-history" className="text-h3">
        {t('Prices of the last 30 days')}
      </h3>
      <ol className={styles.prices}>
        {changes.map(({ day, price }) => (
          <li key={day} className={styles.row}>
            <span>
              {rich('from {day}', {
                day: (
                  <time key="day" dateTime={day}>
                    {formatDate(`${day}T12:00:00Z`, 'day')}
                  </time>
                ),
              })}
            </span>
            <progress className={styles.bar} max={highest} value={price} aria-hidden />
            <bdi className={styles.price}>{formatPrice(price)}</bdi>
          </li>
        ))}
      </ol>
    </section>
  );
}
