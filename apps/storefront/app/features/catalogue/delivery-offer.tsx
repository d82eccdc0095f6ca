import { readDeliveryTerms } from '@bozor/contract/shop/catalogue/read-delivery-terms.ts';
import type { StoreCard } from '@bozor/contract/shop/catalogue/store-card.ts';
import { deliveryPrice } from '@bozor/domain/checkout/delivery-offer.ts';
import { ZERO } from '@bozor/domain/money/minor.ts';
import { useConfig } from '../../platform/settings/config.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import type { DeliveryEstimate } from './use-delivery-estimate.ts';

/** Minutes and delivery price of an order placed now, in one line. */
export function DeliveryOffer({ store, near }: Parameters<typeof DeliveryPrice>[0]) {
  const { t } = useI18n();
  return (
    <span>
      {near?.eta && (
        <>
          {t('{range} min', { range: near.eta })}
          {' · '}
        </>
      )}
      <DeliveryPrice store={store} near={near} />
    </span>
  );
}

/**
 * Delivery price in words: "Delivery 8 000 soʻm", "from" the lowest before the customer's point is known, then exact, and "Free delivery" where
 * it is free. `isBare` leaves the word out, where it stands beside.
 */
export function DeliveryPrice({
  store,
  near,
  isBare = false,
}: {
  readonly store: Pick<StoreCard, 'delivery' | 'delivery_terms'>;
  readonly near: DeliveryEstimate | undefined;
  readonly isBare?: boolean;
}) {
  const { t, formatMoney } = useI18n();
  const { digit_after_decimal_point: digits } = useConfig();
  if (!store.delivery) return t('Take away only');
  if (near && !near.fee) return t('Does not deliver to you');
  const { feeMinor } =
    near?.fee ??
    deliveryPrice(readDeliveryTerms(store.delivery_terms, digits), { orderType: 'delivery', distanceMetres: 0, itemsMinor: ZERO });
  if (feeMinor === 0) return t('Free delivery');
  const price = near ? formatMoney(feeMinor) : t('from {price}', { price: formatMoney(feeMinor) });
  return isBare ? <bdi>{price}</bdi> : t('Delivery {price}', { price });
}
