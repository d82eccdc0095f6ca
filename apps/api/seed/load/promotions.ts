import type { PoolClient } from 'pg';
import { ADVERTISEMENTS } from '../promotions/advertisements.ts';
import { BANNERS, SECTION_BANNERS, type BannerSeed } from '../promotions/banners.ts';
import { PARCEL_VIDEO_SECTION, WHY_CHOOSE } from '../promotions/parcel.ts';
import { REVIEW_MENUS } from '../promotions/review-menus.ts';
import { categories } from '../products/categories.ts';
import { pictures } from '../pictures.ts';
import { ZONES } from '../geo/zones.ts';
import { STORES } from '../stores/stores.ts';
import type { MenuItem } from '../stores/menu.ts';
import { signFile } from '../stores/signs.ts';
import { daysFrom } from './days.ts';
import { demoFile, demoPicture } from './demo-media.ts';
import { idOf, insertKeyed, insertRows } from './insert.ts';
import type { ReferenceIds } from './item-to-load.ts';
import { spelled } from './spelling.ts';

/** Inserts banners, the sections of the parcel page and advertisements. */
export async function loadPromotions(
  client: PoolClient,
  { city, catalogue, stores }: ReferenceIds,
  menu: readonly MenuItem[],
  itemIds: ReadonlyMap<string, number>,
  now: Date,
): Promise<void> {
  await insertRows(
    client,
    'banners',
    BANNERS.flatMap((banner, position) =>
      targetsOf(banner, menu).map(({ zone, store, item, link }) => ({
        module_id: idOf(city.modules, banner.module),
        zone_id: zone ? idOf(city.zones, zone) : null,
        type: store ? 'store_wise' : item ? 'item_wise' : 'default',
        title: spelled(banner.title),
        subtitle: spelled(banner.subtitle),
        image: demoPicture(banner.picture),
        hue: pictures[banner.picture].hue,
        link: link ?? null,
        store_id: store ? idOf(stores, store) : null,
        item_id: item ? idOf(itemIds, item) : null,
        position,
        featured: banner.featured ?? false,
      })),
    ),
  );
  await insertRows(
    client,
    'section_banners',
    SECTION_BANNERS.map((banner, position) => ({
      module_id: idOf(city.modules, banner.module),
      section: banner.section,
      title: spelled(banner.title),
      image: demoPicture(banner.picture),
      hue: pictures[banner.picture].hue,
      link: banner.link ?? null,
      position,
    })),
  );
  await loadReviewMenus(client, city, catalogue);
  await loadParcelPage(client, idOf(city.modules, 'parcel'));
  await insertRows(
    client,
    'advertisements',
    ADVERTISEMENTS.map((advertisement, position) => {
      const store = STORES.find(({ key }) => key === advertisement.store);
      if (!store) throw new Error(`${advertisement.store} advertises but is no store`);
      return {
        store_id: idOf(stores, store.key),
        add_type: advertisement.video ? 'video_promotion' : 'store_promotion',
        title: spelled(advertisement.title),
        description: spelled(advertisement.description),
        cover_image: demoPicture(store.cover),
        profile_image: demoFile(signFile(store)),
        video: advertisement.video ? demoFile(advertisement.video) : null,
        is_rating_active: advertisement.showsRating,
        is_review_active: advertisement.showsReviews,
        position,
        starts_at: daysFrom(now, -10),
        ends_at: daysFrom(now, 50),
      };
    }),
  );
}

interface Target {
  readonly zone?: string;
  readonly store?: string;
  readonly item?: string;
  readonly link?: string;
}

function targetsOf(banner: BannerSeed, menu: readonly MenuItem[]): Target[] {
  const { target } = banner;
  if ('link' in target) return [{ link: target.link }];
  const category = 'storeWith' in target ? target.storeWith : target.itemFrom;
  return ZONES.flatMap(({ key: zone }) => {
    const best = menu
      .filter((item) => item.store.module === banner.module && item.store.zone === zone && isInCategory(category, item))
      .reduce<MenuItem | undefined>((top, item) => (top && wantedness(top) >= wantedness(item) ? top : item), undefined);
    if (!best) return [];
    return 'storeWith' in target ? { zone, store: best.store.key } : { zone, item: best.slug };
  });
}

/** Returns whether an item is in a category or one of its children. */
export function isInCategory(category: string, { product }: Pick<MenuItem, 'product'>): boolean {
  return product.category === category || categories.some(({ key, parent }) => key === product.category && parent === category);
}

/** Stores that are always open first, so that a banner never leads to a closed store. */
function wantedness({ store, appeal, stock }: MenuItem): number {
  return (store.hours === 'round' ? 1000 : 0) + store.fame * 10 + appeal + (stock > 0 ? 5 : 0);
}

async function loadParcelPage(client: PoolClient, parcelId: number): Promise<void> {
  await insertRows(
    client,
    'why_choose_banners',
    WHY_CHOOSE.map(({ title, description, picture }, position) => ({
      module_id: parcelId,
      title: spelled(title),
      short_description: spelled(description),
      image: demoPicture(picture),
      position,
    })),
  );
  await insertRows(client, 'video_sections', [
    {
      module_id: parcelId,
      banner_type: 'image',
      title: spelled(PARCEL_VIDEO_SECTION.title),
      image: demoPicture(PARCEL_VIDEO_SECTION.picture),
      contents: PARCEL_VIDEO_SECTION.steps.map(({ title, description }) => ({ title: spelled(title), description: spelled(description) })),
    },
  ]);
}

async function loadReviewMenus(client: PoolClient, city: ReferenceIds['city'], catalogue: ReferenceIds['catalogue']): Promise<void> {
  const menus = await insertKeyed(
    client,
    'review_menus',
    REVIEW_MENUS.map(({ module, name, newestDays }, position) => ({
      key: `${position}`,
      module_id: idOf(city.modules, module),
      name: spelled(name),
      newest_days: newestDays ?? null,
      position,
    })),
  );
  await insertRows(
    client,
    'review_menu_categories',
    REVIEW_MENUS.flatMap((menu, position) =>
      menu.categories.map((category) => ({ menu_id: idOf(menus, `${position}`), category_id: idOf(catalogue.categories, category) })),
    ),
  );
}
