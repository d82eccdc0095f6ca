import type { AddressDetails } from '../../platform/session/address-details.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** The fields of an address that the draft stores; a guest's address also carries the e-mail. */
export function draftOf(saved: AddressDetails): Partial<CheckoutDraft> {
  return {
    addressType: saved.address_type === 'other' && saved.address_label !== '' ? saved.address_label : saved.address_type,
    doorOf: saved.address,
    house: saved.house,
    floor: saved.floor,
    road: saved.road,
    instruction: saved.additional_information,
    name: saved.contact_person_name,
    phone: saved.contact_person_number,
    ...(saved.contact_person_email !== '' && { email: saved.contact_person_email }),
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
