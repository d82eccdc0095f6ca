import { API } from '@bozor/contract/shop/routes.ts';
import type { Cart } from '@bozor/contract/shop/orders/cart.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AddControl } from '../app/features/cart/add-control.tsx';
import { cartKey } from '../app/features/cart/cart-query.ts';
import { useCollapse } from '../app/features/cart/use-collapse.ts';
import { buildCart, buildCartItem, buildCartLine } from '../app/features/cart/testing/build-cart.ts';
import { renderShop } from './render-shop.tsx';
import { replyOf } from './samples.ts';
import type { ShopServer } from './shop-server.ts';

const LOST = 'Connection lost. Please try again.';
const item = buildCartItem({ name: 'Plov', module_type: 'food', module_id: 1, module: { id: 1, module_type: 'food' } });
const card = { ...replyOf(API.items.popular).products[0]!, ...item } as never;
const cartOf = (quantity: number) => (quantity === 0 ? buildCart() : buildCart(buildCartLine(item, { quantity })));

const withCart = (cart: Cart) => (server: ShopServer) => server.answer(API.cart.list, cart);
const add = page.getByRole('button', { name: 'Add Plov to the cart' });
const more = page.getByRole('button', { name: 'One more' });

async function renderCard(cart: Cart) {
  return await renderShop(<AddControl item={card} size="row" />, { answers: withCart(cart) });
}

async function renderDrawer(cart: Cart) {
  const shop = await renderShop(
    <button type="button" onClick={() => openOverlay('cart')}>
      Cart
    </button>,
    { answers: withCart(cart) },
  );
  await page.getByRole('button', { name: 'Cart' }).click();
  await expect.element(page.getByRole('article', { name: 'Plov' })).toBeVisible();
  return shop;
}

test('a press adds the item at once and sends one request, however often it is pressed', async () => {
  const { server } = await renderCard(cartOf(0));
  server.answer(API.cart.add, cartOf(1));
  const release = server.hold(API.cart.add);
  await add.dblClick();
  await expect.poll(() => server.received(API.cart.add).length).toBe(1);
  release();
  await expect.element(more).toBeVisible();
  expect(server.received(API.cart.add)).toHaveLength(1);
  await expect.poll(() => document.activeElement, { message: 'the focus is lost' }).not.toBe(document.body);
});

test('one press is one message: what was done, how it is undone, and what the cart holds', async () => {
  const { server } = await renderCard(cartOf(0));
  server.answer(API.cart.add, cartOf(1));
  server.answer(API.cart.removeItem, cartOf(0));
  await expect.element(add).toBeVisible();
  const heard = hearLiveRegions();
  await add.click();
  await expect.poll(heard).toEqual([expect.stringMatching(/^Item added to cart1 item in the cart, /)]);
  await page.getByRole('button', { name: 'Remove Plov' }).click();
  await expect.poll(() => heard().at(-1)).toMatch(/^Removed from cart\.Undo: press F6\. 0 items in the cart, /);
  expect(heard()).toHaveLength(2);
});

test('a refused item leaves the cart as it was, says why in the server’s words, and the cart is read again', async () => {
  const { server } = await renderCard(cartOf(0));
  await expect.poll(() => server.received(API.cart.list).length).toBe(1);
  const sentence = server.refuse(API.cart.add, 'out-of-stock', undefined, 'The last plov was eaten.');
  await add.click();
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(add).toBeVisible();
  await expect.poll(() => server.received(API.cart.list).length).toBe(2);
  await expect.element(page.getByText(LOST)).not.toBeInTheDocument();
});

test('without a network the cart stays as it was and says so', async () => {
  const { server } = await renderCard(cartOf(0));
  server.lose(API.cart.add);
  await add.click();
  await expect.element(page.getByText(LOST)).toBeVisible();
  await expect.element(add).toBeVisible();
  server.recover();
  server.answer(API.cart.add, cartOf(1));
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect.element(more).toBeVisible();
});

test('quick presses of the stepper are sent together, the last quantity at last', async () => {
  const { server } = await renderDrawer(cartOf(1));
  server.answer(API.cart.update, ({ body }) => cartOf((body as { quantity: number }).quantity));
  // The code of the changes comes with the first press.
  await more.click();
  await expect.poll(() => server.received(API.cart.update).length).toBe(1);
  await more.tripleClick();
  await expect.poll(() => server.received(API.cart.update).at(-1)?.body).toMatchObject({ cart_id: 11, quantity: 5 });
  expect(server.received(API.cart.update).length).toBeLessThan(4);
});

const dearerOf = (quantity: number) =>
  buildCart(buildCartLine(item, { quantity, dearer_with_one_more: [{ line_id: 11, unit_price: 12_000 }] }));

test('the cart says before a piece is added that the next one makes all dearer', async () => {
  await renderDrawer(dearerOf(5));
  await expect.element(page.getByText(/From the 6th piece: .?12/)).toBeVisible();
});

test('the cart names the other line that one more piece makes dearer', async () => {
  const bread = buildCartItem({ id: 8, slug: 'bread', name: 'Bread' });
  const line = buildCartLine(item, { dearer_with_one_more: [{ line_id: 12, unit_price: 9_000 }] });
  await renderDrawer(buildCart(line, buildCartLine(bread, { id: 12 })));
  await expect.element(page.getByText(/With one more, .?Bread.?: .?9/)).toBeVisible();
});

test('the stepper of a card opens the item instead of adding a piece that makes some dearer', async () => {
  const { server } = await renderCard(dearerOf(5));
  await more.click();
  await expect.element(page.getByRole('dialog')).toBeVisible();
  expect(server.received(API.cart.update)).toHaveLength(0);
});

test('a refused quantity goes back to the one before', async () => {
  const { server } = await renderDrawer(cartOf(2));
  const sentence = server.refuse(API.cart.update, 'out-of-limits', undefined, 'No more than two.');
  await more.click();
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.poll(() => page.getByRole('group', { name: 'Plov' }).element().textContent).toContain('2');
});

test('a line that is removed is gone at once and on the server', async () => {
  const { server } = await renderDrawer(cartOf(1));
  server.answer(API.cart.removeItem, cartOf(0));
  await page.getByRole('button', { name: 'Remove Plov' }).click();
  await expect.element(page.getByRole('article', { name: 'Plov' })).not.toBeInTheDocument();
  await expect.poll(() => server.received(API.cart.removeItem).length).toBe(1);
  expect(server.received(API.cart.removeItem)[0]!.query.get('cart_id')).toBe('11');
});

test.each([
  ['a quantity', API.cart.update, 2, more],
  ['a removal', API.cart.removeItem, 1, page.getByRole('button', { name: 'Remove Plov' })],
] as const)('%s that is refused or lost leaves the line as it was, and says why', async (_what, endpoint, before, control) => {
  const { server } = await renderDrawer(cartOf(before));
  const line = page.getByRole('article', { name: 'Plov' });
  const quantity = () => page.getByRole('group', { name: 'Plov' }).element().textContent;
  const sentence = server.refuse(endpoint, 'conflict', undefined, 'The store has just closed.');
  await control.click();
  await expect.element(page.getByText(sentence)).toBeVisible();
  await expect.element(page.getByText(LOST)).not.toBeInTheDocument();
  await expect.element(line).toBeVisible();
  await expect.poll(quantity).toContain(String(before));
  server.recover();
  server.lose(endpoint);
  await control.click();
  await expect.element(page.getByText(LOST)).toBeVisible();
  await expect.element(line).toBeVisible();
  await expect.poll(quantity).toContain(String(before));
});

test('a cart that could not be emptied without a network says so', async () => {
  const { server } = await renderCard(buildCart(buildCartLine(buildCartItem({ id: 8, name: 'Soup', store_id: 4 }))));
  server.lose(API.cart.clear);
  await add.click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect.element(page.getByText(LOST)).toBeVisible();
  expect(server.received(API.cart.add)).toHaveLength(0);
});

test('a line that was removed comes back by a press on Undo', async () => {
  const { server } = await renderDrawer(cartOf(1));
  server.answer(API.cart.removeItem, cartOf(0));
  await page.getByRole('button', { name: 'Remove Plov' }).click();
  await expect.poll(() => server.received(API.cart.removeItem).length).toBe(1);
  server.answer(API.cart.add, cartOf(1));
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => server.received(API.cart.add).length).toBe(1);
  await expect.element(page.getByRole('article', { name: 'Plov' })).toBeVisible();
});

test('a changed cart makes the same cart in another language stale', async () => {
  const { server, queries } = await renderCard(cartOf(0));
  await expect.poll(() => server.received(API.cart.list).length).toBe(1);
  const inUzbek = cartKey(1, 'uz');
  queries.setQueryData(inUzbek, cartOf(0));
  server.answer(API.cart.add, cartOf(1));
  await add.click();
  await expect.poll(() => queries.getQueryState(inUzbek)?.isInvalidated).toBe(true);
  expect(queries.getQueryState(cartKey(1, 'en'))?.isInvalidated).toBe(false);
});

test('an item of another store asks for confirmation, then empties the cart and adds the item', async () => {
  const soup = buildCartItem({
    id: 8,
    name: 'Soup',
    store_id: 4,
    module_type: 'food',
    module_id: 1,
    module: { id: 1, module_type: 'food' },
  });
  const { server } = await renderCard(buildCart(buildCartLine(soup)));
  server.answer(API.cart.clear, cartOf(0));
  server.answer(API.cart.add, cartOf(1));
  await add.click();
  const dialog = page.getByRole('alertdialog');
  await expect.element(dialog).toBeVisible();
  expect(server.received(API.cart.add)).toHaveLength(0);
  const release = server.hold(API.cart.clear);
  await dialog.getByRole('button').last().dblClick();
  release();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.poll(() => server.received(API.cart.add).length).toBe(1);
  expect(server.received(API.cart.clear)).toHaveLength(1);
});

test('a cart that cannot be emptied says why, and nothing is added', async () => {
  const soup = buildCartItem({
    id: 8,
    name: 'Soup',
    store_id: 4,
    module_type: 'food',
    module_id: 1,
    module: { id: 1, module_type: 'food' },
  });
  const { server } = await renderCard(buildCart(buildCartLine(soup)));
  const sentence = server.refuse(API.cart.clear, 'conflict');
  await add.click();
  await page.getByRole('alertdialog').getByRole('button').last().click();
  await expect.element(page.getByText(sentence)).toBeVisible();
  expect(server.received(API.cart.add)).toHaveLength(0);
});

function Collapsing() {
  const { isOpen, open, watch } = useCollapse({ isSteady: false });
  return (
    <>
      <p {...watch}>{isOpen ? 'Expanded' : 'Collapsed'}</p>
      <button type="button" onClick={open}>
        The cart answers
      </button>
    </>
  );
}

test('a control that the cart opens after the mouse has left collapses again', async () => {
  await renderShop(<Collapsing />);
  const answer = page.getByRole('button', { name: 'The cart answers' });
  await page.getByText('Expanded').hover();
  await answer.hover();
  await expect.element(page.getByText('Collapsed')).toBeVisible();
  await answer.click();
  await expect.element(page.getByText('Expanded')).toBeVisible();
  await expect.element(page.getByText('Collapsed')).toBeVisible();
});

/** Texts of the page's live regions from now on, one after the other. They stand empty before. */
function hearLiveRegions(): () => readonly string[] {
  const heard: string[] = [];
  const listen = () => {
    const text = [...document.querySelectorAll('[aria-live=polite]')].map((region) => region.textContent).join('');
    if (text !== '' && text !== heard.at(-1)) heard.push(text);
  };
  new MutationObserver(listen).observe(document.body, { childList: true, characterData: true, subtree: true });
  return () => heard;
}
