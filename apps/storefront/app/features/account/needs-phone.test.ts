import { ApiProblem } from '@bozor/contract/client.ts';
import { expect, test } from 'vitest';
import { needsPhone } from './needs-phone.ts';

const refusal = (...codes: readonly string[]) =>
  new ApiProblem(
    403,
    codes.map((code) => ({ code, message: code })),
    'refused',
  );

test.each([
  ['a provider that sent no e-mail', refusal('email'), true],
  ['a provider that sent no e-mail, among other problems', refusal('token', 'email'), true],
  ['another refusal', refusal('token'), false],
  ['a refusal without a reason', refusal(), false],
  ['a lost connection', new Error('email'), false],
])('a phone is needed after %s, or not [auth-29]', (_name, error, expected) => {
  expect(needsPhone(error)).toBe(expected);
});
