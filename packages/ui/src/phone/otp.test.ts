import { expect, test } from 'vitest';
import { otpDigits } from './otp.ts';

test.each([
  ['typed digits', '481', '481'],
  ['a pasted code with a space', '481 205', '481205'],
  ['a pasted message', 'Code: 481-205.', '481205'],
  ['Arabic digits', '٤٨١٢٠٥', '481205'],
  ['more than fits', '48120599', '481205'],
  ['nothing of use', 'abc', ''],
])('takes the code out of %s', (_name, raw, code) => {
  expect(otpDigits(raw, 6)).toBe(code);
});
