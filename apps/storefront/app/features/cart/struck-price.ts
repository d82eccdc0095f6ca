import type { ItemCard } from '@bozor/contract/shop/catalogue/item-card.ts';
import { struckPiece } from '@bozor/domain/catalogue/shown-reduction.ts';
import { nearestMinor } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';

type Reduced = Pick<ItemCard, 'price' | 'discounted_price' | 'reference_price'>;

/**
 * Returns the struck-out price of a piece of an item, with its options; `undefined` where nothing fell. An item that is not reduced by itself
 * (its store's minimum needs more than one piece) has its price as the reference.
 */
export function struckPriceOf(
  item: Reduced,
  piece: { readonly pieceMinor: Minor; readonly nowMinor: Minor },
  digits: number,
): Minor | undefined {
  const { price, discounted_price: now, reference_price: reference } = item;
  if (reference === null && now < price) return undefined;
  return struckPiece(piece, { priceMinor: nearestMinor(price, digits), referenceMinor: nearestMinor(reference ?? price, digits) });
}
