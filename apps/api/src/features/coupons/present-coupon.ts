import type { Coupon } from '@bozor/contract/shop/catalogue/promotions.ts';
import { toJsonAmount } from '@bozor/domain/money/json-amount.ts';
import type { Minor } from '@bozor/domain/money/minor.ts';
import type { CouponRow } from './store.ts';

export function presentCoupon(row: Omit<CouponRow, 'total'>, digits: number): Coupon {
  const money = (amount: number) => toJsonAmount(amount as Minor, digits);
  return {
    id: row.id,
    title: row.title,
    code: row.code,
    first_order: row.first_order,
    discount: row.kind === 'amount' ? money(row.discount) : row.discount,
    discount_type: row.kind,
    min_purchase: money(row.min_purchase_minor),
    max_discount: row.max_discount_minor === null ? null : money(row.max_discount_minor),
    start_date: row.starts_at.toISOString(),
    expire_date: row.ends_at.toISOString(),
    store: row.store,
  };
}
