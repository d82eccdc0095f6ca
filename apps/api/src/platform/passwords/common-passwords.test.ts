import { describe, expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords.ts';

describe('passwords that are tried first', () => {
  it.each([
    '123456',
    '1234567890',
    '111111',
    'qwerty',
    'qwerty123',
    'Password1',
    'P@ssw0rd2026!',
    'abcabc',
    '123123',
    'toshkent1',
    '1q2w3e4r',
    'iloveyou',
    'salom123',
    '01011990',
  ])('refuses %s', (password) => {
    expect(isCommonPassword(password)).toBe(true);
  });

  it.each(['tuya-gilos-73', 'Ko9!vdLp', 'mushuk sut ichdi', '7hXq2m', 'Сирень19лампа'])('takes %s', (password) => {
    expect(isCommonPassword(password)).toBe(false);
  });
});
