import { calls } from '@bozor/contract/shop/calls.ts';
import type { Address } from '@bozor/contract/shop/customers/customer.ts';
import type { Point } from '@bozor/domain/places/point.ts';
import type { AddressDetails } from '../../platform/session/address-details.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';

interface AddressToSave {
  /** The address to update; without it a new one is created. */
  readonly saved: Address | undefined;
  readonly values: AddressDetails;
  readonly point: Point;
}

interface Answers {
  readonly onSuccess: (reply: { readonly message: string }) => void;
  readonly onError: (error: unknown) => void;
}

/** Saves an address with the account, then invalidates the list. */
export function useSaveAddress(): { readonly save: (address: AddressToSave, answers: Answers) => void; readonly isSaving: boolean } {
  const writing = { changes: [calls.customer.addresses], quiet: true };
  const add = useApiMutation(calls.customer.addAddress, writing);
  const update = useApiMutation(calls.customer.updateAddress, writing);
  return {
    save: ({ saved, values, point }, answers) => {
      const { contact_person_email: _ofGuests, ...details } = values;
      const body = { ...details, latitude: point.lat, longitude: point.lng };
      if (saved) update.mutate({ params: { id: saved.id }, body }, answers);
      else add.mutate({ body }, answers);
    },
    isSaving: add.isPending || update.isPending,
  };
}
