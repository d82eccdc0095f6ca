import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';

/** Makes an account and lets the browser remember it. Answers what calls of its own carry. */
export async function becomeCustomer(context: BrowserContext, request: APIRequestContext): Promise<{ readonly Authorization: string }> {
  const number = freshNumber();
  const password = 'gilos-tuya-7';
  const answer = await request.post('/api/v1/auth/sign-up', {
    data: { name: 'Aziza Karimova', phone: `+99890${number}`, email: `aziza${number}@example.uz`, password, confirm_password: password },
  });
  const { token } = (await answer.json()) as { token: string };
  await context.addInitScript((known) => {
    if (location.protocol === 'about:' || localStorage.getItem('token')) return;
    localStorage.setItem('token', known);
  }, token);
  return { Authorization: `Bearer ${token}` };
}

/** A newcomer is welcomed at home, at a moment of the shop's choice: whenever that happens, goes on with what one was at. */
export async function closeWelcome(page: Page): Promise<void> {
  const welcome = page.getByRole('dialog', { name: 'Welcome to Bozor' });
  const goOn = welcome.getByRole('button', { name: 'Start shopping' });
  await page.addLocatorHandler(welcome, async () => {
    // It may go with its page before it is pressed. Whatever hides a welcome that stays is Playwright's to tell.
    await goOn.click({ timeout: 5_000 }).catch(() => {});
  });
}

/** Seven digits that nobody has yet. */
export function freshNumber(): string {
  return String(Math.floor(Math.random() * 1e7)).padStart(7, '0');
}
