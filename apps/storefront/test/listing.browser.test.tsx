import { API } from '@bozor/contract/shop/routes.ts';
import type { ModuleId } from '@bozor/domain/ids.ts';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { GrowingList } from '../app/features/catalogue/growing-list.tsx';
import { ListingPage } from '../app/features/search/listing-page.tsx';
import { readStored, writeStored } from '../app/platform/storage.ts';
import { listenToAnnouncements } from './announcements.ts';
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

test.each([
  ['food', undefined],
  ['pharmacy', 'veg'],
] as const)('to remove all filters in %s leaves the diet of food at %s', async (module_type, diet) => {
  await renderListing();
  writeStored('module', { id: 1 as ModuleId, module_type, module_name: module_type });
  writeStored('settings', { direction: 'ltr', diet: 'veg' });
  await page.getByRole('button', { name: 'Clear all' }).click();
  await expect.element(chips().first()).not.toBeInTheDocument();
  expect(readStored('settings')?.diet).toBe(diet);
});

describe('more rows that were asked for', () => {
  test('are said as the part of all that is shown, once, and take the focus to the first of them', async () => {
    const later = new EventTarget();
    await renderShop(<Growing later={later} />);
    const heard = listenToAnnouncements();
    expect(page.getByRole('progressbar').elements()).toEqual([]);
    await page.getByRole('button', { name: 'Load more' }).click();
    later.dispatchEvent(new Event('rows'));
    await expect.element(page.getByRole('link', { name: 'Row 3' })).toHaveFocus();
    await expect.poll(() => heard.join('. ').match(/\d+ of \d+ shown/g)).toEqual(['4 of 6 shown']);
  });

  test('leave it where it has gone meanwhile', async () => {
    const later = new EventTarget();
    await renderShop(<Growing later={later} />);
    await page.getByRole('button', { name: 'Load more' }).click();
    await page.getByRole('textbox', { name: 'Search' }).click();
    later.dispatchEvent(new Event('rows'));
    await expect.element(page.getByRole('status').filter({ hasText: '4 of 6 shown' })).toBeInTheDocument();
    await expect.element(page.getByRole('textbox', { name: 'Search' })).toHaveFocus();
  });
});

/** A list of two rows; two more, asked for by the button, arrive later. */
function Growing({ later }: { readonly later: EventTarget }) {
  const [rows, setRows] = useState(['Row 1', 'Row 2']);
  const loadMore = () => later.addEventListener('rows', () => setRows([...rows, 'Row 3', 'Row 4']), { once: true });
  return (
    <>
      <input aria-label="Search" />
      <GrowingList list={{ ...LIST, rows, loadMore }} skeleton={null} emptyAction={null} empty="None" growsByHand>
        {(shown) => (
          <ul>
            {shown.map((row) => (
              <li key={row}>
                <a href="#row">{row}</a>
              </li>
            ))}
          </ul>
        )}
      </GrowingList>
    </>
  );
}

const LIST = {
  reply: { total_size: 6 },
  status: 'success',
  hasMore: true,
  isLoadingMore: false,
  hasFailedMore: false,
  isPrevious: false,
  retry: () => undefined,
} as const;
