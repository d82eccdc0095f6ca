import { nearestMinor } from '@bozor/domain/money/json-amount.ts';
import type { CartLine } from '@bozor/contract/shop/orders/cart.ts';
import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import { initialSelection, toggleLabel } from '@bozor/domain/cart/check-selection.ts';
import { increased, type QuantityProblem } from '@bozor/domain/cart/limit-quantity.ts';
import { withAddOn, type LineProblem } from '@bozor/domain/cart/resolve-line.ts';
import { availabilityOf, type Availability } from '@bozor/domain/catalogue/availability.ts';
import type { ChosenAddOn, FoodVariation, Selection, SellableItem } from '@bozor/domain/catalogue/item.ts';
import { discounted } from '@bozor/domain/catalogue/price-range.ts';
import type { AddOnId } from '@bozor/domain/ids.ts';
import type { Outcome } from '@bozor/domain/outcome.ts';
import { useEffect, useMemo, useState } from 'react';
import { useConfig } from '../../platform/settings/config.ts';
import { findLine, itemSelectionOf, type ItemSelection } from '../cart/line-change.ts';
import { addOnsOf, sellableItem } from '../cart/sellable-item.ts';
import { useCart } from '../cart/use-cart.ts';
import { linesBeside, priceChoice, type PricedChoice } from './price-choice.ts';
import type { ItemReading } from './use-item.ts';
import { useNow } from './use-now.ts';

/** Current choice on an item's dialog or page. */
export interface ItemChoice extends PricedChoice {
  readonly item: ItemDetails;
  readonly sellable: SellableItem;
  readonly wanted: ItemSelection;
  readonly availability: Availability;
  readonly nowMs: number;
  /** The cart line to change: the edited one, else one with the same choices. */
  readonly line: CartLine | undefined;
  readonly isEditing: boolean;
  /** The group that failed at the last attempt to order. */
  readonly unmet: LineProblem | undefined;
  readonly choose: (group: Pick<FoodVariation, 'name' | 'type' | 'required'>, label: string) => void;
  /** Clears an optional group. */
  readonly unchoose: (name: string) => void;
  readonly setAddOn: (id: number, quantity: number) => void;
  /** Refuses quantities beyond the stock or the item's maximum. */
  readonly setQuantity: (quantity: number) => Outcome<number, QuantityProblem>;
  readonly complain: (problem: LineProblem | undefined) => void;
}

/**
 * State of the choice. It starts from the edited line, else from the item's defaults. Quantity and add-ons follow the line with the same
 * choices until they are changed. Undefined until the item is loaded. The item is refetched when a discount begins or ends, since its badge
 * and unit price depend on it.
 */
export function useItemChoice(reading: ItemReading, lineId?: number): ItemChoice | undefined {
  const { item, readAt, refresh } = reading.state === 'ready' ? reading : NOTHING_YET;
  const { digit_after_decimal_point: digits } = useConfig();
  const { cart } = useCart();
  const nowMs = useNow(readAt);
  const sellable = useMemo(() => item && sellableItem(item, digits), [item, digits]);
  const isOldPrice = item && sellable && nearestMinor(item.discounted_price, digits) !== discounted(sellable, sellable.priceMinor, nowMs);
  useEffect(() => {
    if (isOldPrice) refresh?.();
  }, [isOldPrice, refresh]);
  const [chosen, setChosen] = useState<Selection>();
  const [addOnsTouched, setAddOns] = useState<readonly ChosenAddOn[]>();
  const [quantityTouched, setQuantity] = useState<number>();
  const [unmet, complain] = useState<LineProblem>();
  if (!item || !sellable) return undefined;

  const edited = cart?.lines.find(({ id, item_id }) => id === lineId && item_id === item.id);
  const selection = chosen ?? (edited && itemSelectionOf(edited)?.selection) ?? initialSelection(sellable);
  const line = edited ?? findLine(cart?.lines ?? [], { item, selection });
  const addOns = addOnsTouched ?? (line ? addOnsOf(line) : []);
  const quantity = quantityTouched ?? line?.quantity ?? 1;
  // An item of a campaign is ordered by itself.
  const beside = item.is_campaign ? [] : linesBeside(cart, item.store_id, digits);
  const { resolved, priced, dearer } = priceChoice({ item: sellable, quantity, selection, addOns }, { nowMs, beside, replaces: line?.id });
  const change = (next: Selection) => {
    setChosen(next);
    complain(undefined);
  };
  return {
    item,
    sellable,
    wanted: { item, selection, addOns, quantity },
    nowMs,
    availability: availabilityOf(sellable, { nowMs, timezone: item.timezone }),
    line,
    isEditing: edited !== undefined,
    resolved,
    priced,
    dearer,
    unmet,
    choose: (group, label) => change(toggleLabel(selection, group, label)),
    unchoose: (name) => change(selection.filter((group) => group.name !== name)),
    setAddOn: (id, count) => setAddOns(withAddOn(addOns, id as AddOnId, count)),
    setQuantity: (next) => {
      const allowed = next > quantity ? increased(next - 1, resolved.ok ? resolved.value : { item: sellable, stock: Infinity }) : undefined;
      if (allowed?.ok === false) return allowed;
      setQuantity(Math.max(1, next));
      return { ok: true, value: next };
    },
    complain,
  };
}

const NOTHING_YET = { item: undefined, readAt: 0, refresh: undefined };
