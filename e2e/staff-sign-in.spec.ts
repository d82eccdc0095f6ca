import { expect, test } from './steps/shop.ts';
import { signInAsStaff } from './steps/staff.ts';

test('an operator makes a passkey, and signs in by one press of it', async ({ page, shop, baseURL }) => {
  // Browsers have no passkeys for addresses of digits.
  shop.expectTrouble(/left the shop: http:\/\/localhost/);
  shop.expectTrouble(/401 \(Unauthorized\)|403 \(Forbidden\)/);
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  const local = baseURL!.replace('127.0.0.1', 'localhost');
  await signInAsStaff(page, 'dispatcher', local);
  await page.goto(`${local}/console/account`);
  await page.getByLabel('Name of the passkey').fill('Desk');
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(page.getByText('Never used')).toBeVisible();
  await page.getByRole('button', { name: 'Sign out' }).click();

  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page.getByRole('heading', { name: 'Timur Aliyev' })).toBeVisible();
  await page.getByRole('button', { name: 'Remove the passkey: Desk' }).click();
  await expect(page.getByText('You have none yet.')).toBeVisible();
});

test('a cook takes the tablet of the store over by a PIN, and reads neither phone nor sum', async ({ page, shop }) => {
  shop.expectTrouble(/401 \(Unauthorized\)/);
  await signInAsStaff(page, 'manager');
  await page.getByRole('button', { name: 'Switch person' }).click();
  await page.getByRole('button', { name: /^Jamshid Qodirov/ }).click();
  for (const digit of '2580') await page.getByRole('button', { name: digit, exact: true }).click();
  await expect(page.getByRole('link', { name: 'Order board' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Staff', exact: true })).toHaveCount(0);
  const [who, orders] = await page.evaluate(async () =>
    Promise.all(['/api/v1/staff/me', '/api/v1/store/orders'].map(async (path) => (await fetch(path)).text())),
  );
  expect(who).toContain('"role":"kitchen"');
  expect(orders).not.toMatch(/phone|\+998|amount|total|price/);

  // The tablet stays there for the next; nobody comes back to the manager's rights without their PIN.
  await page.getByRole('button', { name: 'Switch person' }).click();
  await expect(page.getByRole('button', { name: /^Gulnora Saidova/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('button', { name: /^Gulnora Saidova/ })).toBeVisible();
});
