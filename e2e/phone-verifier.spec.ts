import type { Page } from '@playwright/test';
import type { Config } from '@bozor/contract/shop/config.ts';
import { uniquePhone } from './steps/customer.ts';
import { fill } from './steps/fill.ts';
import { test } from './steps/phone-verifier.ts';
import { expect } from './steps/shop.ts';
import { remembered, signInAs, visit } from './steps/visitor.ts';

// One shop, whose settings each journey changes.
test.describe.configure({ mode: 'serial' });

const policyOf = async (page: Page) => (await page.request.get('/about-us')).headers()['content-security-policy']!;

async function askForCode(page: Page, phone: string) {
  await visit(page, '/about-us');
  await page.locator('header:visible').getByRole('button', { name: 'Sign In' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign In' });
  await fill(dialog.getByLabel('Phone number'), phone);
  await dialog.getByRole('button', { name: 'Get the code' }).click();
  return page.getByRole('dialog', { name: 'Enter the SMS code' });
}

test('while it is switched on, an external provider sends the code after an invisible challenge, and its code signs in [auth-21]', async ({
  page,
  request,
  operator,
  shop,
}) => {
  shop.expectTrouble(/422 .*firebase-verify-token/);
  await operator.set({ otp_login: true, firebase_otp_verification: true });
  await expect.poll(async () => ((await (await request.get('/api/v1/config')).json()) as Config).firebase_otp_verification).toBe(1);
  await signInAs(page, request, { module: 'grocery' });
  await expect.poll(() => policyOf(page)).toContain(operator.provider);
  const number = uniquePhone();
  const dialog = await askForCode(page, `90${number}`);
  await expect.poll(() => operator.codeOf(`+99890${number}`)).toBeTruthy();
  expect(operator.asked).toEqual(['/v1/recaptchaParams', '/recaptcha/api.js', '/v1/accounts:sendVerificationCode']);
  await expect(dialog.getByText('Demo: use OTP')).toHaveCount(0);
  await fill(dialog.getByLabel('Code'), '000000');
  await expect(dialog.getByText('The code is not right.')).toBeVisible();
  await fill(dialog.getByLabel('Code'), operator.codeOf(`+99890${number}`)!);
  const info = page.getByRole('dialog', { name: 'Nice to meet you' });
  await fill(info.getByLabel('Name'), 'Gulnora');
  await info.getByRole('button').last().click();
  await expect(page.getByText('Sign in successfully.')).toBeVisible();
  expect(await remembered(page, 'token')).toBeTruthy();
});

test('while it is switched off, no page knows the provider, and the shop sends its own code [auth-21]', async ({
  page,
  request,
  operator,
}) => {
  await operator.set({ otp_login: true, firebase_otp_verification: false });
  await expect.poll(async () => ((await (await request.get('/api/v1/config')).json()) as Config).firebase_otp_verification).toBe(0);
  await signInAs(page, request, { module: 'grocery' });
  await expect.poll(() => policyOf(page)).not.toContain(operator.provider);
  expect(await policyOf(page)).not.toContain('frame-src');
  const before = operator.asked.length;
  const dialog = await askForCode(page, `90${uniquePhone()}`);
  await expect(dialog.getByText('Demo: use OTP')).toBeVisible();
  expect(operator.asked).toHaveLength(before);
});
