import { STAFF_ROLES } from '@bozor/domain/staff/permissions.ts';
import Type from 'typebox';
import { endpoint } from '../endpoint.ts';
import { Count, DateTime, Exact, Id, Nullable, OneOf, Secret, Text } from '../fields.ts';
import { SignedInStaff } from './signed-in.ts';

/** Digits of a PIN; the rule answers for others. */
export const Pin = Secret(20, 'Four to six digits.');

export const newPinRefused = {
  'pin-format': { status: 422, message: 'A PIN has 4 to 6 digits.' },
  'pin-easy': { status: 422, message: 'This PIN is among the first that anybody tries. Choose another one.' },
} as const;

const deviceOver = {
  'device-over': { status: 401, message: 'This tablet is shared no longer. A manager signs in with their account.' },
} as const;

const PersonOfDevice = Exact({
  id: Id,
  name: Text,
  role: OneOf(...STAFF_ROLES),
  digits: Count,
  locked_until: Nullable(DateTime),
});

const calling = { tag: 'Staff', access: 'anyone', rate: 'identity' } as const;

/** People of a store on one tablet: its session is lent by a manager, and each person signs in there by a PIN. */
export const pins = {
  lend: endpoint({
    method: 'POST',
    path: '/staff/device',
    summary: 'Leave the tablet to whoever comes next: the own session becomes the tablet’s, one by PIN ends',
    tag: 'Staff',
    access: 'member',
    rate: 'write',
    reply: Exact({ people: Count }),
    problems: {
      'device-not-lent': { status: 403, message: 'A manager of the store signs in on this tablet first.' },
      'no-pins': { status: 409, message: 'Nobody in this store has a PIN yet. Give one under Staff.' },
    },
  }),
  people: endpoint({
    ...calling,
    method: 'GET',
    path: '/staff/device/people',
    summary: 'Who signs in on this tablet by a PIN. Needs the cookie of the tablet',
    rate: 'browse',
    reply: Exact({ people: Type.Array(PersonOfDevice) }),
    problems: deviceOver,
  }),
  signIn: endpoint({
    ...calling,
    method: 'POST',
    path: '/staff/device/sessions',
    summary: 'Sign in on this tablet by a PIN; sets the cookie of the session. A first PIN is replaced by `new_pin`',
    status: 201,
    body: Exact({ staff_id: Id, pin: Pin, new_pin: Type.Optional(Pin) }),
    reply: SignedInStaff,
    problems: {
      ...deviceOver,
      ...newPinRefused,
      'pin-wrong': { status: 401, message: 'The PIN is not right. Tries left: {left}' },
      'pin-locked': { status: 401, message: 'Too many wrong PINs. Try again in {minutes} minutes, or ask a manager.' },
      'pin-new-required': { status: 409, message: 'Choose a PIN of your own.' },
    },
  }),
  own: endpoint({
    method: 'POST',
    path: '/staff/me/pin',
    summary: 'Choose the own PIN for the tablets of one’s stores',
    tag: 'Staff',
    access: 'member',
    fresh: true,
    rate: 'identity',
    body: Exact({ pin: Pin }),
    reply: Exact({ digits: Count }),
    problems: { ...newPinRefused, 'pin-for-stores': { status: 409, message: 'PINs are for people of stores.' } },
  }),
};
