import { useEffect } from 'react';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { useAccountContact } from '../checkout/use-account-contact.ts';
import type { ParcelEndpoint } from './parcel-draft.ts';

/** Prefills the sender from the chosen place and the account while it is empty, since most parcels start where the customer is. */
export function useKnownSender(sender: ParcelEndpoint, change: (changes: Partial<ParcelEndpoint>) => void): void {
  const { point, address } = useDeliveryPlace();
  const isUnknown = sender.point === undefined;
  useEffect(() => {
    if (isUnknown && point && address !== undefined) change({ point, address });
  }, [isUnknown, point, address, change]);
  useAccountContact(sender, change);
}
