import { API } from '@bozor/contract/shop/routes.ts';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useSignInViews } from '../app/features/account/use-sign-in-views.tsx';
import { useSession } from '../app/platform/session/session.tsx';
import { readStored } from '../app/platform/storage.ts';
import { useLogout } from '../app/shell/account/use-logout.ts';
import { renderShop, type RenderOptions } from './render-shop.tsx';
import { replyOf } from './samples.ts';
import type { ShopServer } from './shop-server.ts';

const LOST = 'Connection lost. Please try again.';
const answer = { medium: 'google', token: 'a-token-of-the-provider' } as const;
const signedIn = replyOf(API.identity.socialLogin, {
  token: 'a-customer-of-the-shop-0002',
  is_personal_info: 1,
  is_phone_verified: 1,
  is_email_verified: 1,
});

test('a new visitor asks for a guest id once, and is a guest with it', async () => {
  const { server } = await renderShop(<Visitor />, { visitor: 'nobody' });
  await expect.element(page.getByText('guest', { exact: true })).toBeVisible();
  expect(server.received(API.identity.requestGuest)).toHaveLength(1);
  expect(readStored('guest_id')).toBeTruthy();
});

test.each([
  ['is refused', (server: ShopServer) => void server.refuse(API.identity.requestGuest, 'bad-request')],
  ['does not arrive', (server: ShopServer) => server.lose(API.identity.requestGuest)],
])('a guest id whose request %s is not mentioned: the visitor goes on without one', async (_how, answers) => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const { server } = await renderShop(<Visitor />, { visitor: 'nobody', answers });
  await expect.poll(() => server.received(API.identity.requestGuest).length).toBe(1);
  await expect.element(page.getByText('anonymous', { exact: true })).toBeVisible();
  await expect.poll(() => logged.mock.calls.length).toBe(1);
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  logged.mockRestore();
});

test('the answer of a provider is sent once, and signs in', async () => {
  const { server } = await renderReturn({ answers: (each) => each.answer(API.identity.socialLogin, signedIn) });
  await expect.element(page.getByText('signed in')).toBeVisible();
  expect(server.received(API.identity.socialLogin).map(({ body }) => body)).toEqual([expect.objectContaining(answer)]);
  expect(readStored('token')).toBe('a-customer-of-the-shop-0002');
});

test('one press brings the cart back that was put aside at sign-in, and shows it', async () => {
  const [parked] = replyOf(API.cart.parked).carts;
  const kept = { ...signedIn, cart: { outcome: 'kept_guest_cart' as const, clamped: [] } };
  const { server } = await renderReturn({
    answers: (each) => {
      each.answer(API.identity.socialLogin, kept);
      // Two of one module: the latest comes first.
      each.answer(
        API.cart.parked,
        replyOf(API.cart.parked, {
          carts: [
            { ...parked!, id: 9 },
            { ...parked!, id: 8 },
          ],
        }),
      );
    },
  });
  await page.getByRole('button', { name: 'Bring it back' }).click();
  await expect.poll(() => server.received(API.cart.restore).map(({ body }) => body)).toEqual([{ parked_id: 9 }]);
});

test.each([
  [
    'refused',
    'This account cannot sign in.',
    (server: ShopServer) => server.refuse(API.identity.socialLogin, 'account-suspended', undefined, 'This account cannot sign in.'),
  ],
  ['lost', LOST, (server: ShopServer) => server.lose(API.identity.socialLogin)],
] as const)('a %s answer of a provider is explained above the form to sign in', async (_how, sentence, answers) => {
  const { server } = await renderReturn({ answers: (each) => void answers(each) });
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence);
  await expect.element(page.getByRole('button', { name: 'Get the code' })).toBeVisible();
  expect(server.received(API.identity.socialLogin)).toHaveLength(1);
});

test.each([
  ['answered', () => undefined],
  ['refused', (server: ShopServer) => void server.refuse(API.identity.logout, 'bad-request')],
  ['lost', (server: ShopServer) => server.lose(API.identity.logout)],
])('a press on Logout, twice, signs out once although the call is %s, and nothing personal stays', async (_how, answers) => {
  const { server, queries } = await renderShop(<Leaving />, { answers });
  queries.setQueryData(['/customer/info', 'personal'], {});
  await page.getByRole('button', { name: 'Leave' }).click();
  const release = server.hold(API.identity.logout);
  const confirm = page.getByRole('button', { name: 'Logout' });
  await confirm.dblClick();
  await expect.element(confirm).toHaveAttribute('aria-busy', 'true');
  await expect.poll(() => server.received(API.identity.logout).length).toBe(1);
  release();
  await expect.element(page.getByText('Logout successful.')).toBeVisible();
  await expect.element(page.getByRole('alertdialog')).not.toBeInTheDocument();
  await expect.element(page.getByText('guest', { exact: true })).toBeVisible();
  expect(server.received(API.identity.logout)).toHaveLength(1);
  expect(readStored('token')).toBeUndefined();
  expect(queries.getQueryData(['/customer/info', 'personal'])).toBeUndefined();
  expect(document.body.innerText).not.toContain(LOST);
});

const renderReturn = (options: RenderOptions) => renderShop(<Return />, { ...options, visitor: 'guest' });

function Visitor() {
  return <p>{useSession().status}</p>;
}

function Leaving() {
  const ask = useLogout();
  return (
    <main id="main" tabIndex={-1}>
      <Visitor />
      <button type="button" onClick={() => ask('Leave?')}>
        Leave
      </button>
    </main>
  );
}

function Return() {
  const [isDone, setDone] = useState(false);
  const { body } = useSignInViews({ first: 'sign-in', back: answer, onDone: () => setDone(true) });
  return isDone ? <p>signed in</p> : body;
}
