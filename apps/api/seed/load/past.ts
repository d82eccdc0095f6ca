import type { PastOrder } from '../history/past-order.ts';
import type { PastParcel } from '../history/past-parcel.ts';
import type { CityIds } from './places.ts';

/** An order or a parcel of the history. */
export type Past = PastOrder | PastParcel;

/** Ids of everything that an order refers to. */
export interface HistoryIds {
  readonly city: CityIds;
  readonly stores: ReadonlyMap<string, number>;
  readonly items: ReadonlyMap<string, number>;
  readonly variations: ReadonlyMap<string, number>;
  readonly addOns: ReadonlyMap<string, number>;
  readonly coupons: ReadonlyMap<string, number>;
  readonly parcelCategories: ReadonlyMap<string, number>;
  readonly customers: readonly number[];
  readonly guests: readonly number[];
  readonly couriers: ReadonlyMap<string, readonly number[]>;
}
