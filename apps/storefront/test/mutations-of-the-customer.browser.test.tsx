import { API } from '@bozor/contract/shop/routes.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Heart } from '../app/features/catalogue/heart.tsx';
import { InterestPage } from '../app/features/interests/interest-page.tsx';
import { NewsletterAnswer } from '../app/features/newsletter/newsletter-answer.tsx';
import { NewsletterBox } from '../app/features/newsletter/newsletter-box.tsx';
import { CourierRegistration } from '../app/features/registration/courier-registration.tsx';
import { StoreRegistration } from '../app/features/registration/store-registration.tsx';
import { CourierReview, ItemReview } from '../app/features/reviews/order-reviews.tsx';
import { ReviewPrompt } from '../app/features/reviews/review-prompt.tsx';
import { ExchangeForm } from '../app/features/wallet/exchange-form.tsx';
import { FavouriteItem } from '../app/features/wishlist/favourite-rows.tsx';
import { checkMutations } from './check-mutations.tsx';
import { typeInto } from './fields.ts';
import { mutation } from './mutation-row.ts';
import { renderShop } from './render-shop.tsx';
import { replyOf } from './samples.ts';
import type { ShopServer } from './shop-server.ts';

const ORDER = 123_456_789;
const LETTER = '/newsletter#confirm=a-token-of-the-letter';
const REVIEWED = [API.orders.details, API.orders.list, API.reviews.reminder];

const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
const address = replyOf(API.customer.addresses).addresses[0]!;
const wishlist = replyOf(API.wishlist.list);
const wished = wishlist.items[0]!;
const [line] = replyOf(API.orders.details).details;

const noWishes = (server: ShopServer) => server.answer(API.wishlist.list, { ...wishlist, items: [], stores: [] });

async function giveFourStars(): Promise<void> {
  await page.getByRole('radio', { name: '4 stars' }).click({ force: true });
  await page.getByRole('textbox').fill('Good and warm.');
}

test('the prompt for a review leaves the focus to the page when it is closed by key', async () => {
  const answers = (server: ShopServer) => server.answer(API.reviews.reminder, replyOf(API.reviews.reminder, { order_id: ORDER }));
  await renderShop(
    <main id="main" tabIndex={-1}>
      <ReviewPrompt />
    </main>,
    { answers },
  );
  const close = page.getByRole('button', { name: 'Close' });
  await expect.element(close).toBeVisible();
  (close.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('main')).toHaveFocus();
});

test.each([
  ['refused', (server: ShopServer) => void server.refuse(API.wishlist.add, 'item-not-found')],
  ['lost', (server: ShopServer) => server.lose(API.wishlist.add)],
])('a heart is filled at once, and empty again when the call is %s', async (_how, fail) => {
  const { server } = await renderShop(<Heart kind="item" id={5} name="Plov" />, { answers: noWishes });
  const heart = page.getByRole('button', { name: /Plov/ });
  await expect.poll(() => server.received(API.wishlist.list).length).toBe(1);
  const release = server.hold(API.wishlist.add);
  fail(server);
  await heart.click();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'true');
  release();
  await expect.element(heart).toHaveAttribute('aria-pressed', 'false');
});

test('the prompt for a review that is closed stays closed and says nothing, though the call is refused', async () => {
  const answers = (server: ShopServer) => {
    server.answer(API.reviews.reminder, replyOf(API.reviews.reminder, { order_id: ORDER }));
    server.refuse(API.reviews.cancelReminder, 'order-not-found');
  };
  const { server } = await renderShop(<ReviewPrompt />, { answers });
  await page.getByRole('button', { name: 'Close' }).click();
  await expect.poll(() => server.received(API.reviews.cancelReminder).length).toBe(1);
  await expect.element(page.getByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  await expect.element(page.getByRole('alert')).not.toBeInTheDocument();
});

checkMutations([
  mutation({
    file: 'features/wallet/exchange-form.tsx',
    endpoint: API.wallet.transferPoints,
    refusal: 'points-not-enough',
    part: <ExchangeForm balance={500} />,
    fill: () => typeInto('point', '120'),
    button: 'Move to the wallet',
    typed: { point: '120' },
    fields: ['point'],
    enterIn: 'point',
    changes: [API.wallet.points, API.wallet.transactions, API.customer.info],
  }),
  mutation({
    file: 'features/wallet/add-money-dialog.tsx',
    endpoint: API.wallet.addFund,
    refusal: 'fund-amount',
    part: () => openOverlay('add-money'),
    options: { answers: (server) => server.answer(API.wallet.addFund, replyOf(API.wallet.addFund, { redirect_url: '/payment/1' })) },
    fill: () => typeInto('amount', '5000'),
    button: /^Pay/,
    typed: { amount: '5000' },
    fields: ['amount'],
    enterIn: 'amount',
    except: { success: 'it leads to the gateway' },
  }),
  mutation({
    file: 'features/newsletter/newsletter-form.tsx',
    endpoint: API.newsletter.subscribe,
    refusal: 'newsletter-email',
    part: <NewsletterBox />,
    fill: () => page.getByRole('textbox', { name: 'Your email' }).fill('dilnoza@example.com'),
    button: 'Subscribe',
    except: { success: 'words of its own' },
  }),
  mutation({
    file: 'features/newsletter/newsletter-answer.tsx',
    endpoint: API.newsletter.confirm,
    refusal: 'newsletter-token',
    part: <NewsletterAnswer />,
    options: { address: LETTER },
    button: 'Yes, send them',
  }),
  mutation({
    file: 'features/newsletter/newsletter-answer.tsx',
    endpoint: API.newsletter.unsubscribe,
    refusal: 'newsletter-token',
    part: <NewsletterAnswer />,
    options: { address: LETTER },
    button: 'No, thank you',
  }),
  mutation({
    file: 'features/interests/interest-page.tsx',
    endpoint: API.customer.saveInterests,
    refusal: 'category-not-found',
    part: <InterestPage />,
    fill: async () => {
      await page.getByRole('checkbox').first().click({ force: true });
    },
    button: 'Save',
    changes: [API.customer.info],
  }),
  mutation({
    file: 'features/addresses/use-save-address.ts',
    endpoint: API.customer.addAddress,
    refusal: 'address-required',
    part: () => openOverlay('address-form'),
    fill: async () => {
      await typeInto('address', 'Amir Temur 15');
      await typeInto('contact_person_name', 'Dilnoza');
      await typeInto('contact_person_number', '901234567');
    },
    button: 'Save Address',
    typed: { address: 'Amir Temur 15', contact_person_name: 'Dilnoza' },
    fields: ['address', 'contact_person_name', 'contact_person_number', 'house', 'floor', 'road', 'additional_information'],
    enterIn: 'house',
    changes: [API.customer.addresses],
  }),
  mutation({
    file: 'features/addresses/use-save-address.ts',
    endpoint: API.customer.updateAddress,
    refusal: 'address-required',
    part: () => openOverlay('address-form', { saved: { ...address, contact_person_number: '+998901234567' } }),
    fill: () => typeInto('contact_person_name', 'Dilnoza'),
    button: 'Save Address',
    typed: { contact_person_name: 'Dilnoza' },
    changes: [API.customer.addresses],
  }),
  mutation({
    file: 'features/addresses/saved-addresses-dialog.tsx',
    endpoint: API.customer.removeAddress,
    refusal: 'address-not-found',
    part: () => openOverlay('saved-addresses'),
    options: { answers: (server) => server.answer(API.customer.addresses, replyOf(API.customer.addresses, { addresses: [address] })) },
    fill: () => press(/^Delete /),
    button: 'Delete',
    changes: [API.customer.addresses],
  }),
  mutation({
    file: 'features/catalogue/heart.tsx',
    endpoint: API.wishlist.add,
    refusal: 'item-not-found',
    part: <Heart kind="item" id={5} name="Plov" />,
    options: { answers: noWishes },
    button: /Plov/,
    changes: [API.wishlist.list],
    except: { busy: 'the heart changes at once' },
  }),
  mutation({
    file: 'features/catalogue/heart.tsx',
    endpoint: API.wishlist.remove,
    refusal: 'wish-nothing-named',
    part: <Heart kind="item" id={wished.id} name="Plov" />,
    fill: async () => {
      await page.getByRole('button', { name: /Plov/, pressed: true }).hover();
    },
    button: /Plov/,
    changes: [API.wishlist.list],
    except: { busy: 'the heart changes at once' },
  }),
  mutation({
    file: 'features/wishlist/favourite-rows.tsx',
    endpoint: API.wishlist.remove,
    refusal: 'wish-nothing-named',
    part: <FavouriteItem item={wished} />,
    fill: () => press(/^Remove /),
    button: 'Remove',
    changes: [API.wishlist.list],
  }),
  mutation({
    file: 'features/reviews/order-reviews.tsx',
    endpoint: API.reviews.submit,
    refusal: 'already-reviewed',
    part: <ItemReview orderId={ORDER} line={{ ...line!, reviewed: false } as never} />,
    fill: giveFourStars,
    button: 'Send review',
    changes: REVIEWED,
  }),
  mutation({
    file: 'features/reviews/order-reviews.tsx',
    endpoint: API.reviews.submitCourier,
    refusal: 'already-reviewed',
    part: (
      <CourierReview orderId={ORDER} courier={{ id: 3, f_name: 'Aziz', l_name: '', image_full_url: null } as never} isReviewed={false} />
    ),
    fill: giveFourStars,
    button: 'Send review',
    changes: REVIEWED,
  }),
  mutation({
    file: 'features/reviews/review-prompt.tsx',
    endpoint: API.reviews.cancelReminder,
    refusal: 'order-not-found',
    part: <ReviewPrompt />,
    options: { answers: (server) => server.answer(API.reviews.reminder, replyOf(API.reviews.reminder, { order_id: ORDER })) },
    button: 'Close',
    changes: [API.reviews.reminder],
    except: {
      success: 'it is closed',
      refusal: 'it is closed all the same',
      lost: 'it is closed all the same',
      again: 'it is closed',
      busy: 'it is closed at once',
      focus: 'the second press lands beside it',
    },
  }),
  mutation({
    file: 'features/registration/courier-registration.tsx',
    endpoint: API.registration.courier,
    refusal: 'name-required',
    part: <CourierRegistration />,
    fill: async () => {
      await page.getByRole('radio').first().click({ force: true });
      await typeInto('contact_person_name', 'Aziz');
      await typeInto('phone', '901234567');
      await typeInto('email', 'aziz@example.com');
    },
    button: 'Send the application',
    typed: { contact_person_name: 'Aziz', email: 'aziz@example.com' },
    fields: ['zone_id', 'vehicle_id', 'image', 'contact_person_name', 'phone', 'email'],
    enterIn: 'email',
  }),
  mutation({
    file: 'features/registration/store-registration.tsx',
    endpoint: API.registration.store,
    refusal: 'name-required',
    part: <StoreRegistration />,
    fill: async () => {
      await typeInto('name', 'Lola');
      await page.getByRole('radio').first().click({ force: true });
      await press('Pick from map');
      await page.getByRole('dialog').getByRole('button', { name: 'Pick Locations' }).click();
      await typeInto('contact_person_name', 'Aziz');
      await typeInto('phone', '901234567');
      await typeInto('email', 'aziz@example.com');
    },
    button: 'Send the application',
    typed: { name: 'Lola', contact_person_name: 'Aziz', email: 'aziz@example.com' },
    fields: ['name', 'module_id', 'address', 'logo', 'contact_person_name', 'phone', 'email'],
    enterIn: 'name',
  }),
]);
