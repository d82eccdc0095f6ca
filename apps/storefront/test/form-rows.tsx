import { API } from '@bozor/contract/shop/routes.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import type { ReactNode } from 'react';
import { expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { RequestCodeForm } from '../app/features/account/request-code-form.tsx';
import { RequestResetForm } from '../app/features/account/request-reset-form.tsx';
import { CodeView } from '../app/features/account/code-view.tsx';
import { NewPasswordForm } from '../app/features/account/new-password-form.tsx';
import { SignInForm } from '../app/features/account/sign-in-form.tsx';
import { SignUpForm } from '../app/features/account/sign-up-form.tsx';
import { UserInfoForm } from '../app/features/account/user-info-form.tsx';
import { readDraft } from '../app/features/checkout/checkout-draft.ts';
import { CouponBox } from '../app/features/checkout/coupon-box.tsx';
import { useCoupon } from '../app/features/checkout/use-coupon.ts';
import { Thread } from '../app/features/messages/thread.tsx';
import { NewsletterBox } from '../app/features/newsletter/newsletter-box.tsx';
import { PharmacistQuestion } from '../app/features/orders/pharmacist-question.tsx';
import { TrackBar } from '../app/features/orders/track-bar.tsx';
import { TrackForm } from '../app/features/orders/track-form.tsx';
import { ProfileSettings } from '../app/features/profile/profile-settings.tsx';
import { CourierRegistration } from '../app/features/registration/courier-registration.tsx';
import { ItemReview } from '../app/features/reviews/order-reviews.tsx';
import { ListingPage } from '../app/features/search/listing-page.tsx';
import { SearchBar } from '../app/features/search/search-bar.tsx';
import { ExchangeForm } from '../app/features/wallet/exchange-form.tsx';
import { ProblemPage } from '../app/routes/problem-page.tsx';
import type { RenderOptions } from './render-shop.tsx';
import { buildQuote, replyOf } from './samples.ts';
import type { AnyEndpoint, ShopServer } from './shop-server.ts';
import { inputOf } from './fields.ts';

/** A form of the shop, complete but for one field. */
export interface FormRow {
  readonly part: ReactNode | (() => void);
  readonly options?: RenderOptions;
  /** Leads to the form, and gives what is not typed. */
  readonly fill?: () => Promise<void>;
  /** Texts by name of their field. */
  readonly typed?: Readonly<Record<string, string>>;
  /**
   * The field that is wrong, and a text that mends it; undefined where nothing that is typed can be wrong. With `alerts` the focus stays where
   * it is when the answer comes.
   */
  readonly wrong?: { readonly field: string; readonly right: string; readonly by?: 'server'; readonly alerts?: true };
  /** Field in which Enter sends, where none is wrong. */
  readonly enterIn?: string;
  /** Why a lost connection is not explained beside the form. */
  readonly otherwise?: string;
  /** The call that is sent, or a count of what happens in its place. */
  readonly sends: AnyEndpoint | (() => number);
}

const ORDER = 123_456_789;
const CONTACT = { contact_person_name: 'Dilnoza', contact_person_number: '901234567' };
const guest = { visitor: 'guest' } as const;
const reply = replyOf(API.identity.login);
const nothing = () => undefined;

/** Actions of forms that send nothing, the latest last. */
export const done: unknown[] = [];
const doneOf = () => done.length;
const addressOf = () => (window.location.search === '' ? 0 : 1);
const note = (what: unknown) => void done.push(what);

/** Each form of the shop, by its file. One that is missing here fails a test. */
export const FORM_ROWS: Readonly<Record<string, FormRow>> = {
  'features/account/request-reset-form.tsx': {
    part: <RequestResetForm onDone={nothing} />,
    options: guest,
    wrong: { field: 'email_or_phone', right: 'dilnoza@example.com' },
    sends: API.identity.forgotPassword,
  },
  'features/account/code-form.tsx': {
    part: <CodeView reply={reply} onDone={nothing} />,
    options: guest,
    typed: { otp: '123456' },
    wrong: { field: 'otp', right: '654321', by: 'server' },
    sends: API.identity.verifyPhone,
  },
  'features/account/code-phone-form.tsx': {
    part: <RequestCodeForm onDone={nothing} />,
    options: guest,
    wrong: { field: 'phone', right: '901234567' },
    sends: API.identity.login,
  },
  'features/account/new-password-form.tsx': {
    part: <NewPasswordForm resetToken="token" onDone={nothing} />,
    options: guest,
    typed: { password: 'olma-anor-77', confirm_password: 'olma-anor' },
    wrong: { field: 'confirm_password', right: 'olma-anor-77' },
    sends: API.identity.resetPassword,
  },
  'features/account/sign-in-form.tsx': {
    part: <SignInForm onDone={nothing} onLeave={nothing} />,
    options: guest,
    typed: { email_or_phone: 'dilnoza@example.com' },
    wrong: { field: 'password', right: 'olma-anor-77' },
    sends: API.identity.login,
  },
  'features/account/sign-up-form.tsx': {
    part: <SignUpForm onDone={nothing} />,
    options: guest,
    fill: () => page.getByRole('checkbox').click(),
    typed: { name: 'Dilnoza', phone: '901234567', email: 'dilnoza', password: 'olma-anor-77', confirm_password: 'olma-anor-77' },
    wrong: { field: 'email', right: 'dilnoza@example.com' },
    sends: API.identity.signUp,
  },
  'features/account/user-info-form.tsx': {
    part: <UserInfoForm reply={{ ...reply, phone: '+998901234567' }} onDone={nothing} />,
    options: guest,
    typed: { email: 'dilnoza@example.com' },
    wrong: { field: 'name', right: 'Dilnoza', by: 'server' },
    sends: API.identity.updateInfo,
  },
  'features/addresses/address-form-dialog.tsx': {
    part: () => openOverlay('address-form'),
    typed: { ...CONTACT, address: 'Amir Temur 15', house: '7', contact_person_name: '' },
    wrong: { field: 'contact_person_name', right: 'Dilnoza' },
    sends: API.customer.addAddress,
  },
  'features/checkout/coupon-box.tsx': {
    part: <Coupon />,
    typed: { coupon_code: 'NAVRUZ' },
    wrong: { field: 'coupon_code', right: 'NAVRUZ26', by: 'server', alerts: true },
    sends: API.checkout.quote,
  },
  'features/checkout/guest-contact-dialog.tsx': {
    part: () =>
      openOverlay('guest-contact', {
        given: { contact_person_name: 'Dilnoza', contact_person_number: '', contact_person_email: '' },
        then: note,
      }),
    options: guest,
    typed: { contact_person_email: 'dilnoza@example.com' },
    wrong: { field: 'contact_person_number', right: '901234567' },
    sends: doneOf,
  },
  'features/checkout/prescription-dialog.tsx': {
    part: () => openOverlay('send-prescription', { storeId: 1 }),
    fill: () => choosePrescription(),
    typed: { ...CONTACT, address: 'Amir Temur 15', order_note: 'Two packs', contact_person_number: '90' },
    wrong: { field: 'contact_person_number', right: '901234567' },
    sends: API.checkout.placePrescription,
  },
  'features/messages/composer.tsx': {
    part: <Thread requested={{ conversation_id: 7 }} />,
    typed: { message: 'Where are you?' },
    enterIn: 'message',
    otherwise: 'the message stays in the conversation: messages.browser.test.tsx',
    sends: API.messages.send,
  },
  'features/newsletter/newsletter-form.tsx': {
    part: <NewsletterBox />,
    typed: { email: 'dilnoza' },
    wrong: { field: 'email', right: 'dilnoza@example.com' },
    sends: API.newsletter.subscribe,
  },
  'features/orders/pharmacist-question.tsx': {
    part: <PharmacistQuestion orderId={ORDER} question={{ id: 3, text: 'For an adult?' }} />,
    typed: { answer: '?' },
    wrong: { field: 'answer', right: 'For a child', by: 'server' },
    sends: API.orders.answerQuestion,
  },
  'features/orders/track-bar.tsx': {
    part: <TrackBar />,
    options: guest,
    typed: { contact_number: '901234567', order_id: '12' },
    wrong: { field: 'order_id', right: String(ORDER) },
    sends: () => document.querySelectorAll('[role=dialog]').length,
  },
  'features/orders/track-form.tsx': {
    part: <TrackForm onTrack={note} />,
    options: guest,
    typed: { order_id: String(ORDER), contact_number: '90' },
    wrong: { field: 'contact_number', right: '901234567' },
    sends: doneOf,
  },
  'features/profile/profile-settings.tsx': {
    part: <ProfileSettings />,
    typed: { name: '', phone: '901234567', email: 'dilnoza@example.com', password: 'olma-anor-77', confirm_password: 'olma-anor-77' },
    wrong: { field: 'name', right: 'Dilnoza' },
    sends: API.customer.updateProfile,
  },
  'features/registration/registration-form.tsx': {
    part: <CourierRegistration />,
    fill: () => page.getByRole('radio').first().click({ force: true }),
    typed: { contact_person_name: 'Aziz', phone: '901234567', email: '@' },
    wrong: { field: 'email', right: 'aziz@example.com' },
    sends: API.registration.courier,
  },
  'features/reviews/review-form.tsx': {
    part: <ItemReview orderId={ORDER} line={{ ...replyOf(API.orders.details).details[0]!, reviewed: false } as never} />,
    fill: async () => {
      await page.getByRole('radio').nth(3).click({ force: true });
      await userEvent.fill(page.getByRole('textbox'), 'Good and warm.');
    },
    sends: API.reviews.submit,
  },
  'features/search/price-filter.tsx': {
    part: <ListingPage />,
    options: { address: '/home' },
    typed: { min_price: '5000', max_price: '90000' },
    enterIn: 'max_price',
    sends: () => Number(new URLSearchParams(window.location.search).get('max_price') === '90000'),
  },
  'features/search/search-bar.tsx': {
    part: <SearchBar place="hero" />,
    // The placeholder names the module as soon as it is known.
    fill: () => expect.poll(() => inputOf('search').placeholder).not.toMatch(/^(Search the shop|ابحث في المتجر)$/),
    typed: { search: 'plov' },
    enterIn: 'search',
    sends: addressOf,
  },
  'features/wallet/add-money-dialog.tsx': {
    part: () => openOverlay('add-money'),
    options: {
      answers: (server: ShopServer) => server.answer(API.wallet.addFund, replyOf(API.wallet.addFund, { redirect_url: '/payment/1' })),
    },
    typed: { amount: '5' },
    wrong: { field: 'amount', right: '5000' },
    sends: API.wallet.addFund,
  },
  'features/wallet/exchange-form.tsx': {
    part: <ExchangeForm balance={500} />,
    typed: { point: '1' },
    wrong: { field: 'point', right: '120' },
    sends: API.wallet.transferPoints,
  },
  'routes/problem-page.tsx': {
    part: <ProblemByBrowser />,
    typed: { search: 'plov' },
    enterIn: 'search',
    sends: doneOf,
  },
};

async function choosePrescription(): Promise<void> {
  const files = [new File(['%PDF-1.4'], 'prescription.pdf', { type: 'application/pdf' })];
  await userEvent.upload(document.querySelector<HTMLInputElement>('[role=dialog] [type=file]')!, files);
}

function Coupon() {
  const trying = useCoupon({ draft: readDraft(), change: note, body: { order_type: 'delivery' }, refusals: [] });
  return <CouponBox quote={buildQuote()} draft={readDraft()} change={nothing} trying={trying} />;
}

/** This form is sent by the browser itself, to another page. */
function ProblemByBrowser() {
  return (
    <div
      onSubmit={(event) => {
        event.preventDefault();
        note(inputOf('search').value);
      }}
    >
      <ProblemPage status={404} />
    </div>
  );
}
