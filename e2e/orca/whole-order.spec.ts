import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test as base } from '../reader/desktop.ts';
import { findDetails, findItems } from '../steps/item.ts';
import { expect } from '../steps/shop.ts';
import { cityCentre } from '../steps/visit.ts';
import { listen, readSteps } from './listener.ts';
import { startOrca, type Orca } from './orca.ts';

const test = base.extend<{ readonly orca: Orca }>({
  orca: async ({ desktop }, give) => {
    const orca = await startOrca(desktop);
    await give(orca);
    await orca.stop();
  },
});

const LIST = readFileSync(join(import.meta.dirname, 'whole-order.txt'), 'utf8');
/** Two of these reach the least amount of the coupon and of any store. */
const ENOUGH = 40_000;

test('a whole order by keys alone: each change of subject, each answer of a form and each total is said once', async ({
  page,
  request,
  orca,
}, testInfo) => {
  test.setTimeout(400_000);
  const place = await cityCentre(request);
  const dishes = await findItems(request, place, 'food', (item) => item.has_variations && item.price >= ENOUGH && item.available);
  const dish = await findDetails(request, dishes, ({ food_variations: [group, ...others] }) => {
    return others.length === 0 && group?.type === 'single' && group.values[1]!.optionPrice > 0;
  });
  const by = listen(orca, readSteps(LIST), { item: dish.name, store: dish.store_name });
  try {
    await by.step('the landing page opens', async () => {
      await page.goto('/');
    });
    await by.goTo('Search location');
    await by.step('a place is typed', () => orca.type('Amir Temur 15'));
    await orca.press('Down');
    await by.step('the place is picked', () => orca.press('Return'));
    await by.goTo('Food push button');
    await by.step('the module is chosen', () => orca.press('Return'));
    await by.goTo('Search the shop');
    await orca.type('plov');
    await by.goTo('Clear push button');
    await by.step('the search is emptied', () => orca.press('Return'));
    await by.step('the store is searched', () => orca.type(dish.store_name));
    await by.goTo('{store}', 'Down');
    await by.step('the store opens', () => orca.press('Return'));
    await by.goTo('{item}', 'h');
    await by.goTo('{item} link');
    await by.step('the dish opens', () => orca.press('Return'));
    await by.goTo(dish.food_variations[0]!.values[0]!.label);
    await by.goTo(dish.food_variations[0]!.values[1]!.label, 'Down', 5);
    await by.step('another portion is chosen', () => orca.press('space'));
    await by.goTo('One more push button');
    await by.step('one more is taken', () => orca.press('space'));
    await by.goTo('Add to Cart');
    await by.step('the dish is added', () => orca.press('Return'));
    await orca.press('ctrl+Home');
    await by.goTo('Cart, {count} item');
    await by.step('the cart opens', () => orca.press('Return'));
    await by.goTo('Proceed To Checkout');
    await by.step('the checkout is asked for', () => orca.press('Return'));
    await by.goTo('Guest push button');
    await by.step('the guest goes on', () => orca.press('Return'));
    await by.goTo('Coupon code');
    await orca.type('WRONG');
    await by.step('a wrong coupon is sent', () => orca.press('Return'));
    await orca.press('ctrl+a');
    await orca.type('BOZOR10');
    await by.step('a right coupon is sent', () => orca.press('Return'));
    await by.goTo('Place Order');
    await by.step('the order is refused', () => orca.press('Return'));
    await orca.type('Aziza');
    await by.step('the phone is refused', () => orca.press('Tab'));
    await orca.type('901234567');
    await by.step('the email is refused', () => orca.press('Tab'));
    await orca.type('aziza@example.uz');
    await by.goTo('Place Order');
    await by.step('the order is placed', () => orca.press('Return'));
    await by.goTo('Track Order push button');
    await by.step('the order is tracked', () => orca.press('Return'));
    await by.end();
  } finally {
    const file = testInfo.outputPath('heard.txt');
    writeFileSync(file, by.protocol.join('\n'));
    await testInfo.attach('all that was heard', { path: file, contentType: 'text/plain' });
  }
  expect(by.faults).toEqual([]);
});
