import type { Config } from '@bozor/contract/shop/config.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { openCart } from './steps/cart.ts';
import { fillCart } from './steps/checkout.ts';
import { uniquePhone } from './steps/customer.ts';
import { fill } from './steps/fill.ts';
import { findItems } from './steps/item.ts';
import { findInAllColorSchemes } from './steps/color-schemes.ts';
import { expect } from './steps/shop.ts';
import { test, type SocialShop } from './steps/social.ts';
import { signInAs, remembered, visit } from './steps/visitor.ts';

// One shop, whose settings each journey changes.
test.describe.configure({ mode: 'serial' });

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const ALL = { social_login: true, google_login: true, facebook_login: true, apple_login: true, otp_login: true, manual_login: true };

const PROVIDERS = [['google'], ['google', 'apple'], ['google', 'facebook', 'apple']];

/** Enables exactly these providers. The shop may take a moment to notice. */
async function switchOn(operator: SocialShop, request: APIRequestContext, on: readonly string[]): Promise<void> {
  const media = ['google', 'facebook', 'apple'];
  await operator.set({ ...ALL, ...Object.fromEntries(media.map((each) => [`${each}_login`, on.includes(each)])) });
  await expect
    .poll(async () => {
      const { social_login: providers } = (await (await request.get('/api/v1/config')).json()) as Config;
      return providers.filter(({ status }) => status === 1).map(({ login_medium: medium }) => medium);
    })
    .toEqual(on);
}

async function openSignIn(page: Page, address = '/about-us') {
  await visit(page, address);
  await page.locator('header:visible').getByRole('button', { name: 'Sign In' }).click();
  return dialog(page, 'Sign In');
}

async function leaveFor(page: Page, name: 'Google' | 'Facebook' | 'Apple', choice = 'Go on'): Promise<void> {
  await (await openSignIn(page)).getByRole('button', { name: `Continue with ${name}` }).click();
  await expect(page).toHaveTitle(name.toLowerCase());
  await page.getByRole('button', { name: choice }).click();
}

test('a Google account signs in at once on the previous page, without a trace in the URL [auth-23, auth-24, auth-26]', async ({
  page,
  request,
  operator,
}) => {
  await operator.set(ALL);
  operator.expect({ sub: 'google-1', email: 'gulnora@example.uz', name: 'Gulnora Rahimova' });
  await signInAs(page, request, { module: 'grocery' });
  await leaveFor(page, 'Google');
  await expect(page.getByText('Sign in successfully.')).toBeVisible();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect.poll(() => remembered(page, 'token')).toBeTruthy();
  expect(await page.evaluate(() => sessionStorage.getItem('social-trip'))).toBeNull();
});

test("an existing e-mail leads to 'Is It You?'; Yes needs a code to that account [auth-07, auth-28]", async ({
  page,
  request,
  operator,
}) => {
  await operator.set(ALL);
  operator.expect({ sub: 'google-2', email: 'gulnora@example.uz', name: 'Gulnora Again' });
  await signInAs(page, request, { module: 'grocery' });
  await leaveFor(page, 'Google');
  const question = dialog(page, 'Is It You?');
  await expect(question.getByText('Gulnora R.')).toBeVisible();
  await question.getByRole('button', { name: 'Yes' }).click();
  const code = dialog(page, 'Enter the code from the email');
  await fill(code.getByLabel('Code'), '123456');
  await expect(page.getByText('Sign in successfully.')).toBeVisible();
});

test('Facebook verifies no e-mail: a phone and its code are required [auth-05, auth-20, auth-29]', async ({
  page,
  request,
  operator,
  shop,
}) => {
  shop.expectTrouble(/status of 422/);
  await operator.set(ALL);
  operator.expect({ sub: 'facebook-1', name: 'Nodira Aliyeva' });
  await signInAs(page, request, { module: 'grocery' });
  await leaveFor(page, 'Facebook');
  const phoneDialog = dialog(page, 'One more step: your phone');
  await phoneDialog.getByRole('button', { name: 'Get the code' }).click();
  await expect(phoneDialog.getByText('Please give a phone number')).toBeVisible();
  await fill(phoneDialog.getByLabel('Phone number'), `90${uniquePhone()}`);
  await phoneDialog.getByRole('button', { name: 'Get the code' }).click();
  const code = dialog(page, 'Enter the SMS code');
  await code.getByRole('button', { name: 'Change' }).click();
  await fill(phoneDialog.getByLabel('Phone number'), `90${uniquePhone()}`);
  await phoneDialog.getByRole('button', { name: 'Get the code' }).click();
  await fill(code.getByLabel('Code'), '123456');
  await expect(page.getByText('Sign in successfully.')).toBeVisible();
});

test('Apple, with a form reply and no name, leads to the name form, also on the sign-in page [auth-06, auth-27]', async ({
  page,
  request,
  operator,
}) => {
  await operator.set(ALL);
  operator.expect({ sub: 'apple-1', email: 'sevara@example.uz' });
  await signInAs(page, request, { module: 'grocery' });
  await visit(page, '/my-orders');
  await dialog(page, 'Sign In').getByRole('button', { name: 'Continue with Apple' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  const name = dialog(page, 'Nice to meet you');
  await fill(name.getByLabel('Full name'), 'Sevara');
  await name.getByRole('button', { name: 'Continue' }).click();
  await expect(page.getByText('Sign in successfully.')).toBeVisible();
});

test('a canceled sign-in and a foreign reply show an error in the dialog [auth-29]', async ({ page, request, operator }) => {
  await operator.set(ALL);
  await signInAs(page, request, { module: 'grocery' });
  await leaveFor(page, 'Facebook', 'Call it off');
  await expect(dialog(page, 'Sign In').getByText('The sign-in was called off.')).toBeVisible();
  await visit(page, '/auth/return#state=of-somebody-else&id_token=theirs');
  await expect(dialog(page, 'Sign In').getByText('The sign-in was not confirmed. Please try again.')).toBeVisible();
  expect(await remembered(page, 'token')).toBeNull();
});

test('a guest on the way to the checkout arrives there after a provider, with the cart [auth-57]', async ({
  page,
  request,
  operator,
  enter,
}) => {
  await operator.set(ALL);
  operator.expect({ sub: 'google-3', email: 'dilnoza@example.uz', name: 'Dilnoza Karimova' });
  const place = await enter('grocery');
  const [item] = await findItems(request, place, 'grocery', ({ has_variations }) => !has_variations);
  await fillCart(page, place, 'grocery', { item_id: item!.id });
  await visit(page, '/about-us');
  await (await openCart(page)).getByRole('button', { name: /^Proceed To Checkout/ }).click();
  await dialog(page, 'Do you want to login or continue as a guest?').getByRole('button', { name: 'Login' }).click();
  await dialog(page, 'Sign In').getByRole('button', { name: 'Continue with Google' }).click();
  await page.getByRole('button', { name: 'Go on' }).click();
  await expect(page).toHaveURL(/\/checkout\?page=cart$/);
  await expect(page.getByRole('main').getByText(item!.name)).toBeVisible();
  await expect.poll(() => remembered(page, 'token')).toBeTruthy();
});

test('axe finds nothing in the sign-in dialog with one to three providers, nor in the phone form', async ({
  page,
  request,
  operator,
  shop,
}) => {
  test.setTimeout(240_000);
  shop.expectTrouble(/status of 422/);
  await page.emulateMedia({ reducedMotion: 'reduce', colorScheme: 'light' });
  await signInAs(page, request, { module: 'grocery' });
  const found: string[] = [];
  for (const on of PROVIDERS) {
    await switchOn(operator, request, on);
    const signIn = await openSignIn(page);
    await expect(signIn.getByRole('button', { name: /^Continue with/ })).toHaveCount(on.length);
    found.push(...(await findInAllColorSchemes(page, on.join(', '))));
  }
  operator.expect({ sub: 'facebook-2' });
  await leaveFor(page, 'Facebook');
  await expect(dialog(page, 'One more step: your phone')).toBeVisible();
  found.push(...(await findInAllColorSchemes(page, 'phone')));
  expect(found).toEqual([]);
});

for (const width of [360, 1280])
  test(`one provider fills the line, two are side by side, three are icons, at ${width} px [auth-09]`, async ({
    page,
    request,
    operator,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signInAs(page, request, { module: 'grocery' });
    const boxes: number[] = [];
    for (const on of PROVIDERS) {
      await switchOn(operator, request, on);
      await visit(page, '/auth/sign-in');
      const buttons = page.getByRole('button', { name: /^Continue with (Google|Facebook|Apple)$/ });
      await expect(buttons).toHaveCount(on.length);
      const places = await buttons.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().toJSON() as DOMRect));
      expect(new Set(places.map(({ y }) => Math.round(y))).size).toBe(1);
      expect(new Set(places.map(({ width: wide }) => Math.round(wide))).size).toBe(1);
      expect(places.every(({ height }) => height >= 44)).toBe(true);
      boxes.push(places[0]!.width);
      const said = (await buttons.allInnerTexts()).map((text) => text.trim());
      expect(said).toEqual(on.length === 1 ? ['Continue with Google'] : on.length === 2 ? ['Google', 'Apple'] : ['', '', '']);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
    expect(boxes[0]).toBeGreaterThan(boxes[1]! * 2);
    expect(boxes[1]).toBeGreaterThan(boxes[2]!);
  });

test('the dialog offers the enabled methods only [auth-12, auth-13, auth-14, auth-15, auth-16, auth-17]', async ({
  page,
  request,
  operator,
}) => {
  await signInAs(page, request, { module: 'grocery' });
  const fetched: string[] = [];
  page.on('request', (each) => fetched.push(each.url()));
  for (const [otp, manual, social] of [
    [true, true, true],
    [true, true, false],
    [true, false, true],
    [false, true, true],
    [true, false, false],
    [false, true, false],
    [false, false, true],
    [false, false, false],
  ] as const) {
    await operator.set({ ...ALL, otp_login: otp, manual_login: manual, social_login: social });
    const expected = { otp_login_status: Number(otp), manual_login_status: Number(manual), social_login_status: Number(social) };
    await expect
      .poll(async () => ((await (await request.get('/api/v1/config')).json()) as { centralize_login: object }).centralize_login)
      .toMatchObject(expected);
    fetched.length = 0;
    await visit(page, '/auth/sign-in');
    const main = page.getByRole('main');
    const hasPassword = manual || (!otp && !social);
    await expect(main.getByRole('radio', { name: 'Code by SMS' })).toHaveCount(otp && manual ? 1 : 0);
    // The code comes first.
    await expect(main.getByLabel('Password', { exact: true })).toHaveCount(hasPassword && !otp ? 1 : 0);
    await expect(main.getByLabel('Phone number')).toHaveCount(otp ? 1 : 0);
    await expect(main.getByRole('button', { name: 'Continue with Google' })).toHaveCount(social ? 1 : 0);
    await expect(main.getByText('or', { exact: true })).toHaveCount(social && (otp || manual) ? 1 : 0);
    expect(fetched.filter((url) => url.includes('/assets/social-')).length > 0, 'fetches the code of the providers').toBe(social);
  }
});
