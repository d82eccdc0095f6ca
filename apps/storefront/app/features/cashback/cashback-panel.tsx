import type { ReplyOf } from '@bozor/contract/endpoint.ts';
import type { API } from '@bozor/contract/shop/routes.ts';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Coins from 'lucide-react/icons/coins';
import { useId, useState } from 'react';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './cashback-panel.module.css';
import { cashbackOffers } from './cashback-queries.ts';

type Offer = ReplyOf<API['promotions']['cashback']>['offers'][number];

/** Cashback offers, collapsed into a button in the corner of the page. */
export function CashbackPanel() {
  const { t } = useI18n();
  const id = useId();
  const [isOpen, setIsOpen] = useState(false);
  const offers = useApiQuery(cashbackOffers()).data?.offers ?? [];
  if (offers.length === 0) return null;
  return (
    <section className={styles.panel} data-open={isOpen || undefined} aria-label={t('Cashback')}>
      <button
        type="button"
        className={styles.head}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setIsOpen((was) => !was)}
      >
        <Icon of={Coins} />
        {t('Cashback')}
        <Icon of={ChevronDown} size={16} className={styles.arrow} />
      </button>
      {isOpen && (
        <ul id={id} tabIndex={0} aria-label={t('Cashback')} className={styles.offers}>
          {offers.map((offer) => (
            <li key={offer.id} className={styles.offer}>
              <CashbackOffer offer={offer} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function CashbackOffer({ offer }: { readonly offer: Offer }) {
  const { t, formatPrice, formatNumber, formatDate, formatList } = useI18n();
  const { cashback_type, cashback_amount: amount, min_purchase: minimum, max_discount: most } = offer;
  return (
    <>
      <b className={styles.amount}>
        <bdi>{cashback_type === 'percentage' ? `${formatNumber(amount)}%` : formatPrice(amount)}</bdi>
      </b>
      <span className={styles.words}>
        <span className={styles.title}>{offer.title}</span>
        <span className={styles.text}>
          {formatList([
            ...(minimum > 0 ? [t('Minimum order {amount}', { amount: formatPrice(minimum) })] : []),
            ...(most === null ? [] : [t('up to {amount}', { amount: formatPrice(most) })]),
            t('until {date}', { date: formatDate(offer.end_date, 'day') }),
          ])}
        </span>
      </span>
    </>
  );
}
