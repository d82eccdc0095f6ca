import { priceRange, discounted } from '@bozor/domain/catalogue/price-range.ts';
import { toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { Price } from '@bozor/ui/values/price.tsx';
import { useConfig } from '../../platform/settings/config.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useFigures } from '../catalogue/item-price.tsx';
import { struckPriceOf } from '../cart/struck-price.ts';
import type { ItemChoice } from './use-item-choice.ts';

/** Price of one piece as chosen; before a complete choice, the item's price or price range. */
export function ChosenPrice({ choice, size }: { readonly choice: ItemChoice; readonly size: 'detail' | 'large' }) {
  const { t, formatMoney } = useI18n();
  const { digit_after_decimal_point: digits } = useConfig();
  const figures = useFigures();
  const { now, before } = pricesOf(choice);
  const struck = before.flatMap((pieceMinor, at) => struckPriceOf(choice.item, { pieceMinor, nowMinor: now[at]! }, digits) ?? []);
  // The currency stands once, after the last amount.
  const formatted = (minors: readonly Minor[], format = (minor: Minor) => figures(toJsonAmount(minor, digits))) =>
    [...new Set(minors)]
      .map((minor, at, { length }) => (at === length - 1 ? format(minor) : figures(toJsonAmount(minor, digits))))
      .join(' – ');
  return (
    <Price
      amount={formatted(now, formatMoney)}
      {...(struck.length === before.length && { old: formatted(struck), oldLabel: t('Price before') })}
      size={size}
    />
  );
}

/** One price each, or lowest and highest, which may be equal. */
function pricesOf({ sellable, resolved, nowMs }: ItemChoice): { readonly now: readonly Minor[]; readonly before: readonly Minor[] } {
  if (resolved.ok && sellable.variations.length > 0) {
    const { pieceMinor } = resolved.value;
    return { now: [discounted(sellable, pieceMinor, nowMs)], before: [pieceMinor] };
  }
  const { lowestMinor, highestMinor, discountedLowestMinor, discountedHighestMinor } = priceRange(
    { ...sellable, foodVariations: [] },
    nowMs,
  );
  return { now: [discountedLowestMinor, discountedHighestMinor], before: [lowestMinor, highestMinor] };
}
