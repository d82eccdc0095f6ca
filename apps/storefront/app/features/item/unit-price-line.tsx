import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import { text } from '@bozor/web/i18n/text.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './unit-price-line.module.css';

const PER = { kg: text('{price} per kg'), l: text('{price} per litre'), pcs: text('{price} apiece') } as const;

/** Price per kilogram or litre, and beside a struck-out price the lowest of the 30 days before the reduction. */
export function UnitPriceLine({ item }: { readonly item: ItemDetails }) {
  const { rich, formatPrice } = useI18n();
  const { unit_price: unit, lowest_price_30_days: lowest, reference_price } = item;
  const amount = (money: number) => <bdi key="price">{formatPrice(money)}</bdi>;
  const showsLowest = lowest !== null && reference_price !== null;
  if (!unit && !showsLowest) return null;
  return (
    <p className={styles.line}>
      {unit && <span>{rich(PER[unit.per], { price: amount(unit.amount) })}</span>}
      {showsLowest && <span>{rich('Lowest price of the 30 days before: {price}', { price: amount(lowest) })}</span>}
    </p>
  );
}
