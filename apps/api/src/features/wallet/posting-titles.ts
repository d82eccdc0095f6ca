import type { Static } from 'typebox';
import type { PointTransaction, WalletTransaction } from '@bozor/contract/shop/customers/wallet.ts';
import type { Tables } from '../../platform/db/database.ts';

export type MoneyReason = Static<typeof WalletTransaction>['transaction_type'];
export type PointsReason = Static<typeof PointTransaction>['transaction_type'];
type Reason = Tables['ledger_entries']['reason'];

/** Titles of movements of a wallet. */
export const MONEY_TITLES: Readonly<Record<MoneyReason, string>> = {
  top_up: 'Money added',
  top_up_bonus: 'Bonus for adding money',
  order_payment: 'Payment for order No. {order}',
  order_refund: 'Refund for order No. {order}',
  hold: 'Set aside for order No. {order}',
  hold_released: 'Released again from order No. {order}',
  loyalty_converted: 'Points turned into money',
  cashback: 'Cashback for order No. {order}',
  cashback_reversed: 'Cashback taken back for order No. {order}',
  referral: 'Bonus for an invitation',
  adjustment: 'Correction',
};

/** Titles of movements of points. */
export const POINT_TITLES: Readonly<Record<PointsReason, string>> = {
  loyalty_earned: 'Points for order No. {order}',
  loyalty_reversed: 'Points taken back for order No. {order}',
  loyalty_converted: 'Turned into money',
  adjustment: 'Correction',
};

/** Titles of the notices of all movements, by the reason of their entry. */
export const NOTICE_TITLES: Readonly<Record<Reason, string>> = {
  ...POINT_TITLES,
  ...MONEY_TITLES,
  hold_captured: MONEY_TITLES.order_payment,
};
