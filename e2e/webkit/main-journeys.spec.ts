import { writeFile } from 'node:fs/promises';
import { startDesktop, type Desktop } from '../reader/desktop.ts';
import { findItems } from '../steps/item.ts';
import { test as base } from '@playwright/test';
import { cityCentre, type Place } from '../steps/visit.ts';
import { Shopper } from './shopper.ts';
import { startWebKit, type WebDriverSession } from './web-driver.ts';

const test = base.extend<{ readonly shopper: Shopper }, { readonly webKit: WebDriverSession }>({
  webKit: [
    // Playwright reads the needed fixtures from the first argument, so it must name something.
    async ({ browserName: _ }, give) => {
      const desktop: Desktop = await startDesktop();
      const session = await startWebKit(process.env.WEBKIT_DRIVER_PATH!, desktop.env);
      await give(session);
      await session.stop();
      await desktop.stop();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  shopper: async ({ webKit, baseURL }, give, info) => {
    await give(new Shopper(webKit, baseURL!));
    if (info.status === info.expectedStatus) return;
    const picture = Buffer.from(await webKit.call<string>('GET', '/screenshot'), 'base64');
    await writeFile(info.outputPath('test-failed.png'), picture);
  },
});

/** Fills storage and cookies as after picking the city's centre and a module. */
async function enter(shopper: Shopper, place: Place, module: keyof Place['modules']): Promise<void> {
  await shopper.open('/about-us');
  await shopper.session.run(
    `localStorage.clear();
     for (const [name, value] of Object.entries(arguments[0])) localStorage.setItem(name, value);
     for (const [name, value] of Object.entries(arguments[1])) document.cookie = name + '=' + encodeURIComponent(value) + ';path=/'`,
    {
      zoneid: `[${place.zoneId}]`,
      location: 'Amir Temur 1',
      currentLatLng: '{"lat":41.3111,"lng":69.2797}',
      module: JSON.stringify({ id: place.modules[module], module_type: module, module_name: module }),
    },
    { zoneid: `[${place.zoneId}]`, module: String(place.modules[module]) },
  );
}

test('in WebKit a guest goes from a store to the number of an order', async ({ shopper, request }) => {
  const place = await cityCentre(request);
  const [dish] = await findItems(request, place, 'food', (item) => !item.has_variations && item.available && item.price >= 60_000);
  await enter(shopper, place, 'food');
  await shopper.open(`/store/${dish!.store_slug}?module_id=${place.modules.food}`);
  await shopper.press('button', new RegExp(`^Add ${dish!.name} to the cart`));
  await shopper.press('button', /^Cart, 1 item/);
  await shopper.press('button', /^Proceed To Checkout/);
  await shopper.press('button', /^Guest$/);
  await shopper.expectTo('heading', /^Checkout$/);
  await shopper.press('button', /^Place Order/);
  await shopper.expectTo('heading', /^Contact Info$/);
  await shopper.fill(/^Name/, 'Aziza');
  await shopper.fill(/^Phone/, '901234567');
  await shopper.fill(/^Email$/, 'aziza@example.uz');
  await shopper.fill(/^House/, '15');
  await shopper.press('button', /^Place Order/);
  await shopper.expectTo('dialog', /^Thank you, your order is placed/);
  await shopper.expectAddress(/^\/home/);
});
