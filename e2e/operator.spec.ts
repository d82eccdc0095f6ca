import type { Browser, Page } from '@playwright/test';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { findInAllColorSchemes } from './steps/color-schemes.ts';
import { orderAsNewcomer, test } from './steps/dispatch-shop.ts';
import { expect } from './steps/shop.ts';
import { signInAsStaff } from './steps/staff.ts';

// One shop, whose board everybody sees.
test.describe.configure({ mode: 'serial', timeout: 120_000 });

const written = (id: number) => formatOrderNumber(id as OrderId);
const card = (page: Page, id: number) =>
  page.getByRole('region', { name: 'Running orders' }).getByRole('link', { name: written(id), exact: true });
const customerPage = async (browser: Browser, baseURL: string) => (await browser.newContext({ baseURL })).newPage();
const status = (page: Page, name: string) => expect(page.getByRole('heading', { level: 1 })).toContainText(name);
const openOrder = async (page: Page, id: number) => {
  await page.goto(`/console/orders/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toContainText(written(id));
};

const signIn = (page: Page) => signInAsStaff(page, 'dispatcher');

test('an order placed in another browser is on the board without a reload', async ({ page, browser, request, store, baseURL }) => {
  await signIn(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Orders now' })).toBeVisible();
  await expect(
    page
      .getByRole('region', { name: 'Running orders' })
      .getByText(/No order is running|Waiting for the store/)
      .first(),
  ).toBeVisible();
  const customer = await customerPage(browser, baseURL!);
  const id = await orderAsNewcomer(customer, request, store, { name: 'Gulnora Yoqubova', phone: '+998907654321' });
  await expect(card(page, id)).toBeVisible();
  await customer.context().close();
});

test('an order is found by its last digits, by a name in the other script, and by its number', async ({
  page,
  browser,
  request,
  store,
  baseURL,
}) => {
  const customer = await customerPage(browser, baseURL!);
  const id = await orderAsNewcomer(customer, request, store, { name: 'Shahnoza Xoʻjayeva', phone: '+998907650987' });
  await customer.context().close();
  await signIn(page);
  for (const query of ['0987', 'Шахноза Хўжаева', written(id)]) {
    await page.goto('/console');
    await expect(page.getByRole('heading', { level: 1, name: 'Orders now' })).toBeVisible();
    // By key alone: the field, the text, Enter.
    await page.keyboard.press('/');
    await expect(page.getByLabel('Find an order')).toBeFocused();
    await page.keyboard.type(query);
    await page.keyboard.press('Enter');
    const row = page.getByRole('row').filter({ has: page.getByRole('link', { name: written(id), exact: true }) });
    await expect(row).toBeVisible();
    await expect(row).toContainText('+998 ** *** ** 87');
    await expect(page).toHaveURL(/\/console\/orders\?query=/);
    // The one press.
    await row.getByRole('link').click();
    await status(page, written(id));
  }
  await page.goBack();
  await expect(page.getByLabel('Find an order')).toHaveValue(written(id));
});

test('a phone is shown at a press, and the history names who pressed', async ({ page, browser, request, store, baseURL }) => {
  const customer = await customerPage(browser, baseURL!);
  const id = await orderAsNewcomer(customer, request, store, { name: 'Otabek', phone: '+998907651111' });
  await customer.context().close();
  await signIn(page);
  await openOrder(page, id);
  await expect(page.getByText('+998 ** *** ** 11')).toBeVisible();
  await page.getByRole('button', { name: 'Show the whole phone number' }).click();
  await expect(page.getByRole('link', { name: '+998 90 765 11 11' })).toBeFocused();
  const revealed = page.getByRole('listitem').filter({ hasText: 'Phone revealed' });
  await expect(revealed).toContainText('Dispatcher');
});

test('an order whose courier has set out is canceled at the cost of the shop; its customer reads why', async ({
  page,
  browser,
  request,
  store,
  baseURL,
}) => {
  const customer = await customerPage(browser, baseURL!);
  const id = await orderAsNewcomer(customer, request, store, { name: 'Malika', phone: '+998907652222' });
  await signIn(page);
  await openOrder(page, id);
  await page.getByRole('button', { name: 'Accept for the store' }).click();
  await page.getByRole('button', { name: 'Assign a courier' }).click();
  await page.getByRole('dialog').getByRole('radio').first().check();
  await page.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  for (const step of ['Start preparing', 'Mark as ready', 'Mark as picked up'])
    await page
      .getByRole('button', { name: step })
      .click({ timeout: 5_000 })
      // The demo's own store or courier may have been quicker.
      .catch(() => undefined);
  await status(page, 'On the way');

  // Four presses: cancel, who bears it, the reason (one list), cancel.
  await page.getByRole('button', { name: 'Cancel the order' }).click();
  const dialog = page.getByRole('dialog', { name: 'Cancel the order' });
  await expect(dialog).toContainText('Nothing was paid, so no money goes back.');
  await dialog.getByLabel('Reason, which the customer reads').selectOption('other');
  await dialog.getByLabel('Reason in your words').fill('The car broke down');
  await dialog.getByText('The shop', { exact: true }).click();
  await dialog.getByRole('button', { name: 'Cancel the order' }).click();
  await expect(dialog).toBeHidden();
  await status(page, 'Canceled');
  const event = page.getByRole('listitem').filter({ hasText: 'Cost borne by: The shop' });
  await expect(event).toContainText('Dispatcher');
  await expect(page.getByRole('button', { name: 'Cancel the order' })).toHaveCount(0);

  await customer.goto(`/profile?page=my-orders&orderId=${id}`);
  await expect(customer.getByText('The car broke down').first()).toBeVisible();
  await customer.context().close();
});

test('an order is given to another courier', async ({ page, browser, request, store, baseURL }) => {
  const customer = await customerPage(browser, baseURL!);
  const id = await orderAsNewcomer(customer, request, store, { name: 'Rustam', phone: '+998907653333' });
  await customer.context().close();
  await signIn(page);
  await openOrder(page, id);
  await page.getByRole('button', { name: 'Accept for the store' }).click();
  await page.getByRole('button', { name: 'Assign a courier' }).click();
  await page.getByRole('dialog').getByRole('radio').first().check();
  await page.getByRole('dialog').getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();

  // Three presses: change, whom, assign.
  await page.getByRole('button', { name: 'Change the courier' }).click();
  const dialog = page.getByRole('dialog', { name: 'Change the courier' });
  await dialog.getByRole('radio').last().check();
  await dialog.getByRole('button', { name: 'Assign', exact: true }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('listitem').filter({ hasText: 'Courier assigned' }).filter({ hasText: '→' })).toContainText('Dispatcher');
});

test('board and map choose the same: an order by its card, the orders of a store by its mark', async ({
  page,
  browser,
  request,
  store,
  baseURL,
}) => {
  const customer = await customerPage(browser, baseURL!);
  const id = await orderAsNewcomer(customer, request, store, { name: 'Zarina', phone: '+998907654444' });
  await customer.context().close();
  await signIn(page);
  const own = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: written(id), exact: true }) });
  await expect(card(page, id)).toBeVisible();
  await page.getByRole('button', { name: `Order ${written(id)} on the map` }).click();
  await expect(page).toHaveURL(new RegExp(`chosen=order-${id}`));
  await expect(own).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('img', { name: `Door of order ${written(id)}` })).toBeVisible();
  // The way is fitted, so that the mark of its store stands alone.
  const name = await own.getByRole('paragraph').nth(1).innerText();
  await page.getByRole('button', { name: `${name}: ` }).click();
  await expect(page).toHaveURL(/chosen=store-/);
  await expect(own).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('table', { name: 'Couriers now' }).or(page.getByText('No courier is at work.'))).toBeVisible();
});

test('the board, a search and an order are read by everybody: no finding of axe in any look', async ({ page }) => {
  await signIn(page);
  const found: string[] = [];
  for (const address of ['/console', '/console/orders']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    found.push(...(await findInAllColorSchemes(page, address)));
  }
  await page.getByRole('row').nth(1).getByRole('link').click();
  await expect(page.getByRole('heading', { name: 'What happened' })).toBeVisible();
  found.push(...(await findInAllColorSchemes(page, 'order')));
  expect(found).toEqual([]);
});
