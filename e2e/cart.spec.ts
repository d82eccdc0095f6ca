import { drawer, openCart, toastWith, stepper } from './steps/cart.ts';
import { fillCart } from './steps/checkout.ts';
import { mockDetails, findItems, itemDialog, openItem } from './steps/item.ts';
import { expect, test } from './steps/shop.ts';
import type { Place } from './steps/visit.ts';
import { goBack, waitForHistoryEntry, visit } from './steps/visitor.ts';

let place: Place;
test.beforeEach(async ({ enter }) => {
  place = await enter('grocery');
});

const isPlain = (item: { has_variations: boolean; stock: number | null }) => !item.has_variations && (item.stock ?? 0) > 5;

test('says that the cart is empty and leads on [cart-01, cart-02]', { tag: '@every-browser' }, async ({ page }) => {
  await page.goto('/about-us');
  const cart = await openCart(page);
  await expect(cart.getByText('Your cart is empty', { exact: true })).toBeVisible();
  await expect(cart.getByText('No items added in your cart. Please add product to your cart list.', { exact: true })).toBeVisible();
  await expect(cart.getByRole('button', { name: 'Close' })).toBeVisible();
  await cart.getByRole('button', { name: 'Continue Shopping' }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(drawer(page)).toBeHidden();
});

test('requests the checkout while a filled cart is open', async ({ page, request }) => {
  const [item] = await findItems(request, place, 'grocery', isPlain);
  await fillCart(page, place, 'grocery', { item_id: item!.id });
  await visit(page, '/home');
  const prefetched = page.waitForRequest(/\/checkout\.data\?/);
  await openCart(page);
  await prefetched;
});

test('closes the drawer also when its way on is pressed the moment it is there [cart-02]', async ({ page }) => {
  await visit(page, '/about-us');
  await page.evaluate(() => {
    const wayOn = () =>
      [...document.querySelectorAll<HTMLElement>('[role=dialog] button')].find(({ textContent }) => textContent === 'Continue Shopping');
    new MutationObserver((_, watching) => {
      const button = wayOn();
      if (!button) return;
      watching.disconnect();
      setTimeout(() => button.click());
    }).observe(document.body, { childList: true, subtree: true });
  });
  await page.getByRole('banner').getByRole('button', { name: /^Cart/ }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(drawer(page)).toBeHidden();
});

test(
  'changes, deletes and restores a line of the drawer, and prompts a guest for guest checkout or sign-in [cart-03, cart-07, cart-08, cart-10, cart-14, cart-15, cart-22]',
  { tag: '@every-browser' },
  async ({ page, request }) => {
    const [item] = await findItems(request, place, 'grocery', isPlain);
    const dialog = await openItem(page, item!);
    await dialog.getByRole('button', { name: 'Add to Cart' }).click();
    await expect(dialog).toBeHidden();
    const cart = await openCart(page);
    const line = stepper(cart, item!.name);
    await line.getByRole('button', { name: 'One more' }).click();
    await expect(toastWith(page, 'Updated successfully.')).toBeVisible();
    await expect(cart.getByText('Subtotal')).toBeVisible();

    await cart.getByRole('button', { name: item!.name, exact: true }).click();
    await expect(itemDialog(page, item!.name)).toBeVisible();
    await goBack(page);
    await expect(itemDialog(page, item!.name)).toBeHidden();
    await expect(cart).toBeVisible();

    await line.getByRole('button', { name: 'One less' }).click();
    await line.getByRole('button', { name: `Remove ${item!.name}` }).click();
    await expect(toastWith(page, 'Cart item remove successfully')).toBeVisible();
    await expect(cart.getByText('Your cart is empty')).toBeVisible();
    await page.locator('[data-toaster]').getByRole('button', { name: 'Undo' }).click();
    await expect(line).toContainText('01');

    await cart.getByRole('button', { name: 'Proceed To Checkout' }).click();
    await expect(page.getByRole('heading', { name: 'Do you want to login or continue as a guest?' })).toBeVisible();
  },
);

test("on a phone toasts leave the drawer's header and footer free, and an added item shows none there", async ({ page, request }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const [item] = await findItems(request, place, 'grocery', isPlain);
  const dialog = await openItem(page, item!);
  await dialog.getByRole('button', { name: 'Add to Cart' }).click();
  await expect(toastWith(page, 'Item added to cart')).toBeVisible();
  await page.getByRole('navigation').getByRole('button', { name: /^Cart/ }).click();
  const cart = drawer(page);
  await expect(toastWith(page, 'Item added to cart')).toBeHidden();
  await stepper(cart, item!.name).getByRole('button', { name: 'One more' }).click();
  const toast = page.locator('[data-toaster] > *').filter({ hasText: 'Updated successfully.' });
  await expect(toast).toBeVisible();
  for (const free of [
    cart.getByRole('heading', { name: 'Shopping Cart' }),
    cart.getByRole('button', { name: 'Close' }),
    cart.getByRole('button', { name: 'Proceed To Checkout' }),
  ]) {
    await expect(async () => expect(overlaps((await toast.boundingBox())!, (await free.boundingBox())!)).toBe(false)).toPass();
  }
});

interface Box {
  readonly y: number;
  readonly height: number;
}
const overlaps = (one: Box, other: Box) => one.y < other.y + other.height && other.y < one.y + one.height;

test("asks before it removes another store's items [cart-17, cart-18, item-06]", async ({ page, request }) => {
  const items = await findItems(request, place, 'grocery', isPlain);
  const first = items[0]!;
  const other = items.find(({ store_id }) => store_id !== first.store_id)!;
  await (await openItem(page, first)).getByRole('button', { name: 'Add to Cart' }).click();
  await expect(toastWith(page, 'Item added to cart')).toBeVisible();
  await (await openItem(page, other)).getByRole('button', { name: 'Add to Cart' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(
    'You have item from another store in cart. If you continue, your all previous item from cart will be removed and this one will be added.',
  );
  await question.getByRole('button', { name: 'Continue' }).click();
  await expect(toastWith(page, 'Your cart has been cleared successfully. And selected item added to the cart.')).toBeVisible();
  const cart = await openCart(page);
  await expect(cart.getByRole('article', { name: other.name })).toBeVisible();
  await expect(cart.getByRole('article', { name: first.name })).toHaveCount(0);
});

test('stops at the stock and at the item’s maximum [cart-23, cart-24, cart-25]', async ({ page, request }) => {
  const [item] = await findItems(request, place, 'grocery', isPlain);
  for (const [different, message] of [
    [{ stock: 2, available_stock: 2, maximum_cart_quantity: 3 }, 'Out of Stock'],
    [{ stock: 9, available_stock: 9, maximum_cart_quantity: 2 }, 'Out of Limits'],
  ] as const) {
    await mockDetails(page, different);
    const dialog = await openItem(page, item!);
    const quantity = stepper(dialog, 'Quantity');
    await expect(quantity.getByRole('button', { name: 'One less' })).toBeDisabled();
    await quantity.getByRole('button', { name: 'One more' }).click();
    await quantity.getByRole('button', { name: 'One more' }).click();
    await expect(toastWith(page, message)).toBeVisible();
    await expect(quantity).toContainText('02');
  }
});

test('a card shows Add, then a stepper that folds up once the mouse has left it [card-05] [cart-30]', async ({ page }) => {
  await visit(page, '/home');
  const plus = page.getByRole('button', { name: /^Add .+ to the cart$/ }).first();
  const name = (await plus.getAttribute('aria-label'))!.replace(/^Add (.+) to the cart$/, '$1');
  // Another store may sell an item of the same name, whose card still shows Add.
  const address = await page
    .getByRole('article')
    .filter({ has: page.getByRole('button', { name: `Add ${name} to the cart` }) })
    .first()
    .getByRole('link', { name })
    .getAttribute('href');
  const cards = page.getByRole('article').filter({ has: page.locator(`a[href="${address}"]`) });
  await plus.hover();
  await plus.click();
  await expect(stepper(page, name)).toBeVisible();
  await page.mouse.move(2, 2);
  await expect(stepper(page, name)).toBeHidden();
  await expect(page.getByRole('button', { name: `${name}: 1 in the cart. Change` }).first()).toBeVisible();
  await page.reload();
  await expect(stepper(page, name)).toContainText('01');
  await expect(cards.first()).toBeVisible();
  await expect(cards.getByRole('button', { name: `Add ${name} to the cart` })).toHaveCount(0);
});

test('stays open on the next page when it is pressed in the moment the page changes', async ({ page }) => {
  await visit(page, '/about-us');
  await (await openCart(page)).getByRole('button', { name: 'Close' }).click();
  await expect(drawer(page)).toBeHidden();
  // The address is already the new one, the page still the old one.
  await page.evaluate(() => {
    const push = history.pushState;
    history.pushState = function (...entry) {
      history.pushState = push;
      push.apply(this, entry);
      [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Cart')!.click();
    };
  });
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Home' }).click();
  await waitForHistoryEntry(page, 'overlay');
  await expect(page.locator('main a[href^="/category/"]').first()).toBeAttached();
  await expect(drawer(page)).toBeVisible();
  await expect(page).toHaveURL(/\/home$/);
  await goBack(page);
  await expect(drawer(page)).toBeHidden();
  await expect(page).toHaveURL(/\/home$/);
});

test('going back from the question at the checkout leads to the cart, not past it', async ({ page, request }) => {
  const [item] = await findItems(request, place, 'grocery', isPlain);
  await fillCart(page, place, 'grocery', { item_id: item!.id });
  await visit(page, '/about-us');
  const cart = await openCart(page);
  await cart.getByRole('button', { name: 'Proceed To Checkout' }).click();
  const question = page.getByRole('dialog', { name: 'Do you want to login or continue as a guest?' });
  await expect(question).toBeVisible();
  await expect(page).toHaveURL(/\/checkout\?page=cart$/);
  await goBack(page);
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/about-us$/);
  await expect(cart).toBeVisible();
});
