import type { Address } from '@bozor/contract/shop/customers/customer.ts';
import { useEffect } from 'react';
import { detailsOf } from '../../platform/session/address-details.ts';
import { savedAddresses } from '../../platform/session/customer-queries.ts';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import { useSession } from '../../platform/session/session.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import type { ChangeDraft, CheckoutDraft } from './checkout-draft.ts';
import { draftOf } from './draft-address.ts';

/** The saved address that is delivered to, if any. Prefills its details while those of the draft are empty. */
export function useSavedAddress(draft: CheckoutDraft, change: ChangeDraft): Address | undefined {
  const { isSignedIn } = useSession();
  const { address, point } = useDeliveryPlace();
  const { data } = useApiQuery(savedAddresses(), { enabled: isSignedIn });
  const saved = !isSignedIn || !point ? undefined : data?.addresses.find((one) => one.address === address && isAt(one, point));
  const isBlank = draft.addressType === '' && draft.house === '' && draft.floor === '' && draft.road === '';
  useEffect(() => {
    if (saved && isBlank) change(draftOf(detailsOf(saved)));
  }, [saved, isBlank, change]);
  return saved;
}

function isAt(saved: Address, { lat, lng }: { readonly lat: number; readonly lng: number }): boolean {
  return saved.latitude === lat && saved.longitude === lng;
}
