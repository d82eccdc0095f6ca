import { expect, test } from './vocabulary/shop.ts';
import { arriveAs, remembered, visit } from './vocabulary/visitor.ts';

const PHONE = { width: 390, height: 844 };

test('the wide header has place, theme, language and country, then the shop’s links [header-01] [header-03]', async ({ page, request }) => {
  await arriveAs(page, request, { module: 'grocery' });
  await visit(page, '/about-us');
  const header = page.locator('header:visible');
  await expect(page.getByRole('button', { name: /Deliver to.*Amir Temur 15/ }).first()).toBeVisible();
  for (const name of [/^(Light|Dark)$/, /^Language/, /^Country/]) await expect(page.getByRole('button', { name }).first()).toBeVisible();
  await expect(header.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await header.getByRole('button', { name: 'Categories' }).click();
  await expect(header.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/categories');
  await header.getByRole('button', { name: 'Stores' }).click();
  await expect(header.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/store/popular');
});

test('without a zone there is nothing to browse, and the logo leads to the landing page', async ({ page, request }) => {
  await arriveAs(page, request, { module: 'grocery', hasPlace: false });
  await visit(page, '/about-us');
  await expect(page.getByRole('button', { name: 'Sign In' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: 'Main menu' })).toHaveCount(0);
  await expect(page.locator('header:visible').getByRole('link', { name: 'Bozor' })).toHaveAttribute('href', '/');
});

test('parcels have a contact instead of shelves, and no cart [header-04]', async ({ page, request }) => {
  await arriveAs(page, request, { module: 'parcel' });
  await visit(page, '/about-us');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Contact' })).toHaveAttribute('href', '/help-and-support');
  await expect(menu.getByRole('button')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Cart', exact: true })).toHaveCount(0);
});

test('a phone has a compact header with address, account and a drawer [header-02] [menu-01] [menu-02] [menu-03]', async ({
  page,
  request,
}) => {
  await page.setViewportSize(PHONE);
  await arriveAs(page, request, { module: 'grocery', theme: 'light' });
  await visit(page, '/about-us');
  await expect(page.getByRole('button', { name: /Deliver to.*Amir Temur 15/ })).toBeVisible();
  await page.getByRole('button', { name: 'Menu' }).click();
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('link', { name: 'Home' })).toBeVisible();
  for (const shelf of ['Categories', 'Latest stores', 'Popular stores'])
    await expect(drawer.getByText(shelf, { exact: true })).toBeVisible();
  await drawer.getByText('Categories', { exact: true }).click();
  await expect(drawer.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/categories');
  await drawer.getByRole('radio', { name: 'Dark' }).check();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  expect(JSON.parse((await remembered(page, 'settings'))!)).toMatchObject({ theme: 'dark' });
  await expect(drawer.getByRole('button', { name: 'Language English' })).toBeVisible();
});

test('without a stored place the drawer shows no shelves [menu-02]', async ({ page, request }) => {
  await page.setViewportSize(PHONE);
  await arriveAs(page, request, { module: 'grocery', hasPlace: false });
  await visit(page, '/about-us');
  await page.getByRole('button', { name: 'Menu' }).click();
  await expect(page.getByRole('dialog').getByRole('link', { name: 'Home' })).toBeVisible();
  await expect(page.getByRole('dialog').getByText('Categories', { exact: true })).toHaveCount(0);
});

test('changing the language asks first, then everything is said in it [lang-02] [lang-03]', async ({ page, request }) => {
  await arriveAs(page, request, { module: 'grocery' });
  await visit(page, '/about-us?lang=en');
  await page.getByRole('button', { name: /^Language/ }).click();
  await page.getByRole('button', { name: 'العربية' }).click();
  const question = page.getByRole('alertdialog', { name: 'Are you sure to change the language?' });
  await expect(question.getByText('The browser will refresh to get translated content.')).toBeVisible();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(page.locator('html[lang=ar][dir=rtl]')).toBeAttached();
  await expect(page.getByText('تم تغيير اللغة')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'من نحن' })).toBeVisible();
  expect(await remembered(page, 'language-setting')).toBe('ar');
  expect(await remembered(page, 'country')).toBe('UZ');
  expect(JSON.parse((await remembered(page, 'settings'))!)).toMatchObject({ direction: 'rtl' });
  await page.reload();
  await expect(page.locator('html[lang=ar][dir=rtl]')).toBeAttached();
});

test('leaving asks, and ends at home as a guest [header-09] [auth-48] [auth-49] [auth-50]', async ({ page, request }) => {
  await arriveAs(page, request, { module: 'grocery', isSignedIn: true });
  await visit(page, '/about-us');
  await page.getByRole('button', { name: 'Account of Dilnoza Karimova' }).first().click();
  await page.getByRole('button', { name: 'Logout' }).click();
  const question = page.getByRole('alertdialog');
  expect(await question.getByRole('heading').textContent()).toBe('Are you sure you want to  logout?');
  await question.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByText('Logout successful.')).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole('button', { name: 'Sign In' }).first()).toBeVisible();
  expect(await remembered(page, 'token')).toBeNull();
});

test('the footer tells who the shop is and guards what needs more [footer-01] [footer-02] [footer-07] [footer-09] [footer-10]', async ({
  page,
  request,
}) => {
  await arriveAs(page, request, { module: 'grocery', hasPlace: false });
  await visit(page, '/about-us');
  const footer = page.getByRole('contentinfo');
  await expect(footer.getByText('Bozor brings the stores of your neighbourhood together')).toBeVisible();
  await expect(footer.getByRole('heading', { name: 'News worth opening' })).toBeVisible();
  await expect(footer.getByRole('link', { name: 'Telegram' })).toHaveAttribute('href', 'https://t.me/bozor_example');
  await expect(footer.getByRole('link', { name: 'salom@bozor.example' })).toHaveAttribute('href', 'mailto:salom@bozor.example');
  await expect(footer.getByRole('link', { name: 'Shipping Policy' })).toHaveAttribute('href', '/shipping-policy');
  await footer.getByRole('link', { name: 'Campaigns' }).click();
  await expect(page.getByText('You must pick a zone to access this page.')).toBeVisible();
  await expect(page).toHaveURL(/\/about-us$/);
  await footer.getByRole('button', { name: '1 Amir Temur Square' }).click();
  await expect(page.getByRole('dialog', { name: 'Bozor' })).toBeVisible();
});
