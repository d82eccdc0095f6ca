import { afterAll, afterEach, expect, test } from 'vitest';
import { fakeIdentityToolkit } from '../../test/fake-identity-toolkit.ts';
import { identityToolkit } from './identity-toolkit.ts';

const provider = await fakeIdentityToolkit();
afterEach(() => provider.breakDown(undefined));
afterAll(() => provider.close());

const verifier = identityToolkit({ apiKey: 'web key', serverUrl: provider.url });

test('asks which phone a code proves, by session and code [auth-21]', async () => {
  const { session_info: sessionInfo, otp } = provider.send('+998901234567');
  expect(await verifier.check(sessionInfo, otp)).toEqual({ ok: true, phone: '+998901234567' });
  expect(provider.asked.at(-1)).toEqual({
    url: '/v1/accounts:signInWithPhoneNumber?key=web%20key',
    body: { sessionInfo, code: otp },
  });
  expect(await verifier.check(sessionInfo, otp)).toEqual({ ok: false, problem: 'expired' });
});

test('tells a wrong code from a session that is none', async () => {
  expect(await verifier.check(provider.send('+998901234567').session_info, '000000')).toEqual({ ok: false, problem: 'wrong' });
  expect(await verifier.check('none', '654321')).toEqual({ ok: false, problem: 'expired' });
});

test.each([403, 500])('fails when the provider answers %i for a reason of its own', async (status) => {
  provider.breakDown(status);
  await expect(verifier.check(provider.send('+998901234567').session_info, '654321')).rejects.toThrow('answered INTERNAL');
});

test('names the public key and the servers for browsers: Google’s, unless a server plays them', () => {
  expect(identityToolkit({ apiKey: 'k' }).client).toEqual({
    apiKey: 'k',
    url: 'https://identitytoolkit.googleapis.com',
    challengeUrl: 'https://www.google.com/recaptcha/api.js',
  });
  expect(verifier.client).toEqual({ apiKey: 'web key', url: provider.url, challengeUrl: `${provider.url}/recaptcha/api.js` });
});
