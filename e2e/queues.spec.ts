import type { Browser, Page, ViewportSize } from '@playwright/test';
import { fill } from './steps/fill.ts';
import { test } from './steps/queue-shop.ts';
import { expect } from './steps/shop.ts';
import { signInAsStaff } from './steps/staff.ts';
import { remembered, signInAs, visit } from './steps/visitor.ts';

test('a pharmacist asks and prices; a transfer is denied, told of again and approved, and its order goes on', async ({
  page,
  request,
  browser,
  pharmacy,
}) => {
  await signInAs(page, request, { module: 'pharmacy', isSignedIn: 'as-newcomer' });
  await visit(page, '/about-us');
  const headers = {
    Authorization: `Bearer ${await remembered(page, 'token')}`,
    zoneid: `[${pharmacy.zoneId}]`,
    moduleId: String(pharmacy.moduleId),
    latitude: String(pharmacy.lat),
    longitude: String(pharmacy.lng),
  };
  const where = { latitude: pharmacy.lat, longitude: pharmacy.lng - 0.004 };
  const contact = { contact_person_name: 'Aziza Karimova', contact_person_number: '+998901234567', address: 'Amir Temur 15' };
  const post = async (path: string, data: object) => {
    const answer = await request.post(`/api/v1${path}`, { headers, data });
    const reply = await answer.json();
    if (!answer.ok()) throw new Error(`${path}: ${JSON.stringify(reply)}`);
    return reply;
  };

  const picture = { name: 'prescription.png', mimeType: 'image/png', buffer: await page.screenshot() };
  const multipart = { ...where, ...contact, 'store_id': pharmacy.id, 'order_attachment[]': picture };
  const { order_id: prescription } = await (await request.post('/api/v1/customer/order/prescription/place', { headers, multipart })).json();

  const tablet = await open(browser, { width: 1024, height: 768 }, 'manager');
  await tablet.getByRole('link', { name: 'Prescriptions' }).tap();
  await tablet.getByRole('link', { name: /^Open:/ }).tap();
  await expect(tablet.getByAltText('Page 1 of the prescription')).toBeVisible();
  await fill(tablet.getByRole('textbox', { name: 'Ask something' }), 'For an adult?');
  await tablet.getByRole('button', { name: 'Ask' }).tap();
  await page.goto(`/my-orders?orderId=${prescription}`);
  const question = page.getByRole('region', { name: 'Question of the pharmacist' });
  await fill(question.getByRole('textbox', { name: 'Your answer' }), 'For a child of six');
  await question.getByRole('button', { name: 'Send the answer' }).click();
  await expect(question).toHaveCount(0);
  await expect(tablet.getByText('For a child of six')).toBeVisible();
  await tablet.getByRole('button', { name: `Add ${pharmacy.medicine}` }).tap();
  await tablet.getByRole('button', { name: 'Propose the price' }).tap();
  await expect(tablet.getByText('Waits for the customer').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Price of your prescription' })).toBeVisible();

  await post('/customer/cart/add', { item_id: pharmacy.itemId, quantity: 1 });
  const { quote_id } = await post('/customer/order/quote', { ...where, order_type: 'delivery' });
  const { methods } = await (await request.get('/api/v1/offline-payment-methods')).json();
  const [method] = methods as { id: number; method_informations: { name: string }[] }[];
  const told = {
    payment_method: 'offline_payment',
    offline_method_id: method!.id,
    offline_fields: method!.method_informations.map(({ name }) => ({ name, value: '778899' })),
  };
  const { order_id: paid } = await post('/customer/order/place', {
    ...where,
    ...contact,
    ...told,
    contact_person_email: 'aziza@example.uz',
    order_type: 'delivery',
    quote_id,
  });
  const desk = await open(browser, { width: 1280, height: 800 }, 'owner');
  await desk.goto(`/console/transfers?order=${paid}`);
  await fill(desk.getByRole('textbox', { name: 'Why it is denied; the customer reads it' }), 'No money with this reference.');
  await desk.getByRole('button', { name: 'Deny' }).click();
  await expect(desk.getByText('Denied', { exact: true })).toBeVisible();
  await page.goto(`/my-orders?orderId=${paid}`);
  await expect(page.getByText('No money with this reference.')).toBeVisible();
  await post('/customer/order/payment-method', { ...told, order_id: paid });
  await desk.getByRole('button', { name: /came$/ }).click();
  await expect(desk.getByText('The money came')).toBeVisible();
  await tablet.goto('/store-console');
  await expect(tablet.getByRole('dialog', { name: /^New order/ })).toBeVisible();
  for (const staff of [tablet, desk]) await staff.context().close();
});

async function open(browser: Browser, viewport: ViewportSize, role: 'manager' | 'owner'): Promise<Page> {
  const page = await (await browser.newContext({ viewport, hasTouch: role === 'manager' })).newPage();
  await signInAsStaff(page, role);
  return page;
}
