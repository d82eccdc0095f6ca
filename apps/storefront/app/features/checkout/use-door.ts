import { useEffect } from 'react';
import { detailsOf } from '../../platform/session/address-details.ts';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { readDoor } from '../../platform/scope/place-door.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import { namesHouse } from '@bozor/domain/places/names-house.ts';
import { addressAt } from '../place/place-queries.ts';
import type { ChangeDraft, CheckoutDraft } from './checkout-draft.ts';
import { draftOf } from './draft-address.ts';
import { useSavedAddress } from './use-saved-address.ts';

/**
 * Fills house and floor for a new delivery address: with those of the saved address, else with what was typed in the search, else with the
 * house at the point. What was typed into the fields before there was an address stays. Returns whether a courier finds the address as it
 * is: it names a house, or is a landmark.
 */
export function useDoor(draft: CheckoutDraft, change: ChangeDraft): boolean {
  const { address, point } = useDeliveryPlace();
  const { saved, isPending } = useSavedAddress();
  const { data } = useApiQuery(addressAt(point ?? ({ lat: 0, lng: 0 } as Point)), { enabled: point !== undefined });
  const nearest = data?.results[0];
  const house = nearest && address?.startsWith(nearest.name) ? nearest.house : '';
  const isNew = address !== undefined && draft.doorOf.trim() !== address.trim();
  const wasTyped = draft.doorOf === '' && [draft.addressType, draft.house, draft.floor, draft.road].some((part) => part !== '');
  useEffect(() => {
    if (!isNew || isPending) return;
    const typed = readDoor(address);
    const other = { doorOf: address, addressType: '', floor: '', road: '' };
    if (wasTyped) change({ doorOf: address });
    else if (saved) change({ ...draftOf(detailsOf(saved)), doorOf: address });
    else if (typed) {
      const note = typed.note !== '' && draft.instruction === '' ? { instruction: typed.note } : {};
      change({ ...other, house: typed.house, floor: typed.floor, ...note });
    } else if (nearest) change({ ...other, house });
  }, [isNew, isPending, wasTyped, address, saved, nearest, house, draft.instruction, change]);
  if (address === undefined) return false;
  const isLandmark = nearest !== undefined && nearest.place_id.startsWith('place:') && address.startsWith(nearest.name);
  return isLandmark || namesHouse(address);
}
