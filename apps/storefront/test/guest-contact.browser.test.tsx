import { API } from '@bozor/contract/shop/routes.ts';
import type { GuestEmailRule } from '@bozor/domain/identity/email.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { buildCart, buildCartItem, buildCartLine } from '../app/features/cart/testing/build-cart.ts';
import { readDraft } from '../app/features/checkout/checkout-draft.ts';
import { CheckoutPage } from '../app/features/checkout/checkout-page.tsx';
import { guestContact } from '../app/platform/session/guest-contact.ts';
import { renderShop } from './render-shop.tsx';
import { buildConfig, buildQuote, replyOf } from './samples.ts';
import type { ShopServer } from './shop-server.ts';

const item = buildCartItem({ name: 'Plov', module_type: 'food', module_id: 1, module: { id: 1, module_type: 'food' } });
const cash = { payment_method: 'cash_on_delivery', available: true, reason: null, maximum: null } as const;
const place = page.getByRole('button', { name: /^Place Order/ });
const card = page.getByRole('region', { name: 'Contact Info' });
const name = card.getByRole('textbox', { name: 'Name' });
const phone = card.getByRole('textbox', { name: 'Phone' });
const email = card.getByRole('textbox', { name: /^Email/ });

function answers(server: ShopServer) {
  server.answer(API.cart.list, buildCart(buildCartLine(item)));
  server.answer(API.checkout.quote, buildQuote({ payment_options: [cash], order_type: 'take_away' }));
  server.answer(API.stores.details, replyOf(API.stores.details, { delivery: false, take_away: true }));
}

async function renderAsGuest(emailRule: GuestEmailRule = 'required') {
  const config = { ...buildConfig(), guest_email: emailRule };
  const { server } = await renderShop(<CheckoutPage />, { address: '/checkout', visitor: 'guest', answers, config });
  await expect.element(name).toBeVisible();
  await expect.element(place).not.toHaveAttribute('aria-disabled', 'true');
  return server;
}

const invalid = () => [...document.querySelectorAll('[aria-invalid=true]')].map((field) => field.getAttribute('name'));

test('a guest’s name and phone are the first fields of the page, and an empty card says so [addr-07]', async () => {
  await renderAsGuest();
  const fields = [...document.querySelectorAll('input')].map((field) => field.getAttribute('name'));
  expect(fields.slice(0, 3)).toEqual(['contact_person_name', 'contact_person_number', 'contact_person_email']);
  await expect.element(card.getByText('No Contact Info Added')).toBeVisible();
  await name.fill('A');
  await expect.element(card.getByText('No Contact Info Added')).not.toBeInTheDocument();
  expect(document.querySelector('[role=dialog][aria-modal=true]')).toBeNull();
});

test('a field is refused once it was left, not on arrival and not while it is typed', async () => {
  await renderAsGuest();
  expect(invalid()).toEqual([]);
  await phone.click();
  await userEvent.keyboard('90');
  expect(invalid()).toEqual([]);
  await userEvent.tab();
  await expect.element(phone).toHaveAccessibleDescription(/number must be 10 digits/);
  expect(invalid()).toEqual(['contact_person_number']);
  await phone.fill('901234567');
  await expect.element(phone).toHaveAttribute('aria-invalid', 'false');
});

test('one press of Place Order places the order of a guest', async () => {
  const server = await renderAsGuest();
  await name.fill('Aziza');
  await phone.fill('901234567');
  await email.fill('aziza@example.uz');
  await place.click();
  await expect
    .poll(() => server.received(API.checkout.place).map(({ body }) => body))
    .toMatchObject([{ contact_person_name: 'Aziza', contact_person_number: '+998901234567', contact_person_email: 'aziza@example.uz' }]);
  await expect.poll(guestContact).toEqual({ name: 'Aziza', phone: '+998901234567', email: 'aziza@example.uz' });
});

test('a press with nothing filled in names each field, takes the focus to the first and loses nothing [addr-16]', async () => {
  const server = await renderAsGuest();
  await email.fill('aziza@example.uz');
  await place.click();
  await expect.element(name).toHaveFocus();
  expect(invalid()).toEqual(['contact_person_name', 'contact_person_number']);
  await expect.element(name).toHaveAccessibleDescription('Name is required');
  await expect.element(phone).toHaveAccessibleDescription(/Phone Number is required/);
  await expect.element(email).toHaveValue('aziza@example.uz');
  expect(server.received(API.checkout.place)).toEqual([]);
});

test.each([
  ['required', true, 'Email is required'],
  ['optional', false, undefined],
] as const)('an empty e-mail is refused only where it is required: %s [addr-16]', async (rule, isRequired, refusal) => {
  const server = await renderAsGuest(rule);
  expect((email.element() as HTMLInputElement).required).toBe(isRequired);
  await name.fill('Aziza');
  await phone.fill('901234567');
  await place.click();
  if (refusal) await expect.element(email).toHaveAccessibleDescription(refusal);
  await expect.poll(() => server.received(API.checkout.place)).toHaveLength(refusal ? 0 : 1);
});

test('an optional e-mail that is wrong is refused', async () => {
  const server = await renderAsGuest('optional');
  await name.fill('Aziza');
  await phone.fill('901234567');
  await email.fill('aziza@');
  await place.click();
  await expect.element(email).toHaveAccessibleDescription('Must be a valid email');
  expect(server.received(API.checkout.place)).toEqual([]);
});

test('an e-mail that is off is not asked for', async () => {
  const server = await renderAsGuest('off');
  await name.fill('Aziza');
  await phone.fill('901234567');
  await expect.element(email).not.toBeInTheDocument();
  await place.click();
  await expect.poll(() => server.received(API.checkout.place)).toHaveLength(1);
});

test('Enter goes from field to field', async () => {
  await renderAsGuest();
  await name.click();
  await userEvent.keyboard('Aziza{Enter}');
  await expect.element(phone).toHaveFocus();
  await userEvent.keyboard('901234567{Enter}');
  await expect.element(email).toHaveFocus();
  await userEvent.keyboard('aziza@example.uz{Enter}');
  await expect.element(email).not.toHaveFocus();
  expect(readDraft()).toMatchObject({ name: 'Aziza', phone: '+998901234567', email: 'aziza@example.uz' });
});

test('a contact that the server refuses is shown in its field, also one of an earlier order', async () => {
  const earlier = { name: 'Aziza', phone: '+998901234567', email: 'aziza@example.uz' };
  window.sessionStorage.setItem('guest-contact', JSON.stringify(earlier));
  window.sessionStorage.setItem('checkout-draft', JSON.stringify(earlier));
  const config = { ...buildConfig(), guest_email: 'required' as const };
  const { server } = await renderShop(<CheckoutPage />, { address: '/checkout', visitor: 'guest', answers, config });
  await expect.element(card.getByRole('button', { name: 'Change the contact' })).toBeVisible();
  await expect.element(place).not.toHaveAttribute('aria-disabled', 'true');
  await expect.element(name).not.toBeInTheDocument();
  server.refuse(API.checkout.place, 'invalid-field', 'contact_person_name', 'The courier cannot read this name.');
  await place.click();
  await expect.element(name).toHaveAccessibleDescription('The courier cannot read this name.');
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveValue('Aziza');
});
