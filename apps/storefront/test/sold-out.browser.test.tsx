import { API } from '@bozor/contract/shop/routes.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ReceivedBill } from '../app/features/orders/received-bill.tsx';
import { SwapProposals } from '../app/features/orders/swap-proposals.tsx';
import { renderShop } from './render-shop.tsx';

const ORDER = 123_456_789;
const adjustment = (minutes: number, state: 'proposed' | 'done' | 'declined' = 'proposed') => ({
  id: 7,
  line: 1,
  kind: 'line_swapped' as const,
  state,
  name: 'Tomatoes',
  pieces: 2,
  replacement: { name: 'Cherry tomatoes', image_full_url: null, tile_hue: 20, total: 30_000 },
  weight: null,
  amount: -10_000,
  answer_until: new Date(Date.now() + minutes * 60_000).toISOString(),
});
const card = page.getByRole('region', { name: 'Sold out: Tomatoes' });

test('what comes instead stands with its price, the difference and the time that is left', async () => {
  await renderShop(<SwapProposals orderId={ORDER} adjustments={[adjustment(2.5)]} />);
  await expect.element(card.getByText('Cherry tomatoes × 2')).toBeVisible();
  await expect.element(card.getByText(/30.000/)).toBeVisible();
  await expect.element(card.getByText(/You pay .*10.000.* less/)).toBeVisible();
  await expect.element(card.getByText('3 minutes left to answer. Then your choice at the checkout decides.')).toBeVisible();
});

test('the answer goes with the proof of a visitor without the account, once however often it is pressed', async () => {
  const { server } = await renderShop(<SwapProposals orderId={ORDER} adjustments={[adjustment(2)]} proof={{ token: 'signed' }} />);
  const release = server.hold(API.orders.answerSwap);
  await card.getByRole('button', { name: 'Take it' }).click();
  await card.getByRole('button', { name: 'Leave it out' }).click({ force: true });
  release();
  await expect
    .poll(() => server.received(API.orders.answerSwap).map(({ body }) => body))
    .toEqual([{ token: 'signed', order_id: ORDER, adjustment_id: 7, agree: true }]);
});

test('once the time is over, and once it is answered, nothing can be answered any more', async () => {
  await renderShop(<SwapProposals orderId={ORDER} adjustments={[adjustment(-1), { ...adjustment(2, 'declined'), id: 8 }]} />);
  await expect.element(card.getByText('The time to answer is over. Your choice at the checkout decides.')).toBeVisible();
  expect(page.getByRole('button').elements()).toEqual([]);
});

test('the bill has a real weight beside the ordered one, and that nothing is paid above what was paid', async () => {
  const weighed = { ...adjustment(-1, 'done'), kind: 'line_weighed' as const, pieces: 0, replacement: null, amount: 0 };
  const weights = [
    { ordered: 2000, weighed: 1850, charged: 1850 },
    { ordered: 1000, weighed: 1100, charged: 1000 },
  ];
  const adjustments = weights.map((weight, id) => ({ ...weighed, id, weight }));
  await renderShop(<ReceivedBill order={{ adjustments, order_amount: 68_000, received_amount: 65_000 }} />);
  await expect.element(page.getByText(/^Weighed: \W*Tomatoes\W+1\W850\W+g instead of \W*2\W000\W+g$/u)).toBeVisible();
  await expect.element(page.getByText(/^Weighed: \W*Tomatoes\W+1\W100\W+g instead of \W*1\W000\W+g$/u)).toBeVisible();
  expect(page.getByText('You have paid, so you do not pay for more than you ordered.').elements()).toHaveLength(1);
});

test('the bill has what was received beside what was ordered', async () => {
  const order = { adjustments: [adjustment(-1, 'done')], order_amount: 68_000, received_amount: 58_000 };
  await renderShop(<ReceivedBill order={order} />);
  await expect.element(page.getByText('Sold out: Tomatoes × 2')).toBeVisible();
  await expect.element(page.getByText('Instead: Cherry tomatoes')).toBeVisible();
  await expect.element(page.getByText(/68.000/)).toBeVisible();
  await expect.element(page.getByText(/58.000/)).toBeVisible();
});
