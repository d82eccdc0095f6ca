import type { AddressDetails } from '../../platform/session/address-details.ts';
import type { CheckoutDraft } from './checkout-draft.ts';

/** What an address says that the checkout keeps; a guest's brings the e-mail along. */
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

/** What the checkout already knows, for the address form. */
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
