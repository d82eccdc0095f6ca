import type { AddressDetails } from '../../platform/session/address-details.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** The fields of an address that the draft stores; a guest's address also carries the e-mail. */
export function draftOf(kept: AddressDetails): Partial<CheckoutDraft> {
  return {
    addressType: kept.address_type === 'other' && kept.address_label !== '' ? kept.address_label : kept.address_type,
    house: kept.house,
    floor: kept.floor,
    road: kept.road,
    instruction: kept.additional_information,
    name: kept.contact_person_name,
    phone: kept.contact_person_number,
    ...(kept.contact_person_email !== '' && { email: kept.contact_person_email }),
  };
}

/** Initial values for the address form from the draft. */
export function givenOf(draft: CheckoutDraft): Partial<AddressDetails> {
  return {
    address_type: draft.addressType,
    contact_person_name: draft.name,
    contact_person_number: draft.phone,
    contact_person_email: draft.email,
    house: draft.house,
    floor: draft.floor,
    road: draft.road,
    additional_information: draft.instruction,
  };
}
