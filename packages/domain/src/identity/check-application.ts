import { checkEmail, checkText, problemsOf, type Fields } from './check-fields.ts';
import { checkContactPhone } from './check-phone.ts';
import { FIELD_LIMITS, type FieldProblem } from './field-messages.ts';

type PersonField = 'contact_person_name' | 'phone' | 'email';

/**
 * Returns the problems of a store's application: the store, its module, its address and the contact.
 * @example checkStoreApplication({ name: '' })[0] // { field: 'name', problem: 'store-name-required' }
 */
export function checkStoreApplication(form: Fields<'name' | 'module_id' | 'address' | PersonField>): FieldProblem[] {
  return problemsOf([
    checkText('name', form.name, 'store-name-required', FIELD_LIMITS.storeName),
    checkText('module_id', form.module_id, 'kind-required'),
    checkText('address', form.address, 'address-required', FIELD_LIMITS.address),
    ...checkPerson(form),
  ]);
}

/**
 * Returns the problems of a courier's application: zone, vehicle and contact.
 * @example checkCourierApplication({ zone_id: '1' })[0] // { field: 'vehicle_id', problem: 'vehicle-required' }
 */
export function checkCourierApplication(form: Fields<'zone_id' | 'vehicle_id' | PersonField>): FieldProblem[] {
  return problemsOf([
    checkText('zone_id', form.zone_id, 'zone-required'),
    checkText('vehicle_id', form.vehicle_id, 'vehicle-required'),
    ...checkPerson(form),
  ]);
}

function checkPerson(form: Fields<PersonField>): FieldProblem[] {
  return problemsOf([
    checkText('contact_person_name', form.contact_person_name, 'contact-name-required', FIELD_LIMITS.name),
    checkContactPhone('phone', form.phone),
    checkEmail('email', form.email),
  ]);
}
