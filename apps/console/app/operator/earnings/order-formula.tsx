import type { EarnedOrder } from '@bozor/contract/store/earnings.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { REASON_WORDS } from '../refunds/refund-words.ts';
import * as parts from '../../frame/earnings/earnings-parts.module.css';
import { OrderParts } from '../../frame/earnings/order-parts.tsx';
import { DESK_TEXTS } from './desk-texts.ts';

const BEARERS: Readonly<Record<EarnedOrder['given_back'][number]['borne_by'], string>> = {
  store: text('Refund of {amount}, {reason}: the store bears it'),
  shop: text('Refund of {amount}, {reason}: the shop bears it'),
  nobody: text('{amount} was paid, but not received. It costs nobody anything'),
};

/** Every number of what an order pays its store, from the goods to net, and who pays what. Parts that are 0 are left out. */
export function OrderFormula({ order }: { readonly order: EarnedOrder }) {
  const { t, formatPrice } = useI18n();
  return (
    <>
      <OrderParts order={order} texts={DESK_TEXTS} />
      <ul className={parts.notes}>
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
