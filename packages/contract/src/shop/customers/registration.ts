import { endpoint } from '../../endpoint.ts';
import { requiredText, Email, Exact, Id, Latitude, Longitude, MessageReply, Phone, Written } from '../../fields.ts';
import { CLEANED_PICTURE } from '../../files.ts';
import { contactRefused, emailRequired, pictureRefused, zoneNotFound } from '../../refusals.ts';

const person = { contact_person_name: requiredText(Written(100)), phone: requiredText(Phone), email: requiredText(Email) };
const personRefused = {
  ...contactRefused,
  ...emailRequired,
  ...pictureRefused,
  'already-applied': { status: 409, message: 'There is already an application with this phone or email.' },
} as const;
const apply = {
  method: 'POST',
  tag: 'Registration',
  access: 'anyone',
  rate: 'identity',
  bodyType: 'multipart',
  status: 201,
  reply: MessageReply,
} as const;

export const registration = {
  store: endpoint({
    ...apply,
    path: '/auth/vendor/register',
    summary: 'Apply to sell as a store; its zone is the one that holds it',
    files: { logo: CLEANED_PICTURE },
    body: Exact({
      ...person,
      name: requiredText(Written(120)),
      module_id: Id,
      address: requiredText(Written(500)),
      latitude: Latitude,
      longitude: Longitude,
    }),
    problems: {
      ...personRefused,
      ...zoneNotFound,
      'store-name-required': { status: 422, message: 'Store name is required' },
      'address-required': { status: 422, message: 'Address is required' },
      'kind-not-open': { status: 422, message: 'Choose what you sell' },
    },
  }),
  courier: endpoint({
    ...apply,
    path: '/auth/delivery-man/store',
    summary: 'Apply to deliver',
    files: { image: CLEANED_PICTURE },
    body: Exact({ ...person, zone_id: Id, vehicle_id: Id }),
    problems: {
      ...personRefused,
      'zone-not-open': { status: 422, message: 'Choose where you want to deliver' },
      'vehicle-not-known': { status: 422, message: 'Choose how you get around' },
    },
  }),
};
