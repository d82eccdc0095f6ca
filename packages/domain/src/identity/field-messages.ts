/**
 * English sentence of each problem of a field. `{minimum}` and `{maximum}` are the problem's fields. Sentences quoted from the
 * specification keep their exact letters (auth-32 to auth-42, addr-12 to addr-14, profile-02 to profile-04, track-02, track-03, footer-11,
 * order-11, order-12).
 */
export const FIELD_MESSAGES = {
  'address-required': 'Address is required',
  'door-required': 'Add the house number, or a landmark by which the courier finds you.',
  'contact-name-required': 'Name is required',
  'contact-phone-required': 'Phone Number is required',
  'identity-required': 'Email or phone number is required',
  'identity-invalid': 'Must be a valid email or phone number',
  'password-required': 'password is required',
  'password-too-short': 'Password is too short - should be {minimum} chars minimum.',
  'password-too-long': 'Password is too long - should be {maximum} chars maximum.',
  'passwords-differ': 'Passwords must match',
  'first-name-required': 'First name is required',
  'email-required': 'Email is required',
  'email-invalid': 'Must be a valid email',
  'phone-required': 'Please give a phone number',
  'phone-too-short': 'number must be 10 digits',
  'phone-invalid': 'This number does not exist. Check its digits, or begin with + and the country code.',
  'terms-not-accepted': 'You must accept the terms and conditions',
  'code-required': 'field is empty',
  'code-incomplete': 'The code has 6 digits',
  'profile-name-required': 'name is required',
  'profile-phone-required': 'phone number required',
  'order-id-required': 'Need a order id',
  'contact-number-required': 'Need a contact number',
  'newsletter-email-invalid': 'Please insert a valid email.',
  'store-name-required': 'Store name is required',
  'kind-required': 'Choose what you sell',
  'zone-required': 'Choose where you want to deliver',
  'vehicle-required': 'Choose how you get around',
  'image-required': 'Please upload your prescription image',
  'too-many-images': 'Maximum 3 images can be send at a time.',
  'image-type': 'Please choose a picture of the type {types}',
  'image-too-large': 'A picture may have at most {maximum} MB',
  'too-long': 'Please use at most {maximum} characters',
} as const;

/** Code of one of these sentences. */
export type FieldProblemCode = keyof typeof FIELD_MESSAGES;

/** Problem of a field. `field` is its JSON name; `minimum` and `maximum` are in the unit of the sentence (characters, files or MB). */
export interface FieldProblem {
  readonly field: string;
  readonly problem: FieldProblemCode;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly types?: string;
}

/** Maximum lengths of fields, in characters. */
export const FIELD_LIMITS = { name: 100, storeName: 120, address: 500, detail: 100, note: 500, label: 50, referCode: 20 } as const;
