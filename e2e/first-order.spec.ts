import type { APIRequestContext, Locator, Page } from '@playwright/test';
import { contactCard, placeButton, successDialog } from './steps/checkout.ts';
import { countEffort } from './steps/count-effort.ts';
import { findItems } from './steps/item.ts';
import { openSettings, type OperatorSettings } from './steps/settings.ts';
import { expect, test as base } from './steps/shop.ts';
import { cityCentre } from './steps/visit.ts';
import { startShop, type StartedShop } from './start-shop.ts';

/** Journeys in a shop of their own, whose operator changes settings. */
const test = base.extend<{ readonly operator: OperatorSettings }, { readonly ownShop: StartedShop }>({
  ownShop: [
    // Playwright reads the needed fixtures from the first argument, so it must name something.
    async ({ browserName: _ }, give) => {
      const shop = await startShop();
      await give(shop);
      await shop.stop();
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: async ({ ownShop }, give) => give(ownShop.url),
  operator: async ({ ownShop }, give) => {
    const settings = await openSettings(ownShop);
    await give(settings);
    await settings.close();
  },
});

test.use({
  viewport: { width: 390, height: 844 },
  hasTouch: true,
  // At a house, so that the place is whole.
  geolocation: { latitude: 41.3131, longitude: 69.2831 },
  permissions: ['geolocation'],
});
// One shop has one setting at a time.
test.describe.configure({ mode: 'serial', timeout: 180_000 });

/** Above the minimum order of every kitchen of the demo city. */
const ENOUGH = 30_000;

/** Types into a field after a tap on it, as on a phone. */
async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await field.tap();
  await page.keyboard.type(text);
}

/** The plus of a card on this page whose dish has no options and reaches the minimum order of any store. */
async function plusOfPlainDish(page: Page, request: APIRequestContext): Promise<Locator> {
  const plain = await findItems(request, await cityCentre(request), 'food', (item) => !item.has_variations && item.price >= ENOUGH);
  const pluses = plain.map(({ name }) => page.getByRole('main').getByRole('button', { name: `Add ${name} to the cart`, exact: true }));
  const shown = pluses.reduce((any, plus) => any.or(plus));
  await expect(shown.first()).toBeVisible();
  return shown.first();
}

for (const [rule, most] of [
  ['required', { presses: 8, fields: 3 }],
  ['optional', { presses: 7, fields: 2 }],
] as const)
  test(`a first order as a guest takes at most ${most.presses} presses and ${most.fields} fields with the e-mail ${rule} [perm-02, checkout-07]`, async ({
    page,
    request,
    operator,
  }) => {
    await operator.set({ guest_email: rule });
    const effort = await countEffort(page);
    await page.goto('/');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated', /.*/);
    await page.getByRole('button', { name: 'Use Current Location' }).tap();
    await page.getByRole('dialog').getByRole('button', { name: /Food/ }).tap();
    await (await plusOfPlainDish(page, request)).tap();
    await page.getByRole('button', { name: 'To checkout' }).tap();
    const contact = contactCard(page);
    await typeInto(page, contact.getByLabel('Name', { exact: true }), 'Aziza');
    await typeInto(page, contact.getByLabel('Phone', { exact: true }), '901234567');
    if (rule === 'required') await typeInto(page, contact.getByLabel('Email', { exact: true }), 'aziza@example.uz');
    await expect(placeButton(page)).not.toHaveAttribute('aria-disabled', 'true');
    await placeButton(page).tap();
    await expect(successDialog(page)).toBeVisible();
    const { presses, fields } = await effort();
    expect(presses.length, presses.join(' → ')).toBeLessThanOrEqual(most.presses);
    expect(fields.length, fields.join(', ')).toBeLessThanOrEqual(most.fields);
    // The count counts: the last press and the first field are in it.
    expect(presses.at(-1)).toMatch(/^Place Order/);
    expect(fields[0]).toBe('Name');
  });
