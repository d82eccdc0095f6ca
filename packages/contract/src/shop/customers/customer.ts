import Type, { type Static } from 'typebox';
import { endpoint } from '../../endpoint.ts';
import {
  requiredText,
  Count,
  DateTime,
  Email,
  Exact,
  Flag,
  Id,
  Latitude,
  ListOf,
  Longitude,
  MessageReply,
  Money,
  Nullable,
  OneOf,
  page,
  Phone,
  Secret,
  Text,
  IgnoredZones,
  Url,
  Written,
  WrittenCode,
} from '../../fields.ts';
import { CLEANED_PICTURE } from '../../files.ts';
import { Contact } from './identity.ts';
import { contactRefused, passwordRefused, phoneRefused, pictureRefused } from '../../refusals.ts';

/**
 * The signed-in customer. `is_valid_for_discount` marks the welcome offer, which lasts for `validity` and is capped at `discount_maximum`.
 */
export const Profile = Exact({
  id: Id,
  f_name: Text,
  l_name: Text,
  last_name: Text,
  phone: Nullable(Text),
  email: Nullable(Text),
  image: Nullable(Url),
  image_full_url: Nullable(Url),
  is_phone_verified: Flag,
  is_email_verified: Flag,
  has_password: Type.Boolean(),
  is_valid_for_discount: Type.Boolean(),
  discount_amount: Money,
  discount_amount_type: OneOf('percent', 'amount'),
  discount_maximum: Nullable(Money),
  validity: Nullable(Text),
  wallet_balance: Money,
  loyalty_point: Count,
  ref_code: Nullable(Text),
  order_count: Count,
  running_orders: Count,
  unread_messages: Count,
  unread_notifications: Count,
  selected_modules_for_interest: Type.Array(Id),
  created_at: DateTime,
});
export type Profile = Static<typeof Profile>;

/** A saved address. `zone_ids` are the zones that contain its point. */
export const Address = Exact({
  id: Id,
  address: Text,
  address_type: Text,
  address_label: Nullable(Text),
  contact_person_name: Text,
  contact_person_number: Text,
  additional_information: Nullable(Text),
  latitude: Latitude,
  longitude: Longitude,
  road: Text,
  house: Text,
  floor: Text,
  zone_ids: Type.Array(Id),
});
export type Address = Static<typeof Address>;

const addressBody = {
  address: requiredText(Written(300)),
  address_type: requiredText(Written(60, 'home, office, other, or a label of one’s own.')),
  address_label: Type.Optional(Written(60)),
  contact_person_name: requiredText(Written(100)),
  contact_person_number: requiredText(Phone),
  additional_information: Type.Optional(Written(300)),
  /** An address needs a point; the rule refuses a missing one with the form's message. */
  latitude: Type.Optional(Latitude),
  longitude: Type.Optional(Longitude),
  road: Type.Optional(Written(120)),
  house: Type.Optional(Written(60)),
  floor: Type.Optional(Written(30)),
  contact_person_email: Type.Optional(Email),
  zone_ids: IgnoredZones,
};

const addressRefused = {
  'address-required': { status: 422, message: 'Address is required' },
  'name-required': contactRefused['name-required'],
  'phone-required': contactRefused['phone-required'],
  ...phoneRefused,
} as const;
const addressNotFound = { 'address-not-found': { status: 404, message: 'This address is not saved any more.' } } as const;

const own = { tag: 'Profile', access: 'customer', rate: 'write' } as const;
const addresses = { ...own, tag: 'Addresses' } as const;
const AddressReply = Exact({ message: Text, address: Address });

export const customer = {
  info: endpoint({
    ...own,
    rate: 'browse',
    method: 'GET',
    path: '/customer/info',
    summary: 'Who is signed in',
    dependsOn: 'language',
    reply: Profile,
  }),
  updateProfile: endpoint({
    ...own,
    rate: 'identity',
    method: 'POST',
    path: '/customer/update-profile',
    summary: 'Change name, phone, email, photo or password; a new phone or email is proven by a code first',
    bodyType: 'multipart',
    files: { image: CLEANED_PICTURE },
    body: Exact({
      name: Type.Optional(Written(100)),
      phone: Type.Optional(Phone),
      email: Type.Optional(Email),
      button_type: Type.Optional(OneOf('profile', 'phone', 'email', 'change_password')),
      password: Type.Optional(Secret(128)),
      confirm_password: Type.Optional(Secret(128)),
      otp: Type.Optional(WrittenCode(6)),
      verification_medium: Type.Optional(OneOf('otp', 'firebase')),
      verification_on: Type.Optional(Contact),
      session_info: Type.Optional(Secret(4000)),
    }),
    /** With `otp_send` the change waits for the code sent to `verification_on`. */
    reply: Exact({ message: Text, otp_send: Type.Boolean(), verification_on: Nullable(Contact), resend_after_seconds: Nullable(Count) }),
    problems: {
      ...passwordRefused,
      ...pictureRefused,
      'profile-name-required': { status: 422, message: 'name is required' },
      'profile-phone-required': { status: 422, message: 'phone number required' },
      ...phoneRefused,
      'email-required': { status: 422, message: 'Email is required' },
      'email-not-valid': contactRefused['email-not-valid'],
      'contact-taken': { status: 409, message: 'An account with this phone or email already exists.' },
      'phone-locked': { status: 422, message: 'A verified phone number cannot be changed.' },
      'code-empty': { status: 422, message: 'field is empty' },
      'code-wrong': { status: 422, message: 'The code is not right.' },
      'code-expired': { status: 422, message: 'This code is no longer valid. Ask for a new one.' },
      'code-not-sent': { status: 503, message: 'The code could not be sent. Please try again.' },
      'code-not-checked': { status: 503, message: 'The code could not be checked. Please try again.' },
      'login-method-off': { status: 422, message: 'This way of signing in is switched off.' },
      'resend-too-soon': { status: 429, message: 'Wait {seconds} seconds before asking for another code.' },
    },
  }),
  remove: endpoint({
    ...own,
    rate: 'identity',
    method: 'DELETE',
    path: '/customer/remove-account',
    summary: 'Delete the account',
    reply: MessageReply,
    problems: { 'order-open': { status: 409, message: 'You have an order under way. Delete the account after it is finished.' } },
  }),
  savePushToken: endpoint({
    ...own,
    method: 'POST',
    path: '/customer/cm-firebase-token',
    access: 'shopper',
    aliases: ['PUT /customer/cm-firebase-token'],
    summary: 'Where notices may be pushed: a push subscription as JSON, an FCM token, or empty to stop',
    body: Exact({ cm_firebase_token: Secret(4000) }),
    reply: MessageReply,
    problems: { 'push-address-refused': { status: 422, message: 'Notices cannot be sent to this address.' } },
  }),
  addresses: endpoint({
    ...addresses,
    rate: 'browse',
    method: 'GET',
    path: '/customer/address/list',
    summary: 'Saved addresses',
    dependsOn: 'language',
    query: Exact(page(50)),
    reply: ListOf('addresses', Address),
  }),
  addAddress: endpoint({
    ...addresses,
    method: 'POST',
    path: '/customer/address/add',
    summary: 'Save an address',
    body: Exact(addressBody),
    reply: AddressReply,
    problems: { ...addressRefused, 'too-many-addresses': { status: 422, message: 'You can save up to {maximum} addresses.' } },
  }),
  updateAddress: endpoint({
    ...addresses,
    method: 'PUT',
    path: '/customer/address/{id}',
    aliases: ['POST /customer/address/{id}'],
    summary: 'Change a saved address',
    params: Exact({ id: Id }),
    body: Exact({ ...addressBody, id: Type.Optional(Id) }),
    reply: AddressReply,
    problems: { ...addressRefused, ...addressNotFound },
  }),
  removeAddress: endpoint({
    ...addresses,
    method: 'DELETE',
    path: '/customer/address/{id}',
    summary: 'Forget an address',
    params: Exact({ id: Id }),
    reply: MessageReply,
    problems: addressNotFound,
  }),
  /** The same call with the id in the query, as some clients send it. */
  deleteAddress: endpoint({
    ...addresses,
    method: 'DELETE',
    path: '/customer/address/delete',
    summary: 'Forget an address, by its id in the query',
    query: Exact({ address_id: Id }),
    reply: MessageReply,
    problems: addressNotFound,
  }),
  saveInterests: endpoint({
    ...own,
    method: 'POST',
    path: '/customer/interest',
    summary: 'Keep the interests of the module in the header; an empty list means skipped',
    body: Exact({ interest: Type.Array(Id, { maxItems: 100 }) }),
    reply: MessageReply,
    problems: { 'category-not-found': { status: 404, message: 'This category does not exist.' } },
  }),
};
