import { API } from '@bozor/contract/shop/routes.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useLocation } from 'react-router';
import { page, userEvent } from 'vitest/browser';
import { buildCart, buildCartItem, buildCartLine } from '../app/features/cart/testing/build-cart.ts';
import { useGoToCheckout } from '../app/features/cart/use-go-to-checkout.ts';
import { Banner } from '../app/features/home/banner.tsx';
import { StoresSection } from '../app/features/home/stores-section.tsx';
import { ItemLink } from '../app/features/catalogue/item-link.tsx';
import { CheckoutPage } from '../app/features/checkout/checkout-page.tsx';
import { ParcelPage } from '../app/features/parcel/parcel-page.tsx';
import { listenToAnnouncements } from './announcements.ts';
import { inputOf } from './fields.ts';
import { renderShop } from './render-shop.tsx';
import { buildConfig, buildQuote, replyOf } from './samples.ts';
import type { ShopServer } from './shop-server.ts';

const item = buildCartItem({ name: 'Plov', module_type: 'food', module_id: 1, module: { id: 1, module_type: 'food' } });
const cash = { payment_method: 'cash_on_delivery', available: true, reason: null, maximum: null } as const;
const QUOTE = { payment_options: [cash], order_amount: 110_696, payable_amount: 110_696, wallet_amount: 0, wallet_balance: 20_000 };
const COUPON = { code: 'BOZOR10', title: '10% off', discount_amount: 9_296, free_delivery: false };

function answers(server: ShopServer) {
  server.answer(API.cart.list, buildCart(buildCartLine(item)));
  server.answer(API.stores.details, replyOf(API.stores.details, { delivery: true }));
  server.answer(API.checkout.quote, ({ body }) => {
    const {
      coupon_code: code,
      dm_tips: tip = 0,
      partial_payment: isPart,
    } = body as { coupon_code?: string; dm_tips?: number; partial_payment?: unknown };
    if (code === 'NOBODY') {
      const obstacle = {
        code: 'coupon-invalid',
        message: 'This coupon is not valid.',
        field: 'coupon_code',
        line_id: null,
        name: null,
        actions: [],
      };
      return buildQuote({ ...QUOTE, obstacles: [obstacle] });
    }
    const amount = QUOTE.order_amount + tip - (code ? COUPON.discount_amount : 0);
    const part = isPart ? 20_000 : 0;
    return buildQuote({ ...QUOTE, coupon: code ? COUPON : null, order_amount: amount, payable_amount: amount - part, wallet_amount: part });
  });
}

const plain = (texts: readonly string[]) => texts.map((each) => each.replaceAll(/\s/g, ' '));

async function renderCheckout() {
  await renderShop(<CheckoutPage />, { address: '/checkout', answers, config: { ...buildConfig(), wallet_partial_payment_status: 1 } });
  await expect.element(page.getByRole('textbox', { name: 'Coupon code' })).toBeVisible();
  return listenToAnnouncements();
}

test('a coupon is said with what it takes off and the total, and hands the focus on when it comes and goes', async () => {
  const heard = await renderCheckout();
  await userEvent.fill(inputOf('coupon_code'), 'bozor10');
  await userEvent.keyboard('{Enter}');
  const remove = page.getByRole('button', { name: 'Remove the coupon' });
  await expect.element(remove).toHaveFocus();
  await expect.poll(() => plain(heard)).toEqual(['Coupon BOZOR10, minus 9 296 so‘m. Total 101 400 so‘m']);
  await userEvent.keyboard('{Enter}');
  await expect.element(inputOf('coupon_code')).toHaveFocus();
  await expect.poll(() => plain(heard).at(-1)).toBe('Total 110 696 so‘m');
  expect(heard).toHaveLength(2);
});

test('a coupon that is not valid alerts, by Enter and by its button, each time, and the focus stays', async () => {
  const heard = await renderCheckout();
  const field = inputOf('coupon_code');
  await userEvent.fill(field, 'nobody');
  const alert = page.getByRole('alert').getByText('This coupon is not valid.');
  for (const target of [field, page.getByRole('button', { name: 'Apply' }).element() as HTMLElement, field]) {
    target.focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(alert).toBeInTheDocument();
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
    await expect.element(field).toHaveAccessibleDescription('This coupon is not valid.');
    await expect.element(target).toHaveFocus();
    await userEvent.type(field, ' ');
    await userEvent.keyboard('{Backspace}');
  }
  expect(heard).toEqual([]);
});

test('a tip, and the part of the wallet, are said as the total and as what is left to pay', async () => {
  const heard = await renderCheckout();
  await page.getByRole('radio', { name: /5.000/ }).first().click({ force: true });
  await expect.poll(() => plain(heard)).toEqual(['Total 115 696 so‘m']);
  await page.getByRole('checkbox', { name: /from the wallet/ }).click({ force: true });
  await expect.poll(() => plain(heard).slice(1)).toEqual(['Total 115 696 so‘m. 95 696 so‘m left to pay']);
});

test('the question for a login is said once as the cart leads to the checkout, and not after its answer', async () => {
  await renderShop(<FromTheCart />, { visitor: 'guest', answers });
  const heard = listenToAnnouncements();
  await page.getByRole('button', { name: 'To the checkout' }).click();
  const question = 'Do you want to login or continue as a guest?';
  await expect.element(page.getByRole('dialog', { name: question })).toBeVisible();
  await expect.poll(() => heard.filter((each) => each.includes(question))).toHaveLength(1);
  await userEvent.fill(inputOf('contact_person_name'), 'Aziza');
  await expect.element(page.getByRole('region', { name: question })).toBeVisible();
  await userEvent.fill(inputOf('contact_person_name'), '');
  await page.getByRole('radio', { name: /5.000/ }).first().click({ force: true });
  await expect.poll(() => plain(heard).at(-1)).toMatch(/^Total/);
  expect(heard.filter((each) => each.includes(question))).toHaveLength(1);
});

test('the first field has the focus a frame before the answered question goes: of one frame screen readers are told of both in the wrong order', async () => {
  await renderShop(<CheckoutPage />, { address: '/checkout', visitor: 'guest', answers });
  const question = page.getByRole('region', { name: 'Do you want to login or continue as a guest?' });
  const guest = question.getByRole('button', { name: 'Guest' });
  await expect.element(guest).toBeVisible();
  const name = inputOf('contact_person_name');
  const button = guest.element() as HTMLElement;
  const stood = new Promise<boolean>((resolve) => {
    name.addEventListener('focus', () => requestAnimationFrame(() => resolve(button.isConnected)), { once: true });
  });
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(await stood).toBe(true);
  await expect.element(question).not.toBeInTheDocument();
  await expect.element(name).toHaveFocus();
});

function FromTheCart() {
  const goToCheckout = useGoToCheckout();
  if (useLocation().pathname === '/checkout') return <CheckoutPage />;
  return (
    <button type="button" onClick={() => goToCheckout(1, '/checkout')}>
      To the checkout
    </button>
  );
}

/** A dish at 44 450 with a group of options, of which two may be chosen. */
async function renderDish(content: ReactNode = <main />, open = async () => openOverlay('item', { idOrSlug: 'lavash' })) {
  const sample = replyOf(API.items.details);
  const values = ['Garlic', 'Ketchup', 'Mustard'].map((label) => ({ label, optionPrice: 1_000, isSelected: false }));
  const dish = {
    ...sample,
    name: 'Lavash',
    module_type: 'food' as const,
    price: 44_450,
    discounted_price: 44_450,
    discount: 0,
    schedule_order: true,
    variations: [],
    choice_options: [],
    food_variations: [{ name: 'Sauce', type: 'multi' as const, required: 'off' as const, min: 0, max: 2, values }],
    add_ons: [{ ...sample.add_ons[0]!, id: 5, name: 'Tandir bread', price: 3_000 }],
  };
  await renderShop(content, {
    answers: (server) => {
      server.answer(API.items.details, { ...dish, store: { ...dish.store, open: true } });
      server.answer(API.cart.list, buildCart());
    },
  });
  const heard = listenToAnnouncements();
  await open();
  await expect.element(page.getByRole('button', { name: /^Add to Cart/ })).toBeVisible();
  return heard;
}

test('an item that comes after its dialog is said by its name, which the dialog has once', async () => {
  const heard = await renderDish();
  await expect.poll(() => plain(heard)).toEqual(['Lavash']);
  await expect.element(page.getByRole('dialog', { name: 'Lavash', exact: true })).toBeVisible();
  expect(page.getByRole('heading', { name: 'Lavash' }).elements()).toHaveLength(1);
});

test('an item whose name is known when its dialog opens is said by the dialog alone', async () => {
  const heard = await renderDish(
    <ItemLink item={{ slug: 'lavash', name: 'Lavash', module_type: 'food', module_id: 1, is_campaign: false }}>Lavash</ItemLink>,
    () => page.getByRole('link', { name: 'Lavash' }).click(),
  );
  await page.getByRole('group', { name: 'Quantity' }).getByRole('button', { name: 'One more' }).click();
  await expect.poll(() => plain(heard)).toEqual(['2, 88 900 so‘m']);
});

test('the item of a banner is said by its dialog alone', async () => {
  const { banners } = replyOf(API.promotions.banners);
  const dish = { id: 1, slug: 'lavash', name: 'Lavash', storage: [], image: null, module_type: 'food' as const };
  const banner = { ...banners[0]!, type: 'item_wise' as const, title: 'Hot from the tandir', item: dish, store: null, link: null };
  const heard = await renderDish(<Banner banner={banner} eager={false} />, () => page.getByRole('link', { name: banner.title }).click());
  await page.getByRole('group', { name: 'Quantity' }).getByRole('button', { name: 'One more' }).click();
  await expect.poll(() => plain(heard)).toEqual(['2, 88 900 so‘m']);
});

test('the list of stores at the end of a home waits without a word, and another order of it says that it is loading', async () => {
  const wait = (server: ShopServer) => void server.hold(API.stores.list);
  await renderShop(<StoresSection type="food" />, { answers: wait });
  const waiting = () => document.querySelector('[role=tabpanel] [aria-busy=true]');
  await expect.poll(waiting).not.toBeNull();
  expect(waiting()!.querySelector('[role=status]')).toBeNull();
  await page.getByRole('tab', { name: 'Top Rated' }).click();
  await expect.poll(() => waiting()?.querySelector('[role=status]')?.textContent).toBe('Loading');
});

test('in an item another number of pieces is said with the total, once for quick presses, and other choices by the total', async () => {
  const heard = await renderDish();
  const more = page.getByRole('group', { name: 'Quantity' }).getByRole('button', { name: 'One more' });
  await expect.poll(() => heard).toHaveLength(1);
  await more.click();
  await expect.poll(() => plain(heard).slice(1)).toEqual(['2, 88 900 so‘m']);
  await more.tripleClick();
  await expect.poll(() => plain(heard).slice(2)).toEqual(['5, 222 250 so‘m']);
  await page.getByRole('checkbox', { name: /Garlic/ }).click({ force: true });
  await expect.poll(() => plain(heard).slice(3)).toEqual(['Total 227 250 so‘m']);
});

test('one option too many says the limit at once in plain words, and the last piece of an add-on is removed by name', async () => {
  await renderDish();
  for (const name of ['Garlic', 'Ketchup', 'Mustard']) await page.getByRole('checkbox', { name: new RegExp(name) }).click({ force: true });
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose up to 2');
  await page.getByRole('checkbox', { name: /Ketchup/ }).click({ force: true });
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
  const bread = page.getByRole('checkbox', { name: /Tandir bread/ });
  await bread.click({ force: true });
  await page.getByRole('button', { name: 'Remove Tandir bread' }).click();
  await expect.element(bread).not.toBeChecked();
  await expect.element(bread).toHaveFocus();
});

test('the price of a parcel is said by its name once it is known', async () => {
  let answer: () => void;
  await renderShop(<ParcelPage />, {
    address: '/parcel?category=sample',
    answers: (shop) => {
      const end = { point: { lat: 41.31, lng: 69.27 }, address: 'Amir Temur 15', name: 'Dilnoza', phone: '+998901234567' };
      window.sessionStorage.setItem('parcel-draft', JSON.stringify({ sender: end, receiver: end }));
      const [kind] = Object.values(replyOf(API.parcel.categories));
      shop.answer(API.parcel.categories, [{ ...kind!, slug: 'sample' }]);
      shop.answer(API.checkout.quote, buildQuote({ ...QUOTE, order_amount: 17_500, payable_amount: 17_500 }));
      answer = shop.hold(API.checkout.quote);
    },
  });
  const heard = listenToAnnouncements();
  answer!();
  await expect.poll(() => plain(heard)).toContain('Total 17 500 so‘m');
});
