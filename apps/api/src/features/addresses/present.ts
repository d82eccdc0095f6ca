import type { Address } from '@bozor/contract/shop/customers/customer.ts';
import type { AddressRow } from './store.ts';

export function presentAddress({ lat, lng, road, house, floor, ...row }: AddressRow): Address {
  return { ...row, latitude: lat, longitude: lng, road: road ?? '', house: house ?? '', floor: floor ?? '' };
}
