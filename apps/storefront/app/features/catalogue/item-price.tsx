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
  const partsOf = usePriceParts();
  return (
    <Price
      {...partsOf(discounted_price)}
      {...(before !== null && { old: bare(formatPrice(before), partsOf(before).currency), oldLabel: t('Price before') })}
      {...(price_range && { from: t('from') })}
      {...(size && { size })}
    />
  );
}

/** Splits a price into amount and currency, which is set smaller. */
export function usePriceParts(): (amount: number) => {
  readonly amount: string;
  readonly currency: string;
  readonly currencyFirst: boolean;
} {
  const { formatPrice, currency } = useI18n();
  const { symbol, position } = currency;
  return (amount) => ({ amount: bare(formatPrice(amount), symbol), currency: symbol, currencyFirst: position === 'before' });
}

function bare(text: string, symbol: string): string {
  return text.replace(symbol, '').trim();
}
