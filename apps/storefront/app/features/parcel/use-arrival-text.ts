import type { Quote } from '@bozor/contract/shop/orders/checkout.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

/** Returns when the parcel arrives, once that is known. */
export function useArrivalText(quote: Quote | undefined): string | undefined {
  const { t, formatTime } = useI18n();
  return quote?.eta ? t('Between {from} and {to}', { from: formatTime(quote.eta.from), to: formatTime(quote.eta.to) }) : undefined;
}
