import { fill } from './steps/fill.ts';
import { expect, test } from './steps/shop.ts';
import { signInAs, visit } from './steps/visitor.ts';

/** A phone or e-mail can apply only once, and the shop may be reused by later runs. */
const newPerson = () => {
  const digits = String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
  return { phone: `99${digits}`, email: `apply${digits}@example.uz` };
};
const PHOTO = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

test('a store applies: errors are at their fields, the input stays, and a confirmation follows [route-35] [footer-14]', async ({
  page,
}) => {
  await visit(page, '/');
  await page.getByRole('link', { name: 'Register store' }).click();
  await expect(page).toHaveURL(/\/store-registration\?active=active$/);
  const send = page.getByRole('button', { name: 'Send the application' });
  await send.click();
  for (const fault of ['Store name is required', 'Choose what you sell', 'Address is required', 'Name is required', 'Email is required'])
    await expect(page.getByText(fault, { exact: true })).toBeVisible();
  await expect(page.getByLabel('Name of the store')).toBeFocused();

  const { phone, email } = newPerson();
  await fill(page.getByLabel('Name of the store'), 'Non & Choy');
  await page.getByRole('radio', { name: /^Grocery/ }).check();
  await page.getByRole('button', { name: 'Pick from map' }).click();
  const picker = page.getByRole('dialog', { name: 'Where is the store?' });
  await fill(picker.getByRole('combobox', { name: 'Search location' }), 'Chorsu');
  await picker.getByRole('option', { name: /Chorsu Bazaar/ }).click();
  await picker.getByRole('button', { name: 'Pick Locations' }).click();
  await fill(page.getByLabel('Full name'), 'Aziz Karimov');
  await fill(page.getByLabel('Phone', { exact: true }), phone);

  await page.reload();
  await expect(page.getByLabel('Name of the store')).toHaveValue('Non & Choy');
  await expect(page.getByRole('radio', { name: /^Grocery/ })).toBeChecked();
  await expect(page.getByText(/^Chorsu Bazaar/)).toBeVisible();
  await expect(page.getByLabel('Full name')).toHaveValue('Aziz Karimov');
  await fill(page.locator('form').getByLabel('Email', { exact: true }), email);
  await page.locator('input[type="file"]').setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') });
  await expect(page.getByText('Choose a jpg, png, jpeg or gif picture.')).toBeVisible();
  await page.locator('input[type="file"]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PHOTO });
  await expect(page.getByRole('img', { name: 'The logo of the store' })).toBeVisible();
  await send.click();
  await expect(page.getByRole('heading', { name: 'Your application is sent' })).toBeFocused();
  await expect(page.getByText('Thank you. We have your application and will write to you.')).toBeVisible();

  await page.reload();
  await expect(page.getByLabel('Name of the store')).toHaveValue('');
});

test('a courier applies; a refusal is shown at its field [route-36] [footer-14]', async ({ page, request, shop }) => {
  shop.expectTrouble(/409/);
  await signInAs(page, request, {});
  await visit(page, '/about-us');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Become a courier' }).click();
  await expect(page).toHaveURL(/\/deliveryman-registration$/);
  const zone = page.getByLabel('Where do you want to deliver?');
  await expect(zone).not.toHaveValue('');
  const { phone, email } = newPerson();
  const form = { contact_person_name: 'Bobur', phone: `+998${phone}`, email, zone_id: await zone.inputValue(), vehicle_id: '1' };
  expect((await request.post('/api/v1/auth/delivery-man/store', { multipart: form })).status()).toBe(201);

  await page.getByRole('radio', { name: /^Bicycle/ }).check();
  await fill(page.getByLabel('Full name'), 'Bobur Aliyev');
  await fill(page.getByLabel('Phone', { exact: true }), phone);
  await fill(page.locator('form').getByLabel('Email', { exact: true }), `other.${email}`);
  const send = page.getByRole('button', { name: 'Send the application' });
  await send.click();
  await expect(page.getByText('There is already an application with this phone or email.')).toBeVisible();
  await expect(page.getByLabel('Phone', { exact: true })).toBeFocused();
  await fill(page.getByLabel('Phone', { exact: true }), newPerson().phone);
  await send.click();
  await expect(page.getByRole('heading', { name: 'Your application is sent' })).toBeVisible();
});
