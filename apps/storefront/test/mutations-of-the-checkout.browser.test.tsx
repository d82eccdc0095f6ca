import { API } from '@bozor/contract/shop/routes.ts';
import type { Quote } from '@bozor/contract/shop/orders/checkout.ts';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { buildCart, buildCartItem, buildCartLine } from '../app/features/cart/testing/build-cart.ts';
import { readDraft } from '../app/features/checkout/checkout-draft.ts';
import { CheckoutPage } from '../app/features/checkout/checkout-page.tsx';
import { CouponBox } from '../app/features/checkout/coupon-box.tsx';
import { useCoupon } from '../app/features/checkout/use-coupon.ts';
import { ParcelPage } from '../app/features/parcel/parcel-page.tsx';
import { checkMutations } from './check-mutations.tsx';
import { mutation } from './mutation-row.ts';
import { renderShop } from './render-shop.tsx';
import { buildQuote, replyOf } from './samples.ts';
import type { ShopServer } from './shop-server.ts';

const item = buildCartItem({ name: 'Plov', module_type: 'food', module_id: 1, module: { id: 1, module_type: 'food' } });
const customer = replyOf(API.customer.info, { f_name: 'Dilnoza', l_name: 'Karimova', phone: '+998901234567' });
const quote = buildQuote({
  quote_id: 'quote-1',
  payment_options: [{ payment_method: 'cash_on_delivery', available: true, reason: null, maximum: null }],
});
const place = page.getByRole('button', { name: /^Place Order/ });

function answersWith(different: Partial<Quote> = {}) {
  return (server: ShopServer) => {
    server.answer(API.cart.list, buildCart(buildCartLine(item)));
    server.answer(API.customer.info, customer);
    server.answer(API.checkout.quote, { ...quote, ...different });
    server.answer(API.stores.details, replyOf(API.stores.details, { delivery: true }));
  };
}

/** A parcel that is complete but for the press. */
function answersWithParcel(server: ShopServer) {
  const end = { point: { lat: 41.31, lng: 69.27 }, address: 'Amir Temur 15', name: 'Dilnoza', phone: '+998901234567' };
  window.sessionStorage.setItem('parcel-draft', JSON.stringify({ sender: end, receiver: end }));
  const [kind] = Object.values(replyOf(API.parcel.categories));
  server.answer(API.parcel.categories, [{ ...kind!, slug: 'sample' }]);
  server.answer(API.checkout.quote, quote);
}

const untilQuoted = async () => {
  await expect.element(place).toBeVisible();
  await expect.element(place).not.toHaveAttribute('aria-disabled', 'true');
};

checkMutations([
  mutation({
    file: 'features/checkout/use-place-order.ts',
    endpoint: API.checkout.place,
    refusal: 'store-closed',
    part: <CheckoutPage />,
    options: { address: '/checkout', answers: answersWith() },
    fill: untilQuoted,
    button: /^Place Order/,
    lost: 'The connection broke while sending. Press again: you will never get the order twice.',
    changes: [API.cart.list, API.customer.info, API.orders.list, API.orders.ofDevice],
    except: { success: 'the order is shown' },
  }),
  mutation({
    file: 'features/checkout/use-place-order.ts',
    endpoint: API.checkout.place,
    refusal: 'store-closed',
    part: <ParcelPage />,
    options: { address: '/parcel?category=sample', answers: answersWithParcel },
    fill: async () => {
      await expect.element(page.getByRole('button', { name: /^Place Order.*\d/ })).toBeVisible();
      await untilQuoted();
    },
    button: /^Place Order/,
    lost: 'The connection broke while sending. Press again: you will never get the order twice.',
    changes: [API.customer.info, API.orders.list, API.orders.ofDevice],
    except: { success: 'the order is shown' },
  }),
  mutation({
    file: 'features/checkout/use-prescription.ts',
    endpoint: API.checkout.uploadPrescription,
    refusal: 'prescription-not-accepted',
    part: <CheckoutPage />,
    options: { address: '/checkout', answers: answersWith({ prescription_required: true }) },
    fill: async () => {
      await untilQuoted();
      await page.getByLabelText(/photo/i).upload(new File(['%PDF-1.4'], 'prescription.pdf', { type: 'application/pdf' }));
      await expect.element(page.getByText('prescription.pdf')).toBeVisible();
    },
    button: /^Place Order/,
    then: async ({ server }) => {
      await expect.poll(() => server.received(API.checkout.place)[0]?.body).toMatchObject({ prescription_ids: ['Prescription ids'] });
    },
  }),
  mutation({
    file: 'features/checkout/use-coupon.ts',
    endpoint: API.checkout.quote,
    refusal: 'coupon-not-running',
    part: <Coupon />,
    fill: () => page.getByRole('textbox', { name: 'Coupon code' }).fill('NAVRUZ'),
    button: 'Apply',
    typed: { coupon_code: 'NAVRUZ' },
    fields: ['coupon_code'],
    enterIn: 'coupon_code',
  }),
]);

test('a refused order is quoted again, and a field that was refused is named', async () => {
  const { server } = await renderShop(<CheckoutPage />, { address: '/checkout', answers: answersWith() });
  await untilQuoted();
  const before = server.received(API.checkout.quote).length;
  const sentence = server.refuse(API.checkout.place, 'invalid-field', 'contact_person_name', 'The courier cannot read this name.');
  await place.click();
  const name = page.getByRole('textbox', { name: 'Name' });
  await expect.element(name).toHaveAccessibleDescription(sentence);
  await expect.element(name).toHaveAttribute('aria-invalid', 'true');
  await expect.element(name).toHaveFocus();
  await expect.poll(() => server.received(API.checkout.quote).length).toBe(before + 1);
  await name.fill('Dilnoza');
  await expect.element(name).toHaveAttribute('aria-invalid', 'false');
});

test('an order without the prescription that it needs is not sent, and says so at the field for it', async () => {
  const { server } = await renderShop(<CheckoutPage />, { address: '/checkout', answers: answersWith({ prescription_required: true }) });
  await untilQuoted();
  await place.click();
  const pictures = page.getByLabelText(/photo/i);
  await expect.element(pictures).toHaveAccessibleDescription('prescription is required');
  await expect.element(pictures).toHaveAttribute('aria-invalid', 'true');
  await expect.element(pictures).toHaveFocus();
  expect(server.received(API.checkout.place)).toHaveLength(0);
});

test('an order whose reply was lost is sent again under the same key', async () => {
  const { server } = await renderShop(<CheckoutPage />, { address: '/checkout', answers: answersWith() });
  await untilQuoted();
  server.lose(API.checkout.place);
  await place.click();
  await expect.element(page.getByText(/The connection broke while sending/)).toBeVisible();
  server.recover();
  await place.click();
  await expect.poll(() => server.received(API.checkout.place).length).toBe(2);
  const [first, second] = server.received(API.checkout.place).map(({ headers }) => headers.get('idempotency-key'));
  expect(first).toBeTruthy();
  expect(second).toBe(first);
});

test('a parcel that is pressed before its price is known says the price, and the next press places it', async () => {
  let release = () => {};
  const { server } = await renderShop(<ParcelPage />, {
    address: '/parcel?category=sample',
    answers: (each) => {
      answersWithParcel(each);
      release = each.hold(API.checkout.quote);
    },
  });
  await expect.poll(() => server.received(API.checkout.quote).length).toBe(1);
  await place.click({ force: true });
  await expect.element(place).toHaveAttribute('aria-busy', 'true');
  release();
  await expect.element(page.getByRole('alert').getByText(/^The amount is now /)).toBeVisible();
  expect(server.received(API.checkout.place)).toHaveLength(0);
  await place.click();
  await expect.poll(() => server.received(API.checkout.place).length).toBe(1);
});

test('a parcel whose price was lost requests it again at a press', async () => {
  const { server } = await renderShop(<ParcelPage />, {
    address: '/parcel?category=sample',
    answers: (each) => {
      answersWithParcel(each);
      each.lose(API.checkout.quote);
    },
  });
  await expect.element(page.getByRole('alert').getByText('Connection lost. Please try again.')).toBeVisible();
  server.recover();
  await place.click();
  await expect.element(page.getByRole('button', { name: /^Place Order.*\d/ })).toBeVisible();
  expect(server.received(API.checkout.place)).toHaveLength(0);
});

test('a bill that cannot be had says why in the server’s words, or that the connection is lost, and can be asked for again', async () => {
  const { server } = await renderShop(<CheckoutPage />, {
    address: '/checkout',
    answers: (each) => {
      answersWith()(each);
      each.lose(API.checkout.quote);
    },
  });
  const alert = page.getByRole('alert');
  await expect.element(alert.getByText('Connection lost. Please try again.')).toBeVisible();
  server.recover();
  const sentence = server.refuse(API.checkout.quote, 'store-closed', undefined, 'The kitchen has closed for today.');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await expect.element(alert.getByText(sentence)).toBeVisible();
  await expect.element(place).not.toBeInTheDocument();
});

function Coupon() {
  const [draft, setDraft] = useState(readDraft);
  const change = (changes: object) => setDraft((before) => ({ ...before, ...changes }));
  const trying = useCoupon({ draft, change, body: { order_type: 'delivery' }, refusals: [] });
  return <CouponBox quote={buildQuote()} draft={draft} change={change} trying={trying} />;
}
