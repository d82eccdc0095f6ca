import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';

/** Creates an account and stores it in the browser. Returns the headers for calls of its own. */
export async function signUpCustomer(context: BrowserContext, request: APIRequestContext): Promise<{ readonly Authorization: string }> {
  const number = uniquePhone();
  const password = 'gilos-tuya-7';
  const answer = await request.post('/api/v1/auth/sign-up', {
    data: { name: 'Aziza Karimova', phone: `+99890${number}`, email: `aziza${number}@example.uz`, password, confirm_password: password },
  });
  const { token } = (await answer.json()) as { token: string };
  await context.addInitScript((known) => {
    if (!location.protocol.startsWith('http') || localStorage.getItem('token')) return;
    localStorage.setItem('token', known);
  }, token);
  return { Authorization: `Bearer ${token}` };
}

/** Closes the welcome dialog whenever it appears, and continues the interrupted action. */
export async function closeWelcome(page: Page): Promise<void> {
  const welcome = page.getByRole('dialog', { name: 'Welcome to Bozor' });
  const goOn = welcome.getByRole('button', { name: 'Start shopping' });
  await page.addLocatorHandler(welcome, async () => {
    // The dialog may disappear with its page before the press. Playwright reports an obstruction that stays.
    await goOn.click({ timeout: 5_000 }).catch(() => {});
  });
}

/** Seven random digits that no account has yet. */
export function uniquePhone(): string {
  return String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
}
