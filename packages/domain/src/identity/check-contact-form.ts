import { checkEmail, checkLength, checkText, problemsOf } from './check-fields.ts';
import type { Fields } from './check-fields.ts';
import { checkContactPhone } from './check-phone.ts';
import { FIELD_LIMITS } from './field-messages.ts';
import type { FieldProblem } from './field-messages.ts';

/** Standard types of an address; any other value is the customer's own label (entity-07). */
export const ADDRESS_TYPES = ['home', 'office', 'other'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

type AddressField =
  | 'address'
  | 'contact_person_name'
  | 'contact_person_number'
  | 'address_label'
  | 'additional_information'
  | 'road'
  | 'house'
  | 'floor';
type ContactField = 'contact_person_name' | 'contact_person_number' | 'contact_person_email' | 'address' | 'road' | 'house' | 'floor';

/**
 * Returns the problems of the address form (addr-12 to addr-15). Address, name and phone are required; label and details are optional.
 * @example checkAddress({ address: '', contact_person_name: 'Aziz', contact_person_number: '+998901234567' }) // [{ field: 'address', … }]
 */
export function checkAddress(form: Fields<AddressField>): FieldProblem[] {
  return problemsOf([
    checkText('address', form.address, 'address-required', FIELD_LIMITS.address),
    checkText('contact_person_name', form.contact_person_name, 'contact-name-required', FIELD_LIMITS.name),
    checkContactPhone('contact_person_number', form.contact_person_number),
    checkLength('address_label', form.address_label, FIELD_LIMITS.label),
    checkLength('additional_information', form.additional_information, FIELD_LIMITS.note),
    checkLength('road', form.road, FIELD_LIMITS.detail),
    checkLength('house', form.house, FIELD_LIMITS.detail),
    checkLength('floor', form.floor, FIELD_LIMITS.detail),
  ]);
}

/**
 * Returns the problem of an address at which a courier cannot find the door: neither a house nor a landmark.
 * @example checkDoor('', 'opposite the school') // []
 */
export function checkDoor(house: string, landmark: string): FieldProblem[] {
  return house.trim() === '' && landmark.trim() === '' ? [{ field: 'house', problem: 'door-required' }] : [];
}

/**
 * Returns the problems of the guest's contact form (addr-16). Name, phone and e-mail are required.
 * @example checkGuestContact({}).map(({ field }) => field) // ['contact_person_name', 'contact_person_number', 'contact_person_email']
 */
export function checkGuestContact(form: Fields<ContactField>): FieldProblem[] {
  return problemsOf([
    checkText('contact_person_name', form.contact_person_name, 'contact-name-required', FIELD_LIMITS.name),
    checkContactPhone('contact_person_number', form.contact_person_number),
    checkEmail('contact_person_email', form.contact_person_email),
    checkLength('address', form.address, FIELD_LIMITS.address),
    checkLength('road', form.road, FIELD_LIMITS.detail),
    checkLength('house', form.house, FIELD_LIMITS.detail),
    checkLength('floor', form.floor, FIELD_LIMITS.detail),
  ]);
}
