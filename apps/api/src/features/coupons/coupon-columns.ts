/** Columns of a coupon that say what it takes off, and when. */
export interface CouponColumns {
  readonly id: number;
  readonly code: string;
  readonly title: string;
  readonly kind: 'percent' | 'amount' | 'free_delivery';
  readonly discount: number;
  readonly max_discount_minor: number | null;
  readonly min_purchase_minor: number;
  readonly first_order: boolean;
  readonly starts_at: Date;
  readonly ends_at: Date;
}
