import { API } from '@bozor/contract/shop/routes.ts';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { findAccessibilityFaults } from '@bozor/ui/test/find-accessibility-faults.ts';
import { AuthPage } from '../app/features/account/auth-page.tsx';
import { ForgotPasswordPage } from '../app/features/account/forgot-password-page.tsx';
import { AllBrandsPage } from '../app/features/brands/all-brands-page.tsx';
import { CampaignListPage } from '../app/features/campaigns/campaign-list-page.tsx';
import { CampaignPage } from '../app/features/campaigns/campaign-page.tsx';
import { FlashSalePage } from '../app/features/campaigns/flash-sale-page.tsx';
import { buildCart, buildCartItem, buildCartLine } from '../app/features/cart/testing/build-cart.ts';
import { CategoriesPage } from '../app/features/categories/categories-page.tsx';
import { CategoryPage } from '../app/features/categories/category-page.tsx';
import { CheckoutPage } from '../app/features/checkout/checkout-page.tsx';
import { CouponsPage } from '../app/features/coupons/coupons-page.tsx';
import { HomePage } from '../app/features/home/home-page.tsx';
import { InterestPage } from '../app/features/interests/interest-page.tsx';
import { ItemPage } from '../app/features/item/item-page.tsx';
import { LandingPage } from '../app/features/landing/landing-page.tsx';
import { ChatPage } from '../app/features/messages/chat-page.tsx';
import { AddressesPage } from '../app/features/addresses/addresses-page.tsx';
import { NotificationsPage } from '../app/features/notifications/notifications-page.tsx';
import { TrackOrderPage } from '../app/features/orders/track-order-page.tsx';
import { OperatorPage } from '../app/features/pages/operator-page.tsx';
import { ParcelPage } from '../app/features/parcel/parcel-page.tsx';
import { SandboxPage } from '../app/features/payments/sandbox-page.tsx';
import { RatePage } from '../app/features/reviews/rate-page.tsx';
import { ListingPage } from '../app/features/search/listing-page.tsx';
import { popularStores } from '../app/features/store-lists/store-list-queries.ts';
import { StoreListPage } from '../app/features/store-lists/store-list-page.tsx';
import { StoreMapPage } from '../app/features/store-lists/store-map-page.tsx';
import { StorePage } from '../app/features/store/store-page.tsx';
import { PointsPage } from '../app/features/wallet/points-page.tsx';
import { WalletPage } from '../app/features/wallet/wallet-page.tsx';
import { urls } from '../app/platform/pages/urls.ts';
import { ProblemPage } from '../app/routes/problem-page.tsx';
import { renderShop, type RenderOptions } from './render-shop.tsx';
import { replyOf } from './samples.ts';
import type { AnyEndpoint, ShopServer } from './shop-server.ts';
import { wideElements } from './wide-elements.ts';

const ORDER = 123_456_789;
const [module] = replyOf(API.modules.list).modules;
const item = buildCartItem({ name: 'Plov', module_type: 'food', module_id: 1, module: { id: 1, module_type: 'food' } });
const withCart = (server: ShopServer) => server.answer(API.cart.list, buildCart(buildCartLine(item)));

const withItem = (server: ShopServer) => server.answer(API.items.details, replyOf(API.items.details, { name: 'Plov' }));
const withPanels = (server: ShopServer) =>
  server.answer(
    API.config.landing,
    replyOf(API.config.landing, { join_store: { title: 'Sell', text: 'With us' }, join_delivery_man: { title: 'Carry', text: 'For us' } }),
  );
const inContainer = (part: ReactNode) => <div className="container">{part}</div>;

interface PageRow {
  readonly part: ReactNode;
  readonly options?: RenderOptions;
  /** The call without which the page has nothing to show. */
  readonly reads?: AnyEndpoint;
  /** A refusal means that there is no such thing: only a lost connection is a failure. */
  readonly isMissingWhenRefused?: boolean;
  /** Stands in a page that has the title. */
  readonly isPart?: boolean;
}

/** Each page of the shop, by the file of its content. One that is missing here fails a test. */
const ROWS: Readonly<Record<string, PageRow>> = {
  'features/account/auth-page.tsx': { part: <AuthPage />, options: { visitor: 'guest' } },
  'features/account/forgot-password-page.tsx': { part: <ForgotPasswordPage />, options: { visitor: 'guest' } },
  'features/brands/all-brands-page.tsx': { part: <AllBrandsPage />, reads: API.brands.list },
  'features/campaigns/campaign-list-page.tsx': { part: <CampaignListPage />, reads: API.promotions.campaigns },
  'features/campaigns/campaign-page.tsx': { part: <CampaignPage idOrSlug="spring" />, reads: API.promotions.campaign },
  'features/campaigns/flash-sale-page.tsx': { part: <FlashSalePage id={1} />, reads: API.promotions.flashItems },
  'features/categories/categories-page.tsx': { part: <CategoriesPage />, reads: API.categories.list },
  'features/categories/category-page.tsx': { part: <CategoryPage idOrSlug="bread" /> },
  'features/checkout/checkout-page.tsx': {
    part: <CheckoutPage />,
    options: { address: '/checkout', answers: withCart },
    reads: API.cart.list,
  },
  'features/coupons/coupons-page.tsx': { part: <CouponsPage />, isPart: true, reads: API.promotions.coupons },
  'features/home/home-page.tsx': { part: <HomePage module={module!} /> },
  'features/interests/interest-page.tsx': { part: inContainer(<InterestPage />) },
  'features/item/item-page.tsx': {
    part: <ItemPage idOrSlug="plov" isCampaign={false} />,
    options: { answers: withItem },
    reads: API.items.details,
    isMissingWhenRefused: true,
  },
  'features/landing/landing-page.tsx': { part: <LandingPage />, options: { answers: withPanels } },
  'features/messages/chat-page.tsx': { part: inContainer(<ChatPage urlOf={urls.chatting} />), reads: API.messages.list },
  'features/addresses/addresses-page.tsx': { part: <AddressesPage />, isPart: true, reads: API.customer.addresses },
  'features/notifications/notifications-page.tsx': { part: <NotificationsPage />, isPart: true, reads: API.notifications.list },
  'features/orders/track-order-page.tsx': { part: <TrackOrderPage />, options: { address: `/track-order?order_id=${ORDER}` } },
  'features/pages/operator-page.tsx': { part: <OperatorPage slug="about-us" />, reads: API.config.page },
  'features/parcel/parcel-page.tsx': { part: <ParcelPage />, reads: API.parcel.categories },
  'features/payments/sandbox-page.tsx': { part: <SandboxPage payment="pay-1" /> },
  'features/reviews/rate-page.tsx': { part: <RatePage orderId={ORDER} />, isPart: true, reads: API.orders.details },
  'features/search/listing-page.tsx': { part: <ListingPage />, options: { address: '/home?data_type=searched&search=plov' } },
  'features/store-lists/store-list-page.tsx': {
    part: <StoreListPage title="Popular" stores={popularStores()} />,
    reads: API.stores.popular,
  },
  'features/store-lists/store-map-page.tsx': { part: <StoreMapPage /> },
  'features/store/store-page.tsx': { part: <StorePage idOrSlug="lola" />, reads: API.stores.details },
  'features/wallet/points-page.tsx': { part: <PointsPage />, isPart: true, reads: API.wallet.points },
  'features/wallet/wallet-page.tsx': { part: <WalletPage />, isPart: true, reads: API.wallet.transactions },
  'routes/problem-page.tsx': { part: <ProblemPage status={404} /> },
};

test.each(Object.entries(ROWS))(
  '%s fits a narrow screen from right to left, and has no fault that a machine can see',
  async (_file, row) => {
    const main = await show(row, { locale: 'ar', width: 360 });
    expect(getComputedStyle(main).direction).toBe('rtl');
    expect(wideElements(main), 'wider than the screen').toEqual([]);
    expect(await findAccessibilityFaults(main)).toEqual([]);
  },
);

/** The pages that have nothing to show without an answer. */
const READING = Object.entries(ROWS).flatMap(([file, row]) => (row.reads ? [[file, row, row.reads] as const] : []));

test.each(Object.entries(ROWS))('%s has one first-level heading', async (_file, row) => {
  await show(row, {});
  expect(headings()).toEqual(titleOf(row));
});

describe.each(READING)('%s', (_file, row, reads) => {
  test('says that it could not be loaded, and is loaded when it is asked to try again', async () => {
    let server: ShopServer;
    const main = await show(row, {
      answers: (started) => {
        row.options?.answers?.(started);
        if (row.isMissingWhenRefused) started.lose(reads);
        else started.refuse(reads, 'bad-request');
        server = started;
      },
    });
    const alert = page.getByRole('main').getByRole('alert').first();
    await expect.element(alert).toBeVisible();
    server!.recover();
    const before = server!.received(reads).length;
    await alert.getByRole('button').click();
    await expect.poll(() => server!.received(reads).length).toBeGreaterThan(before);
    await expect.poll(() => [...main.querySelectorAll('[role=alert]')].map(({ textContent }) => textContent).join('')).toBe('');
  });

  test('has one first-level heading while it is loading', async () => {
    await renderShop(
      <main id="main" tabIndex={-1}>
        {row.part}
      </main>,
      { ...row.options, answers: (server) => (row.options?.answers?.(server), server.hold(reads)) },
    );
    await expect.poll(() => document.querySelector('main')?.textContent?.trim()).not.toBe('');
    await expect.poll(headings).toEqual(titleOf(row));
  });

  test('has one first-level heading when it could not be loaded', async () => {
    await show(row, { answers: (server) => (row.options?.answers?.(server), server.lose(reads)) });
    await expect.element(page.getByRole('main').getByRole('alert').first()).toBeVisible();
    expect(headings()).toEqual(titleOf(row));
  });
});

test.each(READING.filter(([, , reads]) => hasLists(reads)))(
  '%s has one first-level heading when there is nothing to show',
  async (_file, row, reads) => {
    await show(row, { answers: (server) => (row.options?.answers?.(server), server.answer(reads, emptied(replyOf(reads)))) });
    expect(headings()).toEqual(titleOf(row));
  },
);

const headings = () => [...document.querySelectorAll('main h1')].map(({ textContent }) => textContent);
const titleOf = ({ isPart }: PageRow) => (isPart ? [] : [expect.stringMatching(/./)]);

describe.each([
  'features/brands/all-brands-page.tsx',
  'features/campaigns/campaign-list-page.tsx',
  'features/categories/categories-page.tsx',
  'features/store-lists/store-list-page.tsx',
])('%s', (file) => {
  test('leads on when there is nothing to show', async () => {
    const { reads, ...row } = ROWS[file]!;
    await show(row, { answers: (server) => server.answer(reads!, emptied(replyOf(reads!))) });
    await expect.element(page.getByRole('main').getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/home');
  });
});

/** Returns a reply whose lists have no entries. */
function emptied<T>(reply: T): T {
  if (Array.isArray(reply)) return [] as T;
  const none = (name: string, value: unknown) => (Array.isArray(value) ? [] : name === 'total_size' ? 0 : value);
  return Object.fromEntries(Object.entries(reply as object).map(([name, value]) => [name, none(name, value)])) as T;
}

function hasLists(endpoint: AnyEndpoint): boolean {
  const reply = replyOf(endpoint) as object;
  return Array.isArray(reply) || Object.values(reply).some(Array.isArray);
}

/** Renders a page, and waits until all of its answers are there. */
async function show({ part, options }: PageRow, different: RenderOptions): Promise<HTMLElement> {
  const { queries } = await renderShop(
    <main id="main" tabIndex={-1}>
      {part}
    </main>,
    { ...options, ...different },
  );
  const main = page.getByRole('main').first().element() as HTMLElement;
  await expect.poll(() => main.innerText.trim()).not.toBe('');
  await expect.poll(() => queries.isFetching() === 0 && main.querySelector('[aria-busy=true]') === null).toBe(true);
  return main;
}
