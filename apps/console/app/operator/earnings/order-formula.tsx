import type { EarnedOrder } from '@bozor/contract/store/earnings.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { REASON_WORDS } from '../refunds/refund-words.ts';
import * as styles from './earnings.module.css';
import { Part } from './sums.tsx';

const BEARERS: Readonly<Record<EarnedOrder['given_back'][number]['borne_by'], string>> = {
  store: text('Refund of {amount}, {reason}: the store bears it'),
  shop: text('Refund of {amount}, {reason}: the shop bears it'),
  nobody: text('{amount} was paid, but not received. It costs nobody anything'),
};

/** Every number of what an order pays its store, from the goods to net, and who pays what. Parts that are 0 are left out. */
export function OrderFormula({ order }: { readonly order: EarnedOrder }) {
  const { t, formatPrice, formatDifference, formatNumber } = useI18n();
  const parts: readonly (readonly [string, number])[] = [
    [t('Discount of the store'), -order.discount],
    [t('Coupon of the store'), -order.coupon],
    [t('Delivery that the store gives for free'), -order.free_delivery],
    [t('Packaging'), order.packaging],
    [t('Tax added to the prices'), order.added_tax],
  ];
  const rate = { percent: formatNumber(order.commission_percent, 2), amount: formatPrice(order.commissioned) };
  return (
    <>
      <dl className={styles.formula}>
        <Part name={t('Goods received')} amount={formatPrice(order.goods)} />
        {parts.map(([name, amount]) => amount !== 0 && <Part key={name} name={name} amount={formatDifference(amount)} />)}
        <Part name={t('Gross')} amount={formatPrice(order.gross)} isResult />
        <Part name={t('Commission: {percent} % of {amount}', rate)} amount={formatDifference(-order.commission)} />
        <Part name={t('Refunds that the store bears')} amount={formatDifference(-order.refunds)} />
        <Part name={t('Net of the store')} amount={formatPrice(order.net)} isResult />
      </dl>
      <ul className={styles.notes}>
        {order.included_tax > 0 && <li>{t('The goods contain {amount} of tax.', { amount: formatPrice(order.included_tax) })}</li>}
        {order.paid_by_shop > 0 && (
          <li>{t('The shop pays {amount} of its own discounts and coupons.', { amount: formatPrice(order.paid_by_shop) })}</li>
        )}
        {order.given_back.map(({ amount, reason, borne_by }, index) => (
          <li key={index}>{t(BEARERS[borne_by], { amount: formatPrice(amount), reason: t(REASON_WORDS[reason ?? 'other']) })}</li>
        ))}
      </ul>
    </>
  );
}
