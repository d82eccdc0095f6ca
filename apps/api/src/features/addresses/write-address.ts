import type { GivenBodyOf } from '@bozor/contract/endpoint.ts';
import { phoneRefusalOf } from '@bozor/contract/refusals.ts';
import { API } from '@bozor/contract/shop/routes.ts';
import { checkAddress } from '@bozor/domain/identity/check-contact-form.ts';
import { canonicalPhone } from '@bozor/domain/identity/phone.ts';
import type { Api } from '../../platform/api.ts';
import type { Customer } from '../../platform/http/actor.ts';
import { Problem, refusal, refuse } from '../../platform/http/problem.ts';
import { countAddresses, insertAddress, rewriteAddress, type AddressColumns, type AddressRow } from './store.ts';

/** More than any real customer has. A longer list is an attack. */
const MOST_ADDRESSES = 50;

type AddressForm = GivenBodyOf<typeof API.customer.addAddress>;

export async function addAddress(api: Api, customer: Customer, form: AddressForm): Promise<AddressRow> {
  const columns = columnsOf(form);
  if ((await countAddresses(api.db, customer)) >= MOST_ADDRESSES) {
    throw refuse(API.customer.addAddress, 'too-many-addresses', { values: { maximum: MOST_ADDRESSES } });
  }
  return insertAddress(api.db, customer.customerId, columns);
}

export async function changeAddress(api: Api, customer: Customer, id: number, form: AddressForm): Promise<AddressRow> {
  const row = await rewriteAddress(api.db, customer, id, columnsOf(form));
  if (!row) throw refuse(API.customer.updateAddress, 'address-not-found');
  return row;
}

function columnsOf(form: AddressForm): AddressColumns {
  const problems = checkAddress(form).map(({ field, problem }) => {
    switch (problem) {
      case 'address-required':
        return refusal(API.customer.addAddress, 'address-required', { field });
      case 'contact-name-required':
        return refusal(API.customer.addAddress, 'name-required', { field });
      case 'contact-phone-required':
        return refusal(API.customer.addAddress, 'phone-required', { field });
      default:
        return refusal(API.customer.addAddress, phoneRefusalOf(problem), { field });
    }
  });
  const { latitude: lat, longitude: lng } = form;
  const hasPoint = lat !== undefined && lng !== undefined;
  if (!hasPoint && form.address.trim() !== '')
    problems.push(refusal(API.customer.addAddress, 'address-required', { field: lat === undefined ? 'latitude' : 'longitude' }));
  const [first, ...rest] = problems;
  if (first || !hasPoint) throw new Problem([first!, ...rest]);
  const text = (value: string | undefined) => value?.trim() || null;
  return {
    address: form.address.trim(),
    address_type: form.address_type.trim() || 'other',
    address_label: text(form.address_label),
    contact_person_name: form.contact_person_name.trim(),
    contact_person_number: canonicalPhone(form.contact_person_number)!,
    additional_information: text(form.additional_information),
    lat,
    lng,
    road: text(form.road),
    house: text(form.house),
    floor: text(form.floor),
  };
}
