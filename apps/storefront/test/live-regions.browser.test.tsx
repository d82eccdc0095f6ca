import { API } from '@bozor/contract/shop/routes.ts';
import { textsOfNewRegions } from '@bozor/ui/test/live-regions.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { SocialView } from '../app/features/account/social-view.tsx';
import { buildCart, buildCartItem, buildCartLine } from '../app/features/cart/testing/build-cart.ts';
import { CheckoutPage } from '../app/features/checkout/checkout-page.tsx';
import { ItemPage } from '../app/features/item/item-page.tsx';
import { PaymentReturn } from '../app/features/payments/payment-return.tsx';
import { TopUpOutcome } from '../app/features/wallet/top-up-outcome.tsx';
import { renderShop } from './render-shop.tsx';
import { buildQuote, replyOf } from './samples.ts';
import type { ShopServer } from './shop-server.ts';

const nothing = () => undefined;
const TOKEN = `123456789.${'t'.repeat(22)}`;

interface Row {
  readonly part: ReactNode;
  readonly address: string;
  readonly answers: (server: ShopServer) => void;
  readonly sentence: string;
}

/** Notices that enter the page as a whole. */
const ROWS: Readonly<Record<string, Row>> = {
  'a payment that is waited for': {
    part: <PaymentReturn />,
    address: `/payment?token=${TOKEN}&flag=success`,
    answers: (server) =>
      server.answer(API.orders.track, replyOf(API.orders.track, { id: 123_456_789, order_status: 'pending', payment_status: 'unpaid' })),
    sentence: 'Waiting for the bank',
  },
  'a top-up that is waited for': {
    part: <TopUpOutcome />,
    address: '/profile?page=wallet&payment=5&flag=success',
    answers: (server) => server.answer(API.wallet.transactions, replyOf(API.wallet.transactions, { transactions: [] })),
    sentence: 'Waiting for the bank',
  },
  'a sign-in by a provider': {
    part: <SocialView answer={{ medium: 'google', token: 't'.repeat(40) } as never} onDone={nothing} onRefused={nothing} />,
    address: '/auth',
    answers: (server) => server.hold(API.identity.socialLogin),
    sentence: 'Signing you in…',
  },
  'an item that is sold out': {
    part: <ItemPage idOrSlug="plov" isCampaign={false} />,
    address: '/product/plov',
    answers: (server) => {
      const item = replyOf(API.items.details, { name: 'Plov', stock: 0, available_stock: 0, module_type: 'grocery' });
      server.answer(API.items.details, { ...item, variations: [], choice_options: [], food_variations: [], option_allergies: [] });
      server.answer(API.cart.list, buildCart());
    },
    sentence: 'Out of Stock',
  },
};

/** Texts in the regions of the page. */
const spoken = () => [...document.querySelectorAll('[aria-live=polite]')].map((region) => region.textContent).join();

test.each(Object.entries(ROWS))('%s is said by the region of the page', async (_name, { part, address, answers, sentence }) => {
  const entered = textsOfNewRegions();
  await renderShop(part, { address, answers });
  await expect.element(page.getByText(sentence).first()).toBeVisible();
  await expect.poll(spoken).toContain(sentence);
  expect(entered.filter((text) => text.includes(sentence))).toEqual([]);
});

test('obstacles of the checkout come into a region that stood empty', async () => {
  const entered = textsOfNewRegions();
  const obstacle = {
    code: 'no-delivery',
    message: 'The store does not deliver here.',
    field: null,
    line_id: null,
    name: null,
    actions: [],
  };
  await renderShop(<CheckoutPage />, {
    address: '/checkout',
    answers: (server) => {
      server.answer(API.cart.list, buildCart(buildCartLine(buildCartItem({}))));
      server.answer(API.stores.details, replyOf(API.stores.details, { delivery: true }));
      server.answer(API.checkout.quote, buildQuote({ obstacles: [obstacle] }));
    },
  });
  await expect.element(page.getByRole('status').filter({ hasText: obstacle.message })).toBeVisible();
  expect(entered.filter((text) => text.includes(obstacle.message))).toEqual([]);
});

test('the modules that load are said in a region that stood empty', async () => {
  await renderShop(<p>Empty</p>, { answers: (server) => server.hold(API.modules.list) });
  const entered = textsOfNewRegions();
  openOverlay('modules', {});
  await expect.element(page.getByRole('dialog').getByRole('status')).toHaveTextContent('Loading');
  expect(entered.filter((text) => text.includes('Loading'))).toEqual([]);
});
