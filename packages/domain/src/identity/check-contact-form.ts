import { checkEmail, checkLength, checkText, problemsOf } from './check-fields.ts';
import type { Fields } from './check-fields.ts';
import { checkContactPhone } from './check-phone.ts';
import { FIELD_LIMITS } from './field-messages.ts';
import type { FieldProblem } from './field-messages.ts';
import type { GuestEmailRule } from './email.ts';
import { isBlank } from '../words/clean-text.ts';

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
 * Returns the problem of the e-mail of a guest's order. By the rule `off` it is not read; by `optional` it may be empty, but not wrong.
 * @example checkGuestEmail('', 'required') // { field: 'contact_person_email', problem: 'email-required' }
 */
export function checkGuestEmail(email: string | undefined, rule: GuestEmailRule): FieldProblem | undefined {
  const isAsked = rule === 'required' || (rule === 'optional' && !isBlank(email));
  return isAsked ? checkEmail('contact_person_email', email) : undefined;
}

/**
 * Returns the problems of the guest's contact form (addr-16). Name and phone are required, the e-mail as the operator's rule says.
 * @example checkGuestContact({}, 'optional').map(({ field }) => field) // ['contact_person_name', 'contact_person_number']
 */
export function checkGuestContact(form: Fields<ContactField>, rule: GuestEmailRule): FieldProblem[] {
  return problemsOf([
    checkText('contact_person_name', form.contact_person_name, 'contact-name-required', FIELD_LIMITS.name),
    checkContactPhone('contact_person_number', form.contact_person_number),
    checkGuestEmail(form.contact_person_email, rule),
    checkLength('address', form.address, FIELD_LIMITS.address),
    checkLength('road', form.road, FIELD_LIMITS.detail),
    checkLength('house', form.house, FIELD_LIMITS.detail),
    checkLength('floor', form.floor, FIELD_LIMITS.detail),
  ]);
}
