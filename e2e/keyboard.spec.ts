import { drawer, toastWith } from './steps/cart.ts';
import { contactCard, placeButton } from './steps/checkout.ts';
import { fill } from './steps/fill.ts';
import { findDetails, findItems, itemPage } from './steps/item.ts';
import { press, tabTo, typeInto } from './steps/keyboard.ts';
import { expect, test } from './steps/shop.ts';
import { visit } from './steps/visitor.ts';

test('orders with the keyboard alone, from the shelf to the order’s number', async ({ page, request, enter }) => {
  test.setTimeout(120_000);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const place = await enter('grocery');
  const [item] = await findItems(request, place, 'grocery', ({ stock }) => stock !== 0);
  await visit(page, `/store/${item!.store_slug}?module_id=${place.modules.grocery}`);

  await press(page, page.getByRole('link', { name: 'Skip to content' }));
  await expect(page.locator('#main')).toBeFocused();
  await press(page, page.getByRole('button', { name: /^Add .+ to the cart$/ }).first());
  await expect(toastWith(page, 'Item added to cart')).toBeVisible();

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
  const contact = contactCard(page);
  await expect(contact.getByText('Name is required')).toBeVisible();
  await expect(contact.getByLabel('Name', { exact: true })).toBeFocused();
  await page.keyboard.type('Aziza');
  await page.keyboard.press('Enter');
  await expect(contact.getByLabel('Phone', { exact: true })).toBeFocused();
  await page.keyboard.type('901234567');
  await page.keyboard.press('Enter');
  await expect(contact.getByLabel('Email', { exact: true })).toBeFocused();
  await page.keyboard.type('aziza@example.uz');
  await typeInto(page, page.getByLabel('House'), '15');
  await press(page, placing);

  const placed = page.getByRole('dialog', { name: 'Thank you, your order is placed' });
  await expect(placed).toContainText(/\d{3}.\d{3}.\d{3}/);
  await tabTo(page, placed.getByRole('button', { name: 'Track Order' }));
});

test('a search from the home moves the focus to the start of the results', async ({ page, enter }) => {
  await enter('food');
  await visit(page, '/home');
  const box = page.getByRole('main').getByRole('combobox', { name: 'Search the shop' });
  await typeInto(page, box, 'lagmon');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /Foods Found$/, level: 1 })).toBeVisible();
  await expect(page.locator('#main')).toBeFocused();
});

test('an arrow of a row keeps the focus where the row ends, until one goes on', async ({ page, enter }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await enter('grocery');
  await visit(page, '/home');
  const row = page.getByRole('region', { name: 'Categories', exact: true });
  const next = row.getByRole('button', { name: 'Next' });
  await tabTo(page, next);
  await expect(async () => {
    await page.keyboard.press('Enter');
    await expect(next).toBeDisabled({ timeout: 500 });
  }).toPass({ timeout: 30_000 });
  await expect(next).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(next).toHaveCount(0);
});

test('a stepper keeps the focus at its limits', async ({ page, request, enter }) => {
  const place = await enter('food');
  const dish = await findDetails(request, await findItems(request, place, 'food', () => true), ({ add_ons: some }) => some.length > 0);
  await visit(page, itemPage(dish));
  const quantity = page.getByRole('main').getByRole('group', { name: 'Quantity' }).filter({ visible: true });
  await quantity.getByRole('button', { name: 'One more' }).click();
  const less = quantity.getByRole('button', { name: 'One less' });
  await less.press('Enter');
  await expect(quantity).toContainText('01');
  await expect(less).toBeDisabled();
  await expect(less).toBeFocused();
  await less.press('Enter');
  await expect(quantity).toContainText('01');

  const { name } = dish.add_ons[0]!;
  const tick = page.getByRole('checkbox', { name }).first();
  await tick.check();
  await page
    .getByRole('group', { name, exact: true })
    .getByRole('button', { name: `Remove ${name}` })
    .press('Enter');
  await expect(tick).not.toBeChecked();
  await expect(tick).toBeFocused();
});

test('a tracked order focuses its number, and tracking another focuses the field with its text', async ({ page, shop, enter }) => {
  shop.expectTrouble(/404/);
  await enter('grocery');
  await visit(page, '/track-order');
  const form = page.getByRole('main');
  await fill(form.getByLabel('Order number'), '123 456 789');
  await fill(form.getByLabel('Contact number'), '901234567');
  await form.getByRole('button', { name: 'Track Order' }).press('Enter');
  await expect(page.getByText('Order not found')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^Order No\./ })).toBeFocused();
  await page.getByRole('button', { name: 'Try another number' }).press('Enter');
  await expect(form.getByLabel('Order number')).toBeFocused();
  await expect(form.getByLabel('Order number')).toHaveValue('123456789');
  await expect(form.getByLabel('Contact number')).toHaveValue(/90\D?123\D?45\D?67$/);
});
