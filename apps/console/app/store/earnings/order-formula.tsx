import type { EarnedOrder } from '@bozor/contract/store/earnings.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as parts from '../../frame/earnings/earnings-parts.module.css';
import { OrderParts } from '../../frame/earnings/order-parts.tsx';
import * as styles from './earnings.module.css';
import { STORE_TEXTS } from './store-texts.ts';

const REASONS: Readonly<Record<NonNullable<EarnedOrder['given_back'][number]['reason']>, string>> = {
  missing: text('Something was missing'),
  wrong: text('The wrong item came'),
  damaged: text('It was damaged'),
  quality: text('It was not good'),
  late: text('It came too late'),
  not_received: text('It did not come'),
  other: text('Another reason'),
};
const BEARERS: Readonly<Record<EarnedOrder['given_back'][number]['borne_by'], string>> = {
  store: text('{amount}, {reason}: you bear it'),
  shop: text('{amount}, {reason}: the shop bears it'),
  nobody: text('{amount} was paid, but not received. It costs nobody anything'),
};

/** Every number of what an order pays, from the goods to net, and why. Parts that are 0 are left out. */
export function OrderFormula({ order }: { readonly order: EarnedOrder }) {
  const { t, formatPrice } = useI18n();
  return (
    <div className={styles.details}>
      <OrderParts order={order} texts={STORE_TEXTS} />
      <ul className={parts.notes}>
        {order.refunds > 0 && <li>{t('No commission is taken of what you give back.')}</li>}
        {order.included_tax > 0 && <li>{t('The goods contain {amount} of tax.', { amount: formatPrice(order.included_tax) })}</li>}
        {order.paid_by_shop > 0 && (
          <li>
            {t('The shop pays {amount} of its own discounts and coupons; you get the full price.', {
              amount: formatPrice(order.paid_by_shop),
            })}
          </li>
        )}
        {order.given_back.map(({ amount, reason, borne_by }, index) => (
          <li key={index}>
            {t('Refund: {words}', {
              words: t(BEARERS[borne_by], { amount: formatPrice(amount), reason: t(reason === null ? REASONS.other : REASONS[reason]) }),
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
