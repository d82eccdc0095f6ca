import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useDeliveryPlace } from '../../platform/scope/delivery-place.tsx';
import type { ChangeDraft, CheckoutDraft } from './checkout-draft.ts';
import { draftOf, givenOf } from './draft-address.ts';
import { useSavedAddress } from './use-saved-address.ts';

/** Opens the form of the delivery address. */
export function useEditAddress(draft: CheckoutDraft, change: ChangeDraft): () => void {
  const { address } = useDeliveryPlace();
  const { saved } = useSavedAddress();
  return () =>
    openOverlay('address-form', {
      saved,
      given: { ...givenOf(draft), ...(address !== undefined && { address }) },
      then: (written) => change(draftOf(written)),
    });
}
