import { Button } from '@bozor/ui/actions/button.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import type { ParcelOrder } from './use-parcel-order.ts';

/** The button that places the order, with the amount to pay. */
export function PlaceParcel({ order: { reading, isSending, send } }: { readonly order: ParcelOrder }) {
  const { t, formatPrice } = useI18n();
  const { quote, isQuoting } = reading;
  return (
    <Button size={54} wide {...(quote && { spread: 'between' })} busy={isSending} aria-disabled={isQuoting || undefined} onClick={send}>
      <span>{t('Place Order')}</span>
      {quote && <bdi>{formatPrice(quote.payable_amount)}</bdi>}
    </Button>
  );
}
