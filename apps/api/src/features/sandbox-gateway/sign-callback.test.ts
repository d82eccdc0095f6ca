import { expect, it } from 'vitest';
import { isSigned, signCallback } from './sign-callback.ts';

const now = new Date('2026-11-20T07:00:00Z');
const body = '{"event":"one"}';
const signature = signCallback('secret', body, now);
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);

it('knows its own signature for five minutes [checkout-10]', () => {
  expect(isSigned('secret', body, signature, now)).toBe(true);
  expect(isSigned('secret', body, signature, after(300))).toBe(true);
  expect(isSigned('secret', body, signature, after(301))).toBe(false);
  expect(isSigned('secret', body, signature, after(-301))).toBe(false);
});

it.each<[string, string, string, unknown]>([
  ['of another secret', 'other', body, signature],
  ['of an empty secret', '', body, signCallback('', body, now)],
  ['of another body', 'secret', '{"event":"two"}', signature],
  ['with another moment', 'secret', body, signature.replace(/t=\d+/, `t=${Math.floor(now.getTime() / 1000) + 1}`)],
  ['that is missing', 'secret', body, undefined],
  ['that is no signature', 'secret', body, 't=now,v1=00'],
  ['that was sent twice', 'secret', body, [signature, signature]],
])('refuses a signature %s [checkout-10]', (_name, secret, signed, header) => {
  expect(isSigned(secret, signed, header, now)).toBe(false);
});
