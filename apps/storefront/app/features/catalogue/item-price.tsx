import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import { Price } from '@bozor/ui/values/price.tsx';
import type { ComponentProps } from 'react';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

/** Current price, with the reference price struck through where it fell; "from" when the variations differ. */
export function ItemPrice({
  item: { discounted_price, reference_price: before, price_range },
  size,
}: {
  readonly item: Pick<ItemCard, 'discounted_price' | 'reference_price' | 'price_range'>;
  readonly size?: ComponentProps<typeof Price>['size'];
}) {
  const { t, formatPrice } = useI18n();
  const figures = useFigures();
  const price = formatPrice(discounted_price);
  return (
    <Price
      amount={price_range ? t('from {price}', { price }) : price}
      {...(before !== null && { old: figures(before), oldLabel: t('Price before') })}
      {...(size && { size })}
    />
  );
}

/** Formats an amount without its currency, which stands beside it. */
export function useFigures(): (amount: number) => string {
  const { formatPrice, currency } = useI18n();
  return (amount) => formatPrice(amount).replace(currency.symbol, '').trim();
}
