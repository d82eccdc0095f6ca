import { countsStock, type ModuleType } from '../../catalogue/module-type.ts';
import type { Charge } from '../../checkout/charges.ts';
import { larger, smaller, subtract, sum, ZERO, type Minor } from '../../money/minor.ts';
import type { CostBearer } from '../staff/acts-of-operator.ts';

/** An order that its customer did not receive, as its money sees it. */
export interface NotReceived {
  /** Of what would have been received. */
  readonly totalMinor: Minor;
  /** Amount that was paid before: all of it, or the part of the wallet. */
  readonly paidMinor: Minor;
  readonly charges: readonly Charge[];
  /** Who bears that nobody received it. */
  readonly borneBy: CostBearer;
  /** The store sells the goods again. */
  readonly isSellable: boolean;
}

/**
 * Returns the money that goes back for an order that its customer did not receive. All that was paid, where it was not their fault. Else the shop
 * keeps the way (delivery and tip), which was ridden, and the price of goods that nobody can buy any more, such as a cooked dish.
 * @example moneyBack({ totalMinor: 61400, paidMinor: 61400, charges: [delivery(9000)], borneBy: 'customer', isSellable: true }) // 52400
 */
export function moneyBack({ totalMinor, paidMinor, charges, borneBy, isSellable }: NotReceived): Minor {
  const wayMinor = sum(charges.filter(({ kind }) => kind === 'delivery' || kind === 'tip').map(({ amountMinor }) => amountMinor));
  const keptMinor = borneBy === 'customer' ? (isSellable ? smaller(wayMinor, totalMinor) : totalMinor) : ZERO;
  return larger(subtract(paidMinor, keptMinor), ZERO);
}

/**
 * Whether a store may sell goods again that came back. Dishes are not.
 * @example maySellAgain('food') // false
 */
export function maySellAgain(moduleType: ModuleType): boolean {
  return countsStock(moduleType) && moduleType !== 'parcel';
}
