import { drawer, said } from './vocabulary/cart.ts';
import { contactDialog, placeButton } from './vocabulary/checkout.ts';
import { findItems } from './vocabulary/item.ts';
import { press, tabTo, typeInto } from './vocabulary/keyboard.ts';
import { expect, test } from './vocabulary/shop.ts';
import { visit } from './vocabulary/visitor.ts';

test('orders with the keyboard alone, from the shelf to the order’s number', async ({ page, request, enter }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const place = await enter('grocery');
  const [item] = await findItems(request, place, 'grocery', ({ stock }) => stock !== 0);
  await visit(page, `/store/${item!.store_slug}?module_id=${place.modules.grocery}`);

  await press(page, page.getByRole('link', { name: 'Skip to content' }));
  await expect(page.locator('#main')).toBeFocused();
  await press(page, page.getByRole('button', { name: /^Add .+ to the cart$/ }).first());
  await expect(said(page, 'Item added to cart')).toBeVisible();

  const cart = page.getByRole('banner').getByRole('button', { name: /^Cart, 1 item/ });
  await press(page, cart, { backwards: true });
  const proceed = drawer(page).getByRole('button', { name: 'Proceed To Checkout' });
  await expect(proceed).toBeEnabled();
  await page.keyboard.press('Escape');
  await expect(drawer(page)).toBeHidden();
  await expect(cart).toBeFocused();
  await page.keyboard.press('Enter');
  await press(page, proceed);
  const prompt = page.getByRole('dialog', { name: 'Do you want to login or continue as a guest?' });
  await press(page, prompt.getByRole('button', { name: 'Guest', exact: true }));

  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible();
  const placing = placeButton(page);
  await press(page, placing);
  const contact = contactDialog(page);
  await expect(contact.getByText('Name is required')).toBeVisible();
  await expect(contact.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Aziza');
  await typeInto(page, contact.getByLabel('Phone', { exact: true }), '901234567');
  await typeInto(page, contact.getByLabel('Email', { exact: true }), 'aziza@example.uz');
  await press(page, contact.getByRole('button', { name: 'Save' }));
  await expect(contact).toBeHidden();
  await typeInto(page, page.getByLabel('House'), '15');
  await press(page, placing);

  const placed = page.getByRole('dialog', { name: 'Thank you, your order is placed' });
  await expect(placed).toContainText(/\d{3}.\d{3}.\d{3}/);
  await tabTo(page, placed.getByRole('button', { name: 'Track Order' }));
});

test('a search that is sent from the home leaves the focus at the beginning of what was found', async ({ page, enter }) => {
  await enter('food');
  await visit(page, '/home');
  const box = page.getByRole('main').getByRole('combobox');
  await typeInto(page, box, 'lagmon');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Foods Found$/, level: 1 })).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
});
