import { createHash } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { finishSocialSignIn, startSocialSignIn } from './social-redirect.ts';

const GUEST = 'g'.repeat(43);
const PAGE = 'https://accounts.example/page?client_id=shop';

beforeEach(() => {
  const stored = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
    removeItem: (key: string) => void stored.delete(key),
  });
});

const setOutFor = async (medium: 'google' | 'facebook') =>
  new URL(await startSocialSignIn(PAGE, { medium, guestId: GUEST, back: '/about-us' })).searchParams;

test('a sign-in starts with a fresh state, and a nonce from the guest id', async () => {
  const first = await setOutFor('google');
  expect(first.get('client_id')).toBe('shop');
  expect(first.get('nonce')).toBe(createHash('sha256').update(GUEST).digest('base64url'));
  expect((await setOutFor('google')).get('state')).not.toBe(first.get('state'));
});

test('a return with the state brings the token to the previous page, once', async () => {
  const state = (await setOutFor('google')).get('state');
  const place = { search: '', hash: `#state=${state}&id_token=a.b.c` };
  expect(finishSocialSignIn(place)).toEqual({ back: '/about-us', answer: { medium: 'google', token: 'a.b.c' } });
  expect(finishSocialSignIn(place)).toEqual({ back: '/home', answer: { problem: 'not-confirmed' } });
});

test.each([
  ['another state', (state: string) => ({ search: '', hash: `#state=x${state}&id_token=t` }), 'not-confirmed'],
  ['no state', () => ({ search: '', hash: '#id_token=t' }), 'not-confirmed'],
  ['a token in the query', (state: string) => ({ search: `?state=${state}&id_token=t`, hash: '' }), 'not-confirmed'],
  ['a token of another kind', (state: string) => ({ search: '', hash: `#state=${state}&access_token=t` }), 'not-confirmed'],
  ['a refusal behind the #', (state: string) => ({ search: '', hash: `#state=${state}&error=access_denied` }), 'called-off'],
  ['a refusal in the query', (state: string) => ({ search: `?error=access_denied&state=${state}`, hash: '' }), 'called-off'],
] as const)('a return from Facebook with %s has no token', async (_name, place, problem) => {
  const state = (await setOutFor('facebook')).get('state')!;
  expect(finishSocialSignIn(place(state)).answer).toEqual({ problem });
});

test('a return without a start has no token', () => {
  expect(finishSocialSignIn({ search: '', hash: '#state=null&id_token=a.b.c' })).toEqual({
    back: '/home',
    answer: { problem: 'not-confirmed' },
  });
});

test('returns the intended page, and never one outside the shop', async () => {
  const comeFrom = async (back: string, to?: string) => {
    const address = new URL(await startSocialSignIn(PAGE, { medium: 'google', guestId: GUEST, back, to }));
    const answer = finishSocialSignIn({ search: '', hash: `#state=${address.searchParams.get('state')}&id_token=t` });
    return [answer.back, answer.to];
  };
  expect(await comeFrom('/store/non?module_id=1', '/checkout?page=cart')).toEqual(['/store/non?module_id=1', '/checkout?page=cart']);
  expect(await comeFrom('//elsewhere.example/', 'https://elsewhere.example')).toEqual(['/home', undefined]);
  expect(await comeFrom('/\\elsewhere.example')).toEqual(['/home', undefined]);
});
