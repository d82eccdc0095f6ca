import { ZERO, type Minor } from '../money/minor.ts';
import { deliveryFee, type DeliveryFee, type DeliveryRate } from './delivery-fee.ts';
import { NORMAL_LOAD, etaWindow, type EtaWindow } from './eta-window.ts';

/** Minutes until a courier reaches the sender's door. */
export const PICKUP_MINUTES = 12;

/** Tariff of a parcel category, in minor units. Null means the zone's own value. */
export interface ParcelRate {
  readonly baseMinor: Minor | null;
  readonly perKmMinor: Minor | null;
  readonly minimumMinor: Minor | null;
}

/**
 * Returns the fee of a parcel: the zone's tariff, overridden by the category's, for the distance between both doors.
 * @example parcelPrice({ zone, kind: { baseMinor: null, perKmMinor: 2000, minimumMinor: 12000 }, distanceMetres: 8000 }).feeMinor // 16000
 */
export function parcelPrice({ zone, kind, distanceMetres }: { zone: DeliveryRate; kind: ParcelRate; distanceMetres: number }): DeliveryFee {
  const minimumMinor = kind.minimumMinor ?? zone.minimumMinor;
  const maximumMinor = zone.maximumMinor === undefined ? undefined : (Math.max(zone.maximumMinor, minimumMinor) as Minor);
  const rate: DeliveryRate = {
    ...zone,
    baseMinor: kind.baseMinor ?? zone.baseMinor,
    perKmMinor: kind.perKmMinor ?? zone.perKmMinor,
    minimumMinor,
    maximumMinor,
  };
  return deliveryFee({ orderType: 'parcel', rate, distanceMetres, itemsMinor: ZERO });
}

/**
 * Returns the promised window of a parcel sent at `nowMs`: the courier reaches the sender, then rides to the receiver.
 * @example parcelTime({ distanceMetres: 6000, nowMs: at('18:10') }) // 18:35-18:55, latest 19:00
 */
export function parcelTime({ distanceMetres, nowMs }: { distanceMetres: number; nowMs: number }): EtaWindow {
  return etaWindow({ orderType: 'parcel', preparationMinutes: PICKUP_MINUTES, distanceMetres, nowMs, load: NORMAL_LOAD });
}
