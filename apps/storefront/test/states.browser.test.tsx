import { API } from '@bozor/contract/shop/routes.ts';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useFormErrors } from '@bozor/web/forms/use-form-errors.ts';
import { LiveRegion } from '@bozor/ui/feedback/live-region.tsx';
import { useLocation } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { SocialButtons } from '../app/features/account/social-buttons.tsx';
import { TrackOrderPage } from '../app/features/orders/track-order-page.tsx';
import { RatePage } from '../app/features/reviews/rate-page.tsx';
import { StorePage } from '../app/features/store/store-page.tsx';
import { urls } from '../app/platform/pages/urls.ts';
import { usePageFocus } from '../app/routes/use-page-focus.ts';
import { typeInto } from './fields.ts';
import { renderShop } from './render-shop.tsx';
import { buildConfig, replyOf } from './samples.ts';
import type { ShopServer } from './shop-server.ts';

const ORDER = 123_456_789;

test('an order that is asked for by its form gets the focus to its title, and another one can be asked for', async () => {
  await renderShop(<TrackOrderPage />, {
    visitor: 'guest',
    address: '/track-order',
    answers: (server) => server.answer(API.orders.track, replyOf(API.orders.track, { id: ORDER })),
  });
  await typeInto('order_id', String(ORDER));
  await typeInto('contact_number', '901234567');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1, name: /Order No\./ })).toHaveFocus();
  await page.getByRole('button', { name: 'Another order' }).click();
  await expect.element(page.getByRole('textbox', { name: /Order number/ })).toHaveFocus();
});

test.each([
  [[true, true], 1],
  [[true, false], 0],
])('reviews are thanked for once all are given: %o', async (given, thanks) => {
  const details = replyOf(API.orders.details, { id: ORDER, order_status: 'delivered', can_review: true, delivery_man: null });
  const [line] = details.details;
  const lines = given.map((reviewed, at) => ({ ...line!, item_id: at + 1, name: `Item ${at}`, reviewed }));
  const answers = (server: ShopServer) => server.answer(API.orders.details, { ...details, details: lines });
  await renderShop(<RatePage orderId={ORDER} />, { answers });
  await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect.poll(() => page.getByText('Thank you for your review.').elements().length).toBe(thanks);
});

test('a diet of a menu is taken off again by a second press', async () => {
  const store = replyOf(API.stores.details, { module_type: 'food', veg: 1, non_veg: 1 });
  const { server } = await renderShop(<StorePage idOrSlug="lola" />, { answers: (each) => each.answer(API.stores.details, store) });
  const veg = page.getByRole('button', { name: 'Veg', exact: true });
  await veg.click();
  await expect.element(veg).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(() => server.received(API.stores.items).at(-1)?.query.get('type')).toBe('veg');
  await veg.click();
  await expect.element(veg).toHaveAttribute('aria-pressed', 'false');
});

test('a provider is busy while it is left for, and is not left for without a connection', async () => {
  const logged = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const problem = vi.fn<(text: string | undefined) => void>();
  const google = { login_medium: 'google', status: 1, client_id: 'bozor', sign_in_url: 'https://accounts.example.com/sign-in' } as const;
  const { server } = await renderShop(<SocialButtons isAlone to={undefined} onProblem={problem} />, {
    visitor: 'nobody',
    config: buildConfig({ social_login: [google] }),
    answers: (each) => each.lose(API.identity.requestGuest),
  });
  await expect.poll(() => logged.mock.calls.length).toBe(1);
  const before = server.received(API.identity.requestGuest).length;
  const release = server.hold(API.identity.requestGuest);
  const button = page.getByRole('button', { name: 'Continue with Google' });
  await button.click();
  await expect.element(button).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  release();
  await expect.poll(() => problem.mock.lastCall).toEqual(['Connection lost. Please try again.']);
  await expect.element(button).not.toHaveAttribute('aria-busy');
  expect(server.received(API.identity.requestGuest)).toHaveLength(before + 1);
  logged.mockRestore();
});

test('another page gets the focus to its start and is announced by its title', async () => {
  document.title = 'Wallet';
  await renderShop(
    <>
      <Paging />
      <LiveRegion />
      <main id="main" tabIndex={-1}>
        <PageLink to={urls.wallet()}>Wallet</PageLink>
      </main>
    </>,
  );
  await page.getByRole('link', { name: 'Wallet' }).click();
  await expect.element(page.getByRole('main')).toHaveFocus();
  await expect
    .poll(() => [...document.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent).join())
    .toContain('Wallet');
});

test.each([
  ['another order', urls.myOrders({ orderId: 123456789 }), 'No. 123 456 789'],
  ['another page of the account', urls.myOrders({ page: 'wallet' } as never), 'Orders'],
  ['another search', urls.myOrders({ search: 'plov' } as never), 'Orders'],
])('%s on the same path is announced by its title, and what it replaced gets the focus', async (_what, to, name) => {
  await renderShop(<Subjects to={to} />, { address: urls.myOrders() });
  document.title = 'Another title';
  await page.getByRole('link', { name: 'Go' }).click();
  await expect.element(page.getByRole(name === 'Orders' ? 'heading' : 'article', { name })).toHaveFocus();
  await expect
    .poll(() => [...document.querySelectorAll('[aria-live=polite]')].map(({ textContent }) => textContent).join())
    .toContain('Another title');
});

test('a filter of the same path keeps the focus in place and is not announced as a page', async () => {
  await renderShop(<Subjects to={urls.myOrders({ sort: 'low' } as never)} />, { address: urls.myOrders() });
  const link = page.getByRole('link', { name: 'Go' });
  await link.click();
  await expect.element(page.getByText('low')).toBeVisible();
  await expect.element(link).toHaveFocus();
});

test('what is wrong with a form as a whole goes with the first change', async () => {
  await renderShop(<Form />);
  await page.getByRole('button', { name: 'Send' }).click();
  await expect.element(page.getByText('Connection lost. Please try again.')).toBeVisible();
  await page.getByRole('textbox').fill('a');
  await expect.element(page.getByText('Connection lost. Please try again.')).not.toBeInTheDocument();
});

function Form() {
  const { form, errors, refuse, clear } = useFormErrors();
  return (
    <form ref={form}>
      <p>{errors['']}</p>
      <input aria-label="Name" name="name" onChange={() => clear('name')} />
      <button type="button" onClick={() => refuse(new TypeError('Failed to fetch'))}>
        Send
      </button>
    </form>
  );
}

/** A page with a link to another subject of its own path. */
function Subjects({ to }: { readonly to: string }) {
  const query = new URLSearchParams(useLocation().search);
  return (
    <>
      <Paging />
      <LiveRegion />
      <main id="main" tabIndex={-1}>
        <h1>Orders</h1>
        <PageLink to={to}>Go</PageLink>
        <p>{query.get('sort')}</p>
        {query.has('orderId') && <article aria-label="No. 123 456 789" tabIndex={-1} data-page-subject />}
      </main>
    </>
  );
}

function Paging() {
  usePageFocus();
  return null;
}
