import { API } from '@bozor/contract/shop/routes.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MyOrders } from '../app/features/orders/my-orders.tsx';
import { PriceProposal } from '../app/features/orders/price-proposal.tsx';
import { renderShop } from './render-shop.tsx';
import { replyOf } from './samples.ts';

const ORDER = 123_456_789;
const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
const proposal = (minutes: number) => ({ before: 6_330, amount: 81_330, agree_until: inMinutes(minutes) });
const panel = page.getByRole('region', { name: 'Price of your prescription' });

test('a proposed price stands beside the one before, with the time that is left', async () => {
  await renderShop(<PriceProposal orderId={ORDER} proposal={proposal(14.5)} />);
  await expect.element(panel.getByText(/6.330/)).toBeVisible();
  await expect.element(panel.getByText(/81.330/)).toBeVisible();
  await expect.element(panel.getByText('15 minutes left to answer. Then the order is canceled.')).toBeVisible();
});

test('agreeing sends the price that was seen, with the proof of a visitor without the account', async () => {
  const { server } = await renderShop(<PriceProposal orderId={ORDER} proposal={proposal(14)} proof={{ token: 'signed' }} />);
  await panel.getByRole('button', { name: 'Agree' }).click();
  await expect
    .poll(() => server.received(API.orders.answerPrice)[0]?.body)
    .toEqual({ token: 'signed', order_id: ORDER, agree: true, order_amount: 81_330 });
});

test('declining sends no price, and one answer is sent however often both are pressed', async () => {
  const { server } = await renderShop(<PriceProposal orderId={ORDER} proposal={proposal(14)} />);
  const release = server.hold(API.orders.answerPrice);
  await panel.getByRole('button', { name: 'Decline' }).click();
  await panel.getByRole('button', { name: 'Agree' }).click({ force: true });
  await panel.getByRole('button', { name: 'Decline' }).click({ force: true });
  release();
  await expect.poll(() => server.received(API.orders.answerPrice).map(({ body }) => body)).toEqual([{ order_id: ORDER, agree: false }]);
});

test('once the time is over nothing can be answered any more', async () => {
  await renderShop(<PriceProposal orderId={ORDER} proposal={proposal(-1)} />);
  await expect.element(panel.getByText('The time to answer is over. The order is being canceled.')).toBeVisible();
  await expect.element(panel.getByRole('button')).not.toBeInTheDocument();
});

test("the order's page asks for the answer while the price is proposed", async () => {
  const shown = { id: ORDER, order_status: 'price_proposed', price_proposal: proposal(14) } as const;
  await renderShop(<MyOrders />, {
    address: `/my-orders?orderId=${ORDER}`,
    answers: (server) => server.answer(API.orders.details, replyOf(API.orders.details, shown)),
  });
  await expect.element(panel.getByRole('button', { name: 'Agree' })).toBeVisible();
});
