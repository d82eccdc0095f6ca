import { API } from '@bozor/contract/shop/routes.ts';
import type { OrderDetails } from '@bozor/contract/shop/orders/order-shapes.ts';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { AdSlide } from '../app/features/ads/ad-slide.tsx';
import { CampaignCard } from '../app/features/campaigns/campaign-card.tsx';
import { CampaignPage } from '../app/features/campaigns/campaign-page.tsx';
import { OrderRefund } from '../app/features/orders/order-refund.tsx';
import { renderShop } from './render-shop.tsx';
import { replyOf } from './samples.ts';
import type { ShopServer } from './shop-server.ts';

const END = /and that is the end of it/;
const LONG = `Everything that can be said about it in one sentence which does not fit into a card, and that is the end of it`;

const [campaign] = replyOf(API.promotions.campaigns).campaigns;
const [ad] = replyOf(API.promotions.advertisements).ads;
const nothing = () => undefined;
const STILL = { isAlone: true, eager: true, isPlaying: false, onPlay: nothing, onPause: nothing, onEnd: nothing };
const refund: OrderDetails['refunds'][number] = {
  id: 1,
  kind: 'whole',
  way: 'wallet',
  lines: [],
  reason: LONG,
  note: null,
  images_full_url: [],
  status: 'rejected',
  store_note: null,
  requested_at: '2026-11-20T10:00:00Z',
  amount: 1_000,
};

test.each<[string, ReactNode, ((server: ShopServer) => void)?]>([
  ['a campaign in the list', <CampaignCard key="card" campaign={{ ...campaign!, description: LONG }} isFirst />],
  ['an advertisement, above the link that covers it', <AdSlide key="ad" ad={{ ...ad!, description: LONG }} {...STILL} />],
  [
    'a campaign on its page',
    <CampaignPage key="page" idOrSlug="spring" />,
    (server) => server.answer(API.promotions.campaign, replyOf(API.promotions.campaign, { description: LONG })),
  ],
  ['the reason of a refund', <OrderRefund key="reason" refund={refund} />],
  ['the answer to a refund', <OrderRefund key="answer" refund={{ ...refund, reason: 'Cold', store_note: LONG }} />],
])('%s is cut, opens with Read more and closes with Show less [app-08]', async (_name, part, answers) => {
  await renderShop(part, { ...(answers && { answers }) });
  await expect.element(page.getByText(/Everything that can be said/)).toBeVisible();
  await expect.element(page.getByText(END)).not.toBeInTheDocument();
  await page.getByRole('button', { name: 'Read more' }).click();
  await expect.element(page.getByText(END)).toBeVisible();
  await page.getByRole('button', { name: 'Show less' }).click();
  await expect.element(page.getByText(END)).not.toBeInTheDocument();
});
