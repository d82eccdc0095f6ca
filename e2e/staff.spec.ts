import { openFurtherPlace, signInAsStaff } from './steps/staff.ts';
import { expect, test } from './steps/shop.ts';

test('a person whose work ends is signed out on the open page, and the log says by whom', async ({ page, browser, shop }) => {
  shop.expectTrouble(/401 \(Unauthorized\)/);
  const away = await browser.newContext();
  const auditor = await away.newPage();
  await signInAsStaff(auditor, 'auditor');
  await signInAsStaff(page, 'owner');

  await page.getByRole('link', { name: 'Staff', exact: true }).click();
  await page.getByLabel('Name or email').fill('auditor');
  await page.getByRole('link', { name: 'Bekzod Xasanov' }).click();
  await page.getByRole('button', { name: 'End the work here' }).click();
  await page.getByLabel('Reason (optional)').fill('Moved to Samarkand');
  await page.getByRole('dialog').getByRole('button', { name: 'End the work here' }).click();
  await expect(auditor.getByLabel('Email', { exact: true })).toBeVisible();
  await away.close();

  await page.getByRole('button', { name: 'Let work again' }).click();
  await expect(page.getByRole('button', { name: 'End the work here' })).toBeVisible();
  await openFurtherPlace(page, 'Who did what');
  await page.getByRole('combobox', { name: 'Act' }).selectOption('Work ended');
  const entry = page.getByRole('listitem').filter({ hasText: 'Moved to Samarkand' });
  await expect(entry).toContainText('Nodira Rahimova');
  await expect(entry).not.toContainText('Changed afterwards');
  await expect(page).toHaveURL(/action=staff\.dismiss/);
});

test('a dispatcher reads no page that their role does not have', async ({ page, shop }) => {
  shop.expectTrouble(/403 \(Forbidden\)/);
  await signInAsStaff(page, 'dispatcher');
  await expect(page.getByRole('link', { name: 'Staff', exact: true })).toHaveCount(0);
  const refused = await page.evaluate(async () => (await fetch('/api/v1/operator/staff')).status);
  expect(refused).toBe(403);
});
