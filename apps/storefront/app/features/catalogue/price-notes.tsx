import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './item-card.module.css';

const PER = { kg: text('{price} per kg'), l: text('{price} per litre') } as const;

/** Notes under a price: price per kilogram or litre unless it equals the price, and beside a struck-out price the lowest of 30 days. */
export function PriceNotes({
  item: { unit_price: unit, lowest_price_30_days: lowest, discounted_price, price },
}: {
  readonly item: Pick<ItemCard, 'unit_price' | 'lowest_price_30_days' | 'discounted_price' | 'price'>;
}) {
  const { rich, formatPrice } = useI18n();
  const amount = (money: number) => <bdi key="price">{formatPrice(money)}</bdi>;
  const showsUnit = unit && unit.per !== 'pcs' && unit.amount !== discounted_price;
  const showsLowest = lowest !== null && discounted_price < price;
  if (!showsUnit && !showsLowest) return null;
  return (
    <p className={styles.notes}>
      {showsUnit && <span>{rich(PER[unit.per === 'l' ? 'l' : 'kg'], { price: amount(unit.amount) })}</span>}
      {showsLowest && <span>{rich('30-day low: {price}', { price: amount(lowest) })}</span>}
    </p>
  );
}
