import type { Static } from 'typebox';
import type { PointTransaction, WalletBonus, WalletTransaction } from '@bozor/contract/shop/customers/wallet.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import type { ProblemValues } from '../../platform/http/problem.ts';
import { MONEY_TITLES, POINT_TITLES, type MoneyReason, type PointsReason } from './posting-titles.ts';
import type { BonusRow, PostingRow } from './store.ts';

export interface Presenting {
  readonly digits: number;
  readonly translate: (text: string, values?: ProblemValues) => string;
  readonly formatMoney: (amount: Minor) => string;
}

export function presentMoney(row: PostingRow, { digits, translate }: Presenting): Static<typeof WalletTransaction> {
  const reason = row.reason as MoneyReason;
  const money = (amount: number) => toJsonAmount(amount as Minor, digits);
  return {
    ...common(row),
    transaction_type: reason,
    title: translate(MONEY_TITLES[reason], { order: numberOf(row) }),
    detail:
      row.counterpart === null
        ? (row.store_name ?? row.note)
        : translate('{points, plural, one {# point} other {# points}}', { points: Math.abs(row.counterpart) }),
    amount: money(row.amount),
    credit: money(Math.max(0, row.amount)),
    debit: money(Math.max(0, -row.amount)),
    balance: money(row.balance_after),
    payment_id: row.payment_id,
  };
}

export function presentPoints(row: PostingRow, { translate, formatMoney }: Presenting): Static<typeof PointTransaction> {
  const reason = row.reason as PointsReason;
  return {
    ...common(row),
    transaction_type: reason,
    title: translate(POINT_TITLES[reason], { order: numberOf(row) }),
    detail: row.counterpart === null ? (row.store_name ?? row.note) : formatMoney(Math.abs(row.counterpart) as Minor),
    points: row.amount,
    credit: Math.max(0, row.amount),
    debit: Math.max(0, -row.amount),
    balance: row.balance_after,
  };
}

export function presentBonus(row: BonusRow, { digits }: Pick<Presenting, 'digits'>): WalletBonus {
  const money = (amount: number) => toJsonAmount(amount as Minor, digits);
  return {
    id: row.id,
    title: row.title,
    description: row.description ?? '',
    bonus_type: row.bonus_type,
    bonus_amount: row.bonus_type === 'amount' ? money(row.bonus) : row.bonus,
    minimum_add_amount: money(row.min_add_minor),
    maximum_bonus_amount: row.max_bonus_minor === null ? null : money(row.max_bonus_minor),
    start_date: row.starts_at.toISOString(),
    end_date: row.ends_at.toISOString(),
  };
}

function common({ id, entry_id, order_id, at }: PostingRow) {
  return { id, transaction_id: String(entry_id).padStart(9, '0'), order_id, created_at: at.toISOString() };
}

function numberOf({ order_id }: PostingRow): string {
  return order_id === null ? '' : formatOrderNumber(order_id as OrderId);
}
