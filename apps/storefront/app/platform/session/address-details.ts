import type { Address } from '@bozor/contract/shop/customers/customer.ts';

/** Form fields of an address, without its point: text, type, contact person. */
export interface AddressDetails {
  readonly address: string;
  /** home, office, other or the customer's own label. */
  readonly address_type: string;
  readonly address_label: string;
  readonly contact_person_name: string;
  readonly contact_person_number: string;
  /** Guests only. */
  readonly contact_person_email: string;
  readonly road: string;
  readonly house: string;
  readonly floor: string;
  readonly additional_information: string;
}

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    /** Creates an address, or edits a `saved` one. With `then` it also becomes the delivery place. */
    'address-form': { saved?: Address | undefined; given?: Partial<AddressDetails>; then?: (kept: AddressDetails) => void };
    /** The customer's addresses within a zone; the selected one becomes the delivery place. */
    'saved-addresses': { zoneId?: number | undefined; then?: (selected: AddressDetails) => void };
  }
}

export function detailsOf(saved: Address): AddressDetails {
  const { address, address_type, contact_person_name, contact_person_number, road, house, floor } = saved;
  return {
    address,
    address_type,
    address_label: saved.address_label ?? '',
    contact_person_name,
    contact_person_number,
    contact_person_email: '',
    road,
    house,
    floor,
    additional_information: saved.additional_information ?? '',
  };
}
