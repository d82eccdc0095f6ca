import { API } from '@bozor/contract/shop/routes.ts';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { ListingPage } from '../app/features/search/listing-page.tsx';
import { renderShop } from './render-shop.tsx';

const FILTERED = '/home?data_type=searched&search=plov&min_price=5000&max_price=90000&rating_count=4';
const chips = () => page.getByRole('button', { name: /^Remove / });

async function renderListing() {
  return await renderShop(
    <main id="main">
      <ListingPage />
    </main>,
    { address: FILTERED },
  );
}

test('a filter that is removed by key gives the focus to the next one, and the last to the title', async () => {
  const { server } = await renderListing();
  await expect.poll(() => chips().elements().length).toBe(3);
  const [first, second] = chips().elements() as HTMLElement[];
  const next = second!.getAttribute('aria-label') ?? second!.textContent;
  first!.focus();
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => chips().elements().length).toBe(2);
  await expect.poll(() => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent).toBe(next);
  await userEvent.keyboard('{Enter}');
  await expect.poll(() => chips().elements().length).toBe(1);
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus();
  await expect.poll(() => [...(server.received(API.search.listing).at(-1)?.query.keys() ?? [])]).not.toContain('min_price');
  expect(window.location.search).not.toMatch(/price|rating/);
});

test('all filters are removed at once, and what is searched for stays', async () => {
  await renderListing();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.element(chips().first()).not.toBeInTheDocument();
  expect(window.location.search).toContain('search=plov');
  expect(window.location.search).not.toMatch(/price|rating/);
});
