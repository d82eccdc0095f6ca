import { expect, test } from 'vitest';
import { readStep, stepOf } from './parcel-step.ts';

test.each([
  [null, 'from'],
  ['to', 'to'],
  ['pay', 'pay'],
  ['elsewhere', 'from'],
])('the address names the step: %s is %s', (name, step) => {
  expect(readStep(name)).toBe(step);
});

test.each([
  [['parcel.sender.address'], 'from'],
  [['parcel.receiver.latitude'], 'to'],
  [['parcel.parcel_category_id'], 'pay'],
  [['payment_method'], 'pay'],
  [['payment_method', 'parcel.receiver.address'], 'to'],
  [['parcel.receiver.address', 'parcel.sender.address'], 'from'],
  [[], undefined],
])('the first step of %j is %s', (fields, step) => {
  expect(stepOf(fields)).toBe(step);
});
