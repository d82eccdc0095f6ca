import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { consoleStorage } from '../app/frame/console-storage.ts';
import { proof, proved } from '../app/frame/proof/proof.ts';
import AccountPage from '../app/frame/staff/account-page.tsx';
import OperatorConsole from '../app/operator/console.tsx';
import { expectWhole, openConsole, refusal, replies, sent } from './open-console.tsx';
import { OWNER } from './people.ts';

const PAGES = [{ path: '/console', Component: OperatorConsole, children: [{ index: true, Component: AccountPage }] }];
const button = (name: string) => page.getByRole('button', { name, exact: true });
const bytes = (text: string) => new TextEncoder().encode(text).buffer;
const KEY = { id: 'a2V5', rawId: bytes('key'), type: 'public-key', getClientExtensionResults: () => ({}) };
const SHOWN = {
  ...KEY,
  response: { clientDataJSON: bytes('data'), authenticatorData: bytes('authenticator'), signature: bytes('signature') },
} as unknown as Credential;
const MADE = {
  ...KEY,
  response: { clientDataJSON: bytes('data'), attestationObject: bytes('made'), getTransports: () => ['internal'] },
} as unknown as Credential;
const ASSERTION = { id: 'a2V5', client_data: 'ZGF0YQ', authenticator_data: 'YXV0aGVudGljYXRvcg', signature: 'c2lnbmF0dXJl' };
const PHONE = { id: 4, name: 'Phone', created_at: '2026-11-20T06:00:00Z', last_used_at: null };
const CHALLENGE = { challenge: 'Y2hhbGxlbmdl', rp_id: 'localhost' };

afterEach(() => vi.restoreAllMocks());

describe('signing in by a passkey', () => {
  beforeEach(() => {
    replies['POST /staff/sessions/passkey/challenge'] = CHALLENGE;
  });

  test('is one press, without an address', async () => {
    const asked = vi.spyOn(navigator.credentials, 'get').mockResolvedValue(SHOWN);
    replies['POST /staff/sessions/passkey'] = OWNER;
    replies['GET /staff/me'] = OWNER;
    replies['GET /staff/sessions'] = { sessions: [] };
    replies['GET /staff/passkeys'] = { passkeys: [] };
    await openConsole(PAGES, '/console');
    await button('Sign in with a passkey').click();
    await expect.element(page.getByRole('heading', { name: 'Nodira Rahimova' })).toBeVisible();
    expect(sent.at(-1)).toEqual({ address: 'POST /staff/sessions/passkey', body: ASSERTION });
    expect(asked.mock.calls[0]?.[0]?.publicKey).toMatchObject({ rpId: 'localhost', userVerification: 'required' });
    expect(consoleStorage.read('console-signed-in')).toBe(true);
  });

  test.each([
    ['declines', () => Promise.reject(new DOMException('', 'NotAllowedError')), 'No passkey was used. Try again, or use another way.'],
    ['shows a strange one', () => Promise.resolve(SHOWN), 'Not accepted.'],
  ])('of somebody who %s says so, and the form stays', async (_what, get, said) => {
    vi.spyOn(navigator.credentials, 'get').mockImplementation(get);
    replies['POST /staff/sessions/passkey'] = refusal(401, { code: 'passkey-refused', message: 'Not accepted.' });
    await openConsole(PAGES, '/console');
    await button('Sign in with a passkey').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent(said);
    await expect.element(page.getByLabelText('Email', { exact: true })).toBeVisible();
    await expectWhole();
  });
});

describe('on the own page', () => {
  beforeEach(() => {
    consoleStorage.write('console-signed-in', true);
    replies['GET /staff/me'] = OWNER;
    replies['GET /staff/sessions'] = { sessions: [] };
    replies['GET /staff/passkeys'] = { passkeys: [PHONE] };
    replies['POST /staff/passkeys/challenge'] = {
      ...CHALLENGE,
      rp_name: 'Bozor',
      user_id: 'c3RhZmYgMQ',
      user_name: 'owner@bozor.example',
      known: ['b2xk'],
    };
  });

  test.each(['en', 'ar'] as const)('passkeys are listed in %s', async (locale) => {
    await openConsole(PAGES, '/console', { locale });
    await expect.element(page.getByText('Phone')).toBeVisible();
    await expectWhole();
  });

  test('one is made for this device, under its name', async () => {
    const asked = vi.spyOn(navigator.credentials, 'create').mockResolvedValue(MADE);
    replies['POST /staff/passkeys'] = () => {
      replies['GET /staff/passkeys'] = { passkeys: [{ ...PHONE, id: 5, name: 'Tablet' }, PHONE] };
      return { ...PHONE, id: 5, name: 'Tablet' };
    };
    await openConsole(PAGES, '/console');
    await page.getByLabelText('Name of the passkey').fill('Tablet');
    await button('Add a passkey').click();
    await expect.element(page.getByText('Tablet', { exact: true })).toBeVisible();
    expect(sent.at(-1)!.body).toEqual({ name: 'Tablet', id: 'a2V5', client_data: 'ZGF0YQ', attestation: 'bWFkZQ' });
    expect(asked.mock.calls[0]?.[0]?.publicKey).toMatchObject({
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ type: 'public-key' }],
    });
  });

  test('a device that has one already is told so', async () => {
    vi.spyOn(navigator.credentials, 'create').mockRejectedValue(new DOMException('', 'InvalidStateError'));
    await openConsole(PAGES, '/console');
    await button('Add a passkey').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('This device has a passkey for you already.');
  });

  test('one is removed, and the focus stays there', async () => {
    replies['DELETE /staff/passkeys/4'] = () => {
      replies['GET /staff/passkeys'] = { passkeys: [] };
      return { id: 4 };
    };
    await openConsole(PAGES, '/console');
    await button('Remove the passkey: Phone').click();
    await expect.element(page.getByText('You have none yet.')).toBeVisible();
    await expect.element(page.getByRole('heading', { name: 'Passkeys' })).toHaveFocus();
  });

  test('one that could not be removed stays, with the reason', async () => {
    await openConsole(PAGES, '/console');
    await button('Remove the passkey: Phone').click();
    await expect.element(page.getByRole('alert')).toHaveTextContent('Connection lost. Please try again.');
    await expect.element(page.getByText('Phone', { exact: true })).toBeVisible();
  });

  test('a passkey is a proof in place of the code', async () => {
    vi.spyOn(navigator.credentials, 'get').mockResolvedValue(SHOWN);
    replies['GET /staff/me'] = { ...OWNER, has_passkey: true };
    replies['POST /staff/sessions/current/proof/challenge'] = { ...CHALLENGE, known: ['a2V5'] };
    replies['POST /staff/sessions/current/proof/passkey'] = { seconds: 300 };
    await openConsole(PAGES, '/console');
    await expect.element(page.getByRole('heading', { name: 'Nodira Rahimova' })).toBeVisible();
    const asks = proved(() => Promise.resolve(refusal(403, { code: 'fresh-proof-required', message: 'Prove it.' })));
    void asks('/api/v1/operator/staff', { method: 'POST' });
    await button('Use a passkey').click();
    await expect.poll(() => proof.isAsked()).toBe(false);
    expect(sent.at(-1)).toEqual({ address: 'POST /staff/sessions/current/proof/passkey', body: ASSERTION });
  });
});
