import type { EarnedOrder } from '@bozor/contract/store/earnings.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './earnings-parts.module.css';
import type { EarningsTexts } from './earnings-texts.ts';
import { Deduction, Part } from './part.tsx';

/** Every number of what an order pays its store, from the goods to net. Parts that are 0 are left out. */
export function OrderParts({ order, texts }: { readonly order: EarnedOrder; readonly texts: EarningsTexts }) {
  const { t, formatPrice, formatDifference, formatNumber } = useI18n();
  const parts: readonly (readonly [string, number])[] = [
    [t(texts.discount), -order.discount],
    [t(texts.coupon), -order.coupon],
    [t(texts.freeDelivery), -order.free_delivery],
    [t('Packaging'), order.packaging],
    [t('Tax added to the prices'), order.added_tax],
  ];
  const rate = { percent: formatNumber(order.commission_percent, 2), amount: formatPrice(order.commissioned) };
  return (
    <dl className={styles.formula}>
      <Part name={t('Goods received')} amount={formatPrice(order.goods)} />
      {parts.map(([name, amount]) => amount !== 0 && <Part key={name} name={name} amount={formatDifference(amount)} />)}
      <Part name={t('Gross')} amount={formatPrice(order.gross)} isResult />
      <Deduction name={t('Commission: {percent} % of {amount}', rate)} amount={order.commission} />
      <Deduction name={t(texts.refunds)} amount={order.refunds} />
      <Part name={t(texts.net)} amount={formatPrice(order.net)} isResult />
    </dl>
  );
}
