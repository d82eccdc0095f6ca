import { checkedMinor, ZERO } from '../money/minor.ts';
import type { Minor } from '../money/minor.ts';
import { done, refused } from '../outcome.ts';
import type { Outcome } from '../outcome.ts';
import type { PaymentMethod } from './payment-method.ts';

/** Problem of an order's size, tip or payment. Amounts are in minor units. */
export type OrderProblem =
  | { readonly problem: 'below-minimum-order'; readonly minimumMinor: Minor; readonly missingMinor: Minor }
  | { readonly problem: 'cash-limit-exceeded'; readonly maximumMinor: Minor }
  | { readonly problem: 'cash-not-allowed' }
  | { readonly problem: 'digital-payment-not-allowed' }
  | { readonly problem: 'offline-payment-not-allowed' }
  | { readonly problem: 'wallet-not-allowed' }
  | { readonly problem: 'no-way-to-pay' }
  | { readonly problem: 'receiver-pays-cash' }
  | { readonly problem: 'wallet-too-small'; readonly balanceMinor: Minor }
  | { readonly problem: 'tip-out-of-range'; readonly maximumMinor: Minor };

/** English sentence of each problem; `{minimum}`, `{missing}`, `{balance}` and `{maximum}` are formatted amounts (checkout-02). */
export const ORDER_MESSAGES = {
  'below-minimum-order': 'The minimum order of this store is {minimum}. Add {missing} more.',
  'cash-limit-exceeded': 'The total amount of the order, exceeds maximum amount of the cash on delivery method',
  'cash-not-allowed': 'Cash on delivery is not offered here.',
  'digital-payment-not-allowed': 'Digital payment is not offered here.',
  'offline-payment-not-allowed': 'Offline payment is not offered here.',
  'wallet-not-allowed': 'Wallet payment is not offered here.',
  'no-way-to-pay': 'There is no way to pay for this order here. Change the address, or choose how you get it anew.',
  'receiver-pays-cash': 'The receiver pays the courier in cash.',
  'wallet-too-small': 'Your wallet holds {balance}, which is not enough for this order. Please choose another way to pay.',
  'tip-out-of-range': 'A tip can be at most {maximum}.',
} as const satisfies Record<OrderProblem['problem'], string>;

/** Payment methods open to an order, by its zone and customer. `cashMaximumMinor` of 0 or missing means no limit. */
export interface PaymentTerms {
  readonly allowsCash: boolean;
  readonly allowsDigital: boolean;
  readonly allowsOffline: boolean;
  /** Missing when the customer has no wallet to pay from. */
  readonly walletBalanceMinor?: Minor | undefined;
  readonly cashMaximumMinor?: Minor | undefined;
  /** True for a parcel whose receiver pays the courier. Only cash is possible then. */
  readonly receiverPays?: boolean;
}

/**
 * Checks that the items reach the store's minimum order, and returns their amount; 0 means no minimum.
 * @example checkMinimumOrder(25000, 30000) // { ok: false, problem: 'below-minimum-order', minimumMinor: 30000, missingMinor: 5000 }
 */
export function checkMinimumOrder(
  itemsMinor: Minor,
  minimumMinor: Minor,
): Outcome<Minor, Extract<OrderProblem, { problem: 'below-minimum-order' }>> {
  if (itemsMinor >= minimumMinor) return done(itemsMinor);
  return refused({ problem: 'below-minimum-order', minimumMinor, missingMinor: (minimumMinor - itemsMinor) as Minor });
}

/**
 * Checks that an order may be paid by a method, and returns the method (checkout-02, checkout-04). The cash limit and the wallet's balance
 * are compared with the total of the whole order, as the messages say.
 * @example checkPayment('cash_on_delivery', { totalMinor }, terms) // { ok: false, problem: 'cash-limit-exceeded', maximumMinor }
 */
export function checkPayment(
  method: PaymentMethod,
  { totalMinor }: { readonly totalMinor: Minor },
  terms: PaymentTerms,
): Outcome<PaymentMethod, OrderProblem> {
  if (terms.receiverPays && method !== 'cash_on_delivery') return refused({ problem: 'receiver-pays-cash' });
  switch (method) {
    case 'cash_on_delivery': {
      const maximumMinor = terms.cashMaximumMinor;
      if (!terms.allowsCash) return refused({ problem: 'cash-not-allowed' });
      return maximumMinor && totalMinor > maximumMinor ? refused({ problem: 'cash-limit-exceeded', maximumMinor }) : done(method);
    }
    case 'digital_payment':
      return terms.allowsDigital ? done(method) : refused({ problem: 'digital-payment-not-allowed' });
    case 'offline_payment':
      return terms.allowsOffline ? done(method) : refused({ problem: 'offline-payment-not-allowed' });
    case 'wallet': {
      if (terms.walletBalanceMinor === undefined) return refused({ problem: 'wallet-not-allowed' });
      return totalMinor > terms.walletBalanceMinor
        ? refused({ problem: 'wallet-too-small', balanceMinor: terms.walletBalanceMinor })
        : done(method);
    }
  }
}

const NOT_OFFERED: readonly OrderProblem['problem'][] = [
  'cash-not-allowed',
  'digital-payment-not-allowed',
  'offline-payment-not-allowed',
  'wallet-not-allowed',
];

/**
 * Whether a payment method is offered at all, so that the customer may change what refuses it now: the amount, the balance, who pays.
 * @example isOffered(refused({ problem: 'cash-not-allowed' })) // false
 */
export function isOffered(checked: Outcome<PaymentMethod, OrderProblem>): boolean {
  return checked.ok || !NOT_OFFERED.includes(checked.problem);
}

/**
 * Returns the part of an order that the wallet pays beside another method: as far as it goes. 0 where the customer has no wallet, and for a
 * receiver who pays the courier.
 * @example walletPart({ walletBalanceMinor: 5000, … }, { isWanted: true, isOffered: true }) // 5000
 */
export function walletPart(
  { walletBalanceMinor = ZERO, receiverPays = false }: PaymentTerms,
  { isWanted, isOffered }: { readonly isWanted: boolean; readonly isOffered: boolean },
): Minor {
  return isWanted && isOffered && !receiverPays ? walletBalanceMinor : ZERO;
}

/**
 * Checks that a tip is a whole amount of minor units from 0 to the configuration's maximum, and returns it.
 * @example checkTip(-1, 100000) // { ok: false, problem: 'tip-out-of-range', maximumMinor: 100000 }
 */
export function checkTip(tipMinor: unknown, maximumMinor: Minor): Outcome<Minor, OrderProblem> {
  const tip = checkedMinor(tipMinor);
  return tip !== undefined && tip >= ZERO && tip <= maximumMinor ? done(tip) : refused({ problem: 'tip-out-of-range', maximumMinor });
}
