import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import type { ReactNode } from 'react';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

const PER = { kg: text('{price} per kg'), l: text('{price} per litre') } as const;

/** Price per kilogram or litre; undefined where it equals the price, and for pieces. */
export function useUnitPrice(): (item: Pick<ItemCard, 'unit_price' | 'discounted_price'>) => ReactNode {
  const { rich, formatPrice } = useI18n();
  return ({ unit_price: unit, discounted_price }) =>
    !unit || unit.per === 'pcs' || unit.amount === discounted_price
      ? undefined
      : rich(PER[unit.per], { price: <bdi key="price">{formatPrice(unit.amount)}</bdi> });
}
