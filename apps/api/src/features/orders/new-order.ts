import type { Charge } from '@bozor/domain/checkout/charges.ts';
import type { Insertable } from 'kysely';
import type { Tables } from '../../platform/db/database.ts';

export type NewOrder = Omit<Insertable<Tables['orders']>, 'id'>;
export type NewOrderLine = Omit<Insertable<Tables['order_lines']>, 'id' | 'order_id' | 'position'>;
export type NewCharge = Omit<Insertable<Tables['order_charges']>, 'order_id' | 'position'>;
export type NewParcel = Omit<Insertable<Tables['parcel_details']>, 'order_id'>;

/** Fields that the database assigns to a new order. */
export interface CreatedOrder {
  readonly id: number;
  readonly created_at: Date;
}

/** Row of `order_charges` for a charge. */
export function chargeRow({ kind, amountMinor, isIncluded, name }: Charge): NewCharge {
  return { kind, amount_minor: amountMinor, is_included: isIncluded, label: name ?? null };
}
