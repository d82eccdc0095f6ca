import type { ItemDetails } from '@bozor/contract/shop/catalogue/item-details.ts';
import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from './steps/shop.ts';
import { cityCentre, type ModuleType, type Place } from './steps/visit.ts';

/** Pages of each module. */
const PAGES = 10;
const CRAWL_MS = 120_000;

interface Shown {
  readonly slug: string;
  readonly price: string;
  readonly before: string | null;
  readonly badge: string | null;
}

/** Every card of an item on the page, with the figures that stand on it. */
const shownOn = (page: Page): Promise<readonly Shown[]> =>
  page.locator('article:has([data-size] > bdi):has(a[href*="/product/"])').evaluateAll((cards) =>
    cards.map((card) => ({
      slug: decodeURIComponent(new URL(card.querySelector<HTMLAnchorElement>('a[href*="/product/"]')!.href).pathname.split('/').at(-1)!),
      price: card.querySelector('[data-size] > bdi')!.textContent,
      before: card.querySelector('[data-size] > s > bdi')?.textContent ?? null,
      badge: [...card.querySelectorAll('bdi')].find(({ textContent }) => textContent.startsWith('−'))?.textContent ?? null,
    })),
  );

/** The item of a product page with the price that stands under its name; undefined where its variations cost differently. */
async function chosenOn(page: Page): Promise<Shown | undefined> {
  const slug = /^\/product\/([^/?]+)/.exec(new URL(page.url()).pathname)?.[1];
  if (!slug) return undefined;
  const price = page.locator('main [data-size="large"], main [data-size="detail"]').first();
  const figures = await price.locator('bdi').allTextContents();
  const [now = '', before = null] = figures;
  return now.includes('–') ? undefined : { slug: decodeURIComponent(slug), price: now, before, badge: null };
}

/** Pages of this module that the page links to and that list items. */
const linksOn = (page: Page, moduleId: number): Promise<readonly string[]> =>
  page.locator('main a[href]').evaluateAll((links, id) => {
    const isList = /^\/(home|store|product|category|flash-sales|campaigns)/;
    return (links as HTMLAnchorElement[])
      .map(({ href }) => new URL(href))
      .filter(({ origin, pathname }) => origin === location.origin && isList.test(pathname))
      .filter(({ searchParams }) => [null, String(id)].includes(searchParams.get('module_id')))
      .map(({ pathname, search }) => pathname + search);
  }, moduleId);

const amountOf = (text: string) => Number(text.replaceAll(/\D/g, ''));

async function detailsOf(request: APIRequestContext, slug: string, headers: Record<string, string>): Promise<ItemDetails | undefined> {
  const answer = await request.get(`/api/v1/items/details/${encodeURIComponent(slug)}`, { headers });
  return answer.ok() ? answer.json() : undefined;
}

/** A badge has one decimal at most and never promises more than is saved. */
const isRoundedDown = (shown: number, exact: number) => shown <= exact + 1e-9 && shown > exact - 0.1;

/** Sentences for the figures of a card that are not the item's. */
function wrongFigures(shown: Shown, item: ItemDetails, isPage: boolean): readonly string[] {
  const { price, before, badge } = shown;
  const { discounted_price: now, reference_price: reference, lowest_price_30_days: lowest, discount_chip: chip } = item;
  const saved = reference === null ? 0 : ((reference - now) / reference) * 100;
  return [
    amountOf(price) !== now && `costs ${now}, shown is ${price}`,
    (before === null ? null : amountOf(before)) !== reference && `cost ${reference} before, shown is ${before}`,
    reference !== null && lowest !== null && reference > lowest && `strikes out ${reference}, above the lowest price of ${lowest}`,
    chip !== null && badge === null && !isPage && `costs ${chip.discount} less, shown is no badge`,
    badge !== null &&
      badge.endsWith('%') &&
      !isRoundedDown(Number(badge.slice(1, -1)), saved) &&
      `is ${saved.toFixed(1)} % cheaper, shown is ${badge}`,
    badge !== null && reference === null && `is not cheaper, shown is ${badge}`,
  ].filter((wrong) => wrong !== false);
}

let place: Place;
test.beforeAll(async ({ request }) => {
  place = await cityCentre(request);
});

for (const module of ['food', 'grocery', 'pharmacy', 'ecommerce'] as const satisfies readonly ModuleType[])
  test(`each card on ${PAGES} pages of ${module} shows the price, the price before and the reduction of its item`, async ({
    page,
    request,
    enter,
  }) => {
    test.setTimeout(CRAWL_MS);
    await enter(module);
    const headers = { zoneid: `[${place.zoneId}]`, moduleid: String(place.modules[module]) };
    const known = new Map<string, ItemDetails | undefined>();
    const queue = ['/home', '/home?data_type=all'];
    const seen = new Set(queue);
    const wrong: string[] = [];
    let pages = 0;
    while (queue.length > 0 && pages < PAGES) {
      // Pages of items list few others: every fifth page is one.
      const wanted = pages % 5 === 4;
      const [path] = queue.splice(
        Math.max(
          0,
          queue.findIndex((each) => each.startsWith('/product/') === wanted),
        ),
        1,
      ) as [string];
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
      const cards = await shownOn(page);
      const chosen = await chosenOn(page);
      pages += 1;
      for (const shown of chosen ? [chosen, ...cards] : cards) {
        if (!known.has(shown.slug)) known.set(shown.slug, await detailsOf(request, shown.slug, headers));
        const item = known.get(shown.slug);
        const sentences = item ? wrongFigures(shown, item, shown === chosen) : ['is not sold'];
        wrong.push(...sentences.map((sentence) => `${path}: ${shown.slug} ${sentence}`));
      }
      for (const link of await linksOn(page, place.modules[module])) if (!seen.has(link)) queue.push([...seen.add(link)].at(-1)!);
    }
    expect(wrong).toEqual([]);
    expect(pages).toBe(PAGES);
    expect(known.size).toBeGreaterThan(4 * PAGES);
  });
