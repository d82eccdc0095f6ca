import type { Address } from '@bozor/contract/shop/customers/customer.ts';

/** What the forms know of an address beside its point: where, what it is called, whom to ask for. */
export interface AddressDetails {
  readonly address: string;
  /** home, office, other or the customer's own word. */
  readonly address_type: string;
  readonly address_label: string;
  readonly contact_person_name: string;
  readonly contact_person_number: string;
  /** Of guests only. */
  readonly contact_person_email: string;
  readonly road: string;
  readonly house: string;
  readonly floor: string;
  readonly additional_information: string;
}

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    /** A new address, or changes to a `saved` one. With `then` it also becomes where things are brought. */
    'address-form': { saved?: Address | undefined; given?: Partial<AddressDetails>; then?: (kept: AddressDetails) => void };
    /** The customer's addresses within a zone; the selected one becomes where things are brought. */
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
