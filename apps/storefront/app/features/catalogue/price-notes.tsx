import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './item-card.module.css';

const PER = { kg: text('{price} per kg'), l: text('{price} per litre') } as const;

/** Note under a price: the price per kilogram or litre, unless it equals the price. */
export function PriceNotes({
  item: { unit_price: unit, discounted_price },
}: {
  readonly item: Pick<ItemCard, 'unit_price' | 'discounted_price'>;
}) {
  const { rich, formatPrice } = useI18n();
  if (!unit || unit.per === 'pcs' || unit.amount === discounted_price) return null;
  return (
    <p className={styles.notes}>
      <span>{rich(PER[unit.per], { price: <bdi key="price">{formatPrice(unit.amount)}</bdi> })}</span>
    </p>
  );
}
