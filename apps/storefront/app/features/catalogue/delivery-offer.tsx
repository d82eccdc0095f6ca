import { readDeliveryTerms } from '@bozor/contract/shop/catalogue/read-delivery-terms.ts';
import type { StoreCard } from '@bozor/contract/shop/catalogue/store-card.ts';
import type { DeliveryFee } from '@bozor/domain/checkout/delivery-fee.ts';
import { deliveryPrice } from '@bozor/domain/checkout/delivery-offer.ts';
import type { EtaWindow } from '@bozor/domain/checkout/eta-window.ts';
import { ZERO } from '@bozor/domain/money/minor.ts';
import { useConfig } from '../../platform/settings/config.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import type { DeliveryEstimate } from './use-delivery-estimate.ts';

/** "Between 18:40 and 19:05" */
export function Arrival({ eta: { fromMs, toMs } }: { readonly eta: EtaWindow }) {
  const { rich, formatTime } = useI18n();
  const time = (ms: number) => (
    <bdi key={ms} dir="ltr">
      {formatTime(ms)}
    </bdi>
  );
  return rich('Between {from} and {to}', { from: time(fromMs), to: time(toMs) });
}

/** "18:40–19:05", where a word beside it says what comes then. */
export function ArrivalTimes({ eta: { fromMs, toMs } }: { readonly eta: EtaWindow }) {
  const { formatTime } = useI18n();
  return <bdi dir="ltr">{`${formatTime(fromMs)}–${formatTime(toMs)}`}</bdi>;
}

/** Arrival time and delivery price of an order placed now, in one line. */
export function DeliveryOffer({ store, near }: Parameters<typeof DeliveryPrice>[0]) {
  return (
    <span>
      {near?.eta && (
        <>
          <Arrival eta={near.eta} />
          {' · '}
        </>
      )}
      <DeliveryPrice store={store} near={near} />
    </span>
  );
}

/** Delivery price: "from" the lowest before the customer's point is known, then exact, and with the reason when it is free. */
export function DeliveryPrice({
  store,
  near,
}: {
  readonly store: Pick<StoreCard, 'delivery' | 'delivery_terms'>;
  readonly near: DeliveryEstimate | undefined;
}) {
  const { t, rich, formatMoney } = useI18n();
  const { digit_after_decimal_point: digits } = useConfig();
  const price = (amount: string) => <bdi key="price">{amount}</bdi>;
  if (!store.delivery) return t('Take away only');
  if (near && !near.fee) return t('Does not deliver to you');
  if (near?.fee) return freeReason(near.fee, t) ?? price(formatMoney(near.fee.feeMinor));
  const least = deliveryPrice(readDeliveryTerms(store.delivery_terms, digits), {
    orderType: 'delivery',
    distanceMetres: 0,
    itemsMinor: ZERO,
  });
  return freeReason(least, t) ?? rich('from {price}', { price: price(formatMoney(least.feeMinor)) });
}

/** Why delivery is free; undefined when the customer pays. */
function freeReason({ freeBy, feeMinor }: DeliveryFee, t: ReturnType<typeof useI18n>['t']): string | undefined {
  if (freeBy === 'threshold') return t('Free for your basket');
  if (freeBy === 'store') return t('Free, the store pays');
  return freeBy || feeMinor === 0 ? t('Free delivery') : undefined;
}
