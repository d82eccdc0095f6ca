import type { FIELD_MESSAGES } from '@bozor/domain/identity/field-messages.ts';
import { text } from '../words/text.ts';

/** The sentences of the field rules, marked so that they are translated; letter for letter those of the domain. */
export const FIELD_TEXTS: typeof FIELD_MESSAGES = {
  'address-required': text('Address is required'),
  'contact-name-required': text('Name is required'),
  'contact-phone-required': text('Phone Number is required'),
  'identity-required': text('Email or phone number is required'),
  'identity-invalid': text('Must be a valid email or phone number'),
  'password-too-short': text('Password is too short - should be {minimum} chars minimum.'),
  'password-too-long': text('Password is too long - should be {maximum} chars maximum.'),
  'passwords-differ': text('Passwords must match'),
  'first-name-required': text('First name is required'),
  'email-required': text('Email is required'),
  'email-invalid': text('Must be a valid email'),
  'phone-required': text('Phone Number is required'),
  'phone-too-short': text('number must be 10 digits'),
  'phone-invalid': text('Must be a valid phone number'),
  'terms-not-accepted': text('You must accept the terms and conditions'),
  'code-phone-required': text('Please give a phone number'),
  'code-required': text('field is empty'),
  'code-incomplete': text('The code has 6 digits'),
  'profile-name-required': text('name is required'),
  'profile-phone-required': text('phone number required'),
  'order-id-required': text('Need a order id'),
  'contact-number-required': text('Need a contact number'),
  'newsletter-email-invalid': text('Please insert a valid email.'),
  'image-required': text('Please upload your prescription image'),
  'too-many-images': text('Maximum 3 images can be send at a time.'),
  'image-type': text('Please choose a picture of the type {types}'),
  'image-too-large': text('A picture may have at most {maximum} MB'),
  'too-long': text('Please use at most {maximum} characters'),
};
