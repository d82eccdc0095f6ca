import { createHash } from 'node:crypto';
import type { ChosenItem } from '@bozor/contract/shop/orders/cart.ts';
import type { RequestedLine } from '@bozor/domain/cart/cart-line.ts';
import { limitQuantity } from '@bozor/domain/cart/limit-quantity.ts';
import { resolveLine, type ResolvedLine } from '@bozor/domain/cart/resolve-line.ts';
import { selectionKey } from '@bozor/domain/cart/same-selection.ts';
import { availabilityOf, isOrderable } from '@bozor/domain/catalogue/availability.ts';
import type { AddOnId } from '@bozor/domain/ids.ts';
import { fromJsonAmount } from '@bozor/domain/money/json-amount.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { refuse, type CodeOf, type Problem } from '../../platform/http/problem.ts';
import { canonicalSelection } from '../items/canonical-selection.ts';
import type { LoadedItem } from '../items/load-items.ts';
import type { NewLine } from './store.ts';

/** Checks a caller's choice against the current item. `price` and other claims of the caller are ignored. */
export function resolveChosen(
  item: LoadedItem,
  chosen: ChosenItem,
  { now, digits }: { now: Date; digits: number },
): { wanted: RequestedLine; resolved: ResolvedLine; line: NewLine } {
  const ids = chosen.add_on_ids ?? [];
  const quantities = chosen.add_on_qtys ?? ids.map(() => 1);
  if (ids.length !== quantities.length) throw refused('add-on-quantity-invalid', 'add_on_qtys');
  const wanted: RequestedLine = {
    item: item.sellable,
    quantity: chosen.quantity,
    selection: canonicalSelection(item.options, chosen.variation ?? []),
    addOns: ids.map((id, index) => ({ id: id as AddOnId, quantity: quantities[index]! })),
  };
  const resolved = resolveLine(wanted);
  if (!resolved.ok) throw refused(resolved.problem, fieldOf(resolved.problem), resolved);
  const availability = availabilityOf(item.sellable, { nowMs: now.getTime(), timezone: item.timezone });
  if (!isOrderable(availability)) {
    throw refused(
      availability.state === 'over' ? 'campaign-over' : availability.state === 'not-started' ? 'campaign-not-started' : 'not-available-now',
    );
  }
  const variation = item.options.variations.find((each) => each.type === resolved.value.variation?.type);
  const seen = chosen.price === undefined ? undefined : fromJsonAmount(chosen.price, digits);
  return {
    wanted,
    resolved: resolved.value,
    line: {
      storeId: item.row.store_id,
      itemId: item.row.id,
      variationId: variation?.id ?? null,
      selection: { variation: wanted.selection, add_ons: wanted.addOns },
      selectionKey: digestOf(wanted),
      quantity: chosen.quantity,
      seenPriceMinor: seen?.ok && seen.value >= 0 ? seen.value : resolved.value.pieceMinor,
    },
  };
}

/** Refuses a quantity above the stock or above the limit of an order. */
export function checkQuantity(quantity: number, resolved: ResolvedLine): void {
  const limited = limitQuantity(quantity, resolved);
  if (!limited.ok) throw refused(limited.problem, 'quantity', limited);
}

/** Digest of a choice, independent of the order in which it was written. Add-ons are not part of it. */
export function digestOf(wanted: Pick<RequestedLine, 'item' | 'selection'>): string {
  return createHash('sha256').update(selectionKey(wanted.item, wanted.selection)).digest('base64url');
}

/** Endpoints that take a chosen item. */
const CHOOSING = [API.cart.add, API.cart.update, API.checkout.quote, API.checkout.place] as const;

function refused(code: CodeOf<typeof CHOOSING>, field?: string, details: object = {}): Problem {
  const values: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(details) as [string, unknown][]) {
    if (name !== 'problem' && (typeof value === 'string' || typeof value === 'number')) values[name] = value;
  }
  return refuse(CHOOSING, code, { field, values });
}

function fieldOf(code: string): string {
  if (code.startsWith('add-on')) return 'add_on_ids';
  return code === 'quantity-invalid' ? 'quantity' : 'variation';
}
