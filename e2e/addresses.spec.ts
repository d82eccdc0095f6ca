import type { Locator } from '@playwright/test';
import { toastWith } from './steps/cart.ts';
import { checkOutGroceries } from './steps/checkout.ts';
import { signUpCustomer } from './steps/customer.ts';
import { fill } from './steps/fill.ts';
import { expect, test } from './steps/shop.ts';
import type { Place } from './steps/visit.ts';

/** Maps are rendered here, which is slow. */
test.describe.configure({ timeout: 120_000 });

let place: Place;
test.beforeEach(async ({ enter }) => {
  place = await enter('grocery');
});

test('the title of an address stays readable while its form scrolls under it', async ({ page, request }) => {
  await checkOutGroceries(page, request, place);
  await page.setViewportSize({ width: 360, height: 640 });
  await page.getByRole('button', { name: 'Change the delivery address' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Address' });
  const search = form.getByRole('combobox', { name: 'Search location' });
  await expect(search).toBeVisible();
  const title = form.getByRole('heading', { name: 'Edit Address' });
  const distance = (await search.boundingBox())!.y - (await title.boundingBox())!.y;
  await search.evaluate((box, pixels) => {
    for (let around = box.parentElement; around; around = around.parentElement) around.scrollTop += pixels;
  }, distance);
  const isOnTop = () =>
    title.evaluate((words) => {
      const { left, top, width, height } = words.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) === words;
    });
  expect(await isOnTop()).toBe(true);
});

test('a customer saves, selects, changes and deletes addresses at the checkout [addr-01, addr-02, addr-03, addr-04, addr-05, addr-06, addr-09, addr-11, addr-15, addr-17, addr-18, addr-19, addr-22]', async ({
  page,
  context,
  request,
}) => {
  const headers = await signUpCustomer(context, request);
  await checkOutGroceries(page, request, place);
  await expect(page.getByText('No Contact Info Added')).toHaveCount(0);
  const saved = page.getByRole('dialog', { name: 'Saved Addresses' });
  const form = page.getByRole('dialog', { name: /(Add New|Edit) Address/ });
  await page.getByRole('button', { name: 'View Saved Address' }).click();
  await expect(saved.getByText('You don’t have any saved address yet. please save address to continue')).toBeVisible();
  await expect(saved.getByRole('button', { name: 'Select' })).toBeDisabled();

  await saved.getByRole('button', { name: 'Add New Address' }).click();
  await expect(form.getByRole('button', { name: 'Use Current Location' })).toBeVisible();
  await expect(form.getByLabel('Address', { exact: true })).not.toHaveValue('');
  expect((await mapOf(form).boundingBox())!.height).toBe(236);
  await form.locator('label', { hasText: 'Other' }).click();
  await fill(form.getByLabel(/^Label/), 'Dacha');
  await fill(form.getByLabel('Phone', { exact: true }), '');
  await fill(form.getByLabel('House'), '7');
  await save(form);
  await expect(form.getByText('Phone Number is required')).toBeVisible();
  await expect(form.getByLabel('House')).toHaveValue('7');
  await fill(form.getByLabel('Phone', { exact: true }), '901234567');
  await save(form);
  await expect(page.getByRole('status').filter({ hasText: 'Address saved.' })).toBeAttached();
  await expect(form).toBeHidden();
  await expect(page.locator('[data-toaster]').getByText('Address saved.')).toHaveCount(0);
  await expect(page.getByText('Dacha')).toBeVisible();
  await expect(page.getByLabel('House')).toHaveValue('7');

  await page.getByRole('button', { name: 'Change the delivery address' }).click();
  await expect(form.getByRole('heading', { name: 'Edit Address' })).toBeVisible();
  await form.locator('label', { hasText: 'Office' }).click();
  await expect(form.getByLabel(/^Label/)).toHaveCount(0);
  await save(form);
  await expect(page.getByRole('status').filter({ hasText: 'Address updated.' })).toBeAttached();

  const elsewhere = { address: 'Far away 1', address_type: 'home', contact_person_name: 'Aziza', contact_person_number: '+998901234567' };
  await request.post('/api/v1/customer/address/add', { headers, data: { ...elsewhere, latitude: 10, longitude: 10 } });
  await page.reload();
  await page.getByRole('button', { name: 'View Saved Address' }).click();
  await expect(saved.getByRole('radio')).toHaveCount(1);
  await expect(saved.getByText('Far away 1')).toHaveCount(0);
  const list = saved.getByRole('radiogroup');
  const [height, screen] = [await list.evaluate((element) => getComputedStyle(element).maxHeight), page.viewportSize()!.height];
  expect(parseFloat(height)).toBeCloseTo(screen * 0.4, 0);
  await saved.getByRole('radio').check();
  await saved.getByRole('button', { name: 'Select' }).click();
  await expect(toastWith(page, 'New delivery address selected.')).toBeVisible();
  await expect(saved).toBeHidden();

  await page.getByRole('button', { name: 'View Saved Address' }).click();
  await saved.getByRole('button', { name: /^Delete/ }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(toastWith(page, 'Address removed.')).toBeVisible();
  await expect(saved.getByText('No saved addresses found to select.')).toBeVisible();
  await saved.getByRole('button', { name: 'Cancel' }).click();
  await expect(saved).toBeHidden();
});

test("a guest's address stays in the browser, and saved ones need an account [addr-08, addr-20]", async ({ page, request }) => {
  await checkOutGroceries(page, request, place);
  await page.getByRole('button', { name: 'View Saved Address' }).click();
  const saved = page.getByRole('dialog', { name: 'Saved Addresses' });
  await expect(saved.getByText('To select from saved addresses, you need to sign in.')).toBeVisible();
  await saved.getByRole('button', { name: 'Close' }).click();
  await expect(saved).toBeHidden();

  await page.getByRole('button', { name: 'Change the delivery address' }).click();
  const form = page.getByRole('dialog', { name: 'Edit Address' });
  await fill(form.getByLabel('Address', { exact: true }), 'Amir Temur 99');
  await fill(form.getByLabel('Name', { exact: true }), 'Aziza');
  await fill(form.getByLabel('Phone', { exact: true }), '901234567');
  await fill(form.getByLabel('Email'), 'aziza@example.uz');
  await fill(form.getByLabel('Floor'), '3');
  await save(form);
  await expect(form).toBeHidden();
  await expect(page.getByRole('main').getByText('Amir Temur 99')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('main').getByText('Amir Temur 99')).toBeVisible();
  await expect(page.getByLabel('Floor')).toHaveValue('3');
  await expect(page.getByLabel(/^Email/)).toHaveValue('aziza@example.uz');
});

const mapOf = (form: Locator): Locator => form.locator('[data-size="form"]');

/** The button is disabled until the zone of the place under the pin is known. */
async function save(form: Locator): Promise<void> {
  const button = form.getByRole('button', { name: 'Save Address' });
  await expect(button).not.toHaveAttribute('aria-disabled', 'true');
  await button.click();
}
