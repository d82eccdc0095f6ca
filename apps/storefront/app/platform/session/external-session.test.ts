import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { externalSession } from './external-session.ts';

const verifier = { api_key: 'k', url: 'http://verifier.test', challenge_url: 'http://verifier.test/recaptcha/api.js' };
const logged = vi.fn<typeof console.warn>();

beforeEach(() => {
  logged.mockReset();
  vi.spyOn(console, 'warn').mockImplementation(logged);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const fetching = (answer: () => Promise<Response>) => {
  const fetch = vi.fn<typeof globalThis.fetch>(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

test.each([null, ''])('without a phone (%j) asks nobody, and logs that it is invalid [auth-45]', async (phone) => {
  const fetch = fetching(() => Promise.reject(new Error('asked')));
  const session = externalSession(verifier, phone);
  session.start();
  expect(await session.info()).toBe('none');
  expect(logged.mock.calls).toEqual([['Invalid phone number']]);
  expect(fetch).not.toHaveBeenCalled();
});

test.each<[string, () => Promise<Response>, string]>([
  ['is not reached', () => Promise.reject(new TypeError('Failed to fetch')), 'Failed to fetch'],
  ['refuses', () => Promise.resolve(Response.json({ error: { message: 'API_KEY_INVALID' } }, { status: 400 })), 'API_KEY_INVALID'],
])('when the provider %s only logs it, and can be asked again [auth-45]', async (_how, answer, message) => {
  const fetch = fetching(answer);
  const session = externalSession(verifier, '+998901234567');
  session.start();
  expect(await session.info()).toBe('none');
  expect(logged.mock.calls).toEqual([[expect.objectContaining({ message })]]);
  session.start();
  await session.info();
  expect(fetch).toHaveBeenCalledTimes(2);
});
