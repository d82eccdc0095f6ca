import { describe, expect, test } from 'vitest';
import { maskPhone, phoneValue } from './phone-mask.ts';

describe('phone mask', () => {
  test.each([
    ['a national number', '901234567', '+998 90 123 45 67'],
    ['a pasted international one', '+998901234567', '+998 90 123 45 67'],
    ['one without its plus', '998901234567', '+998 90 123 45 67'],
    ['one with 00', '00998 90 123-45-67', '+998 90 123 45 67'],
    ['spaces, brackets and dashes', ' +998 (90) 123-45-67 ', '+998 90 123 45 67'],
    ['Arabic digits', '٩٠١٢٣٤٥٦٧', '+998 90 123 45 67'],
    ['the code typed again', '+998 998901234567', '+998 90 123 45 67'],
    ['a half number', '+99890123', '+998 90 123'],
    ['a number of another country', '+7 701 123 45 67', '+77011234567'],
    ['too many digits', '+9989012345678', '+998 90 123 45 67'],
    ['letters', 'abc', ''],
    ['a lonely plus', '+', '+'],
  ])('shows %s grouped', (_name, raw, text) => {
    expect(maskPhone(raw).text).toBe(text);
  });

  test('a lonely plus is no number yet', () => {
    expect(maskPhone('+').value).toBe('');
  });

  test('keeps the leading plus and digits as the value', () => {
    expect(phoneValue('+998 90 123 45 67')).toBe('+998901234567');
  });

  test('masking twice changes nothing', () => {
    const once = maskPhone('901234567').text;
    expect(maskPhone(once).text).toBe(once);
  });

  // `|` is the caret.
  test.each([
    ['typing at the end', '+998 9|', '+998 9|'],
    ['the first digit without a code', '9|', '+998 9|'],
    ['typing in the middle', '+998 90 5|123', '+998 90 5|12 3'],
    ['typing in the middle of a full number', '+998 90 5|123 45 67', '+998 90 5|12 34 56'],
    ['deleting a space goes before it', '+998 90|123', '+998 90| 123'],
    ['deleting a digit in the middle', '+998 90 1|3 45 67', '+998 90 1|34 56 7'],
    ['deleting down to the code', '+998 |', '+998|'],
  ])('the caret is not lost when %s', (_name, before, after) => {
    const masked = maskPhone(before.replace('|', ''), before.indexOf('|'));
    expect(`${masked.text.slice(0, masked.caret)}|${masked.text.slice(masked.caret)}`).toBe(after);
  });

  test.each([
    ['a number without a code', '9121234567', '+79121234567'],
    ['one that brings its own', '+998901234567', '+998 90 123 45 67'],
    ['one with the code and no plus', '79121234567', '+79121234567'],
  ])('a customer of another country types %s [header-18]', (_name, raw, text) => {
    expect(maskPhone(raw, raw.length, '7').text).toBe(text);
  });
});
