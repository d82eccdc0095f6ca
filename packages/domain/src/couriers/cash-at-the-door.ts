import { larger, subtract, ZERO, type Minor } from '../money/minor.ts';
import { done, refused, type Outcome } from '../outcome.ts';

/** An order's money as the courier meets it. */
export interface OrderMoney {
  readonly paysCash: boolean;
  readonly isPaid: boolean;
  /** Of what the customer receives. */
  readonly totalMinor: Minor;
  /** Part paid from the wallet. */
  readonly walletMinor: Minor;
}

/**
 * Returns the cash that the courier collects for an order; 0 when it is paid otherwise.
 * @example cashToCollect({ paysCash: true, isPaid: false, totalMinor: 61400, walletMinor: 0 }) // 61400
 */
export function cashToCollect({ paysCash, isPaid, totalMinor, walletMinor }: OrderMoney): Minor {
  return paysCash && !isPaid ? larger(subtract(totalMinor, walletMinor), ZERO) : ZERO;
}

export type CashProblem =
  | { readonly problem: 'cash-required'; readonly dueMinor: Minor }
  | { readonly problem: 'cash-too-little'; readonly dueMinor: Minor };

/**
 * Returns the change for the cash that a customer gives. The whole amount is due: a part is refused, and so is no amount at all.
 * @example changeFor({ dueMinor: 61400, receivedMinor: 100000 }) // { ok: true, value: 38600 }
 */
export function changeFor({
  dueMinor,
  receivedMinor,
}: {
  readonly dueMinor: Minor;
  readonly receivedMinor: Minor | undefined;
}): Outcome<Minor, CashProblem> {
  if (dueMinor === 0) return done(ZERO);
  if (receivedMinor === undefined) return refused({ problem: 'cash-required', dueMinor });
  if (receivedMinor < dueMinor) return refused({ problem: 'cash-too-little', dueMinor });
  return done(subtract(receivedMinor, dueMinor));
}
