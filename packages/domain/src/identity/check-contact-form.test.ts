import { describe, expect, test } from 'vitest';
import { checkAddress, checkGuestContact, checkGuestEmail } from './check-contact-form.ts';
import { checkImages, PRESCRIPTION_IMAGES, PROFILE_PHOTO, typeNames } from './check-images.ts';
import { FIELD_MESSAGES } from './field-messages.ts';
import type { FieldProblem } from './field-messages.ts';

const messagesOf = (problems: readonly FieldProblem[]) =>
  Object.fromEntries(problems.map(({ field, problem }) => [field, FIELD_MESSAGES[problem]]));

describe('address', () => {
  const form = { address: 'Amir Temur 15', contact_person_name: 'Aziz', contact_person_number: '+998901234567' };
  test.each([
    ['takes a full form', {}, {}],
    ['asks for the address [addr-12]', { address: '' }, { address: 'Address is required' }],
    ['asks for a name [addr-13]', { contact_person_name: ' ' }, { contact_person_name: 'Name is required' }],
    ['asks for a phone [addr-14]', { contact_person_number: '' }, { contact_person_number: 'Phone Number is required' }],
    ['takes a phone with separators', { contact_person_number: '+998 90 123-45-67' }, {}],
    ['refuses a phone that can not be', { contact_person_number: '12' }, { contact_person_number: 'number must be 10 digits' }],
    ['needs no label [addr-15]', { address_label: '' }, {}],
    ['refuses a label without end', { address_label: 'x'.repeat(51) }, { address_label: 'Please use at most {maximum} characters' }],
    ['refuses details without end', { house: 'x'.repeat(101) }, { house: 'Please use at most {maximum} characters' }],
  ])('%s', (_name, different, expected) => {
    expect(messagesOf(checkAddress({ ...form, ...different }))).toEqual(expected);
  });
});

test.each([
  ['address', 500],
  ['contact_person_name', 100],
  ['address_label', 50],
  ['additional_information', 500],
  ['road', 100],
  ['house', 100],
  ['floor', 100],
] as const)('an address names its field %s when it is above %d characters, and no other', (field, maximum) => {
  const form = { address: 'Amir Temur 15', contact_person_name: 'Aziz', contact_person_number: '+998901234567' };
  expect(checkAddress({ ...form, [field]: 'x'.repeat(maximum) })).toEqual([]);
  expect(checkAddress({ ...form, [field]: 'x'.repeat(maximum + 1) })).toEqual([{ field, problem: 'too-long', maximum }]);
});

test.each([
  ['address', 500],
  ['contact_person_name', 100],
  ['road', 100],
  ['house', 100],
  ['floor', 100],
] as const)('a guest learns that %s is above %d characters', (field, maximum) => {
  const form = { contact_person_name: 'Aziz', contact_person_number: '+998901234567', contact_person_email: 'aziz@example.uz' };
  expect(checkGuestContact({ ...form, [field]: 'x'.repeat(maximum) }, 'required')).toEqual([]);
  expect(checkGuestContact({ ...form, [field]: 'x'.repeat(maximum + 1) }, 'required')).toEqual([{ field, problem: 'too-long', maximum }]);
});

test('a guest gives name, phone and e-mail [addr-16]', () => {
  const missing = checkGuestContact({}, 'required').map(({ field }) => field);
  expect(missing).toEqual(['contact_person_name', 'contact_person_number', 'contact_person_email']);
  const form = { contact_person_name: 'Aziz', contact_person_number: '+998901234567', contact_person_email: 'aziz@example.uz' };
  expect(checkGuestContact(form, 'required')).toEqual([]);
});

test.each([
  ['required', '', 'email-required'],
  ['required', '\u200b ', 'email-required'],
  ['required', 'aziz@', 'email-invalid'],
  ['required', 'aziz@example.uz', undefined],
  ['optional', '', undefined],
  ['optional', '\u200b ', undefined],
  ['optional', 'aziz@', 'email-invalid'],
  ['optional', 'aziz@example.uz', undefined],
  ['off', '', undefined],
  ['off', 'aziz@', undefined],
] as const)('by the rule %s, the e-mail %j of a guest has the problem %s', (rule, email, problem) => {
  expect(checkGuestEmail(email, rule)?.problem).toBe(problem);
});

describe('pictures', () => {
  const photo = { type: 'image/png', size: 1000 };
  const check = (files: readonly (typeof photo)[], rule = PRESCRIPTION_IMAGES) =>
    checkImages('images', files, rule, { isRequired: true })?.problem;

  test.each([
    ['one', [photo], undefined],
    ['none [order-11]', [], 'image-required'],
    ['three [order-12]', [photo, photo, photo], undefined],
    ['four [order-12]', [photo, photo, photo, photo], 'too-many-images'],
    ['another type', [{ ...photo, type: 'image/svg+xml' }], 'image-type'],
    ['too much', [{ ...photo, size: 5 * 1024 * 1024 + 1 }], 'image-too-large'],
    ['just enough', [{ ...photo, size: 5 * 1024 * 1024 }], undefined],
  ])('of a prescription: %s', (_name, files, expected) => {
    expect(check(files)).toBe(expected);
  });

  test('say the sentences of the specification [order-11] [order-12]', () => {
    expect(FIELD_MESSAGES['image-required']).toBe('Please upload your prescription image');
    expect(FIELD_MESSAGES['too-many-images']).toBe('Maximum 3 images can be send at a time.');
  });

  test('of a profile are jpg, png, jpeg, gif up to 2 MB [profile-08]', () => {
    expect(typeNames(PROFILE_PHOTO)).toBe('jpg, png, jpeg, gif');
    expect(check([{ type: 'image/gif', size: 2 * 1024 * 1024 }], PROFILE_PHOTO)).toBeUndefined();
    expect(check([{ type: 'image/gif', size: 2 * 1024 * 1024 + 1 }], PROFILE_PHOTO)).toBe('image-too-large');
    expect(check([{ type: 'image/webp', size: 1 }], PROFILE_PHOTO)).toBe('image-type');
  });

  test('may be missing where they are not required', () => {
    expect(checkImages('images', [], PROFILE_PHOTO)).toBeUndefined();
  });
});
