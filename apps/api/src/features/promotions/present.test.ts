import { describe, expect, test } from 'vitest';
import { presentAdvertisement, presentBanner, presentCashback, presentSectionBanners, presentVideoSection } from './present.ts';

type Row<Present extends (row: never, ...rest: never[]) => unknown> = Parameters<Present>[0];
type Section = Row<typeof presentSectionBanners>[number];

describe('section banners', () => {
  const banner = (section: Section['section'], fields: Partial<Section> = {}): Section => ({
    id: 1,
    section,
    title: section,
    image: `${section}.webp`,
    hue: 101,
    link: null,
    ...fields,
  });

  test('each fixed section has the first of its banners, the slider all of its own', () => {
    const rows = [
      banner('bottom'),
      banner('promotional', { id: 7, hue: 42, link: '/home' }),
      banner('best_reviewed'),
      banner('best_reviewed', { image: 'later.webp' }),
      banner('promotional', { id: 8, title: null }),
      banner('new_arrival', { hue: 201 }),
    ];
    expect(presentSectionBanners(rows)).toEqual({
      best_reviewed_section_banner: 'best_reviewed.webp',
      best_reviewed_section_banner_full_url: '/media/best_reviewed.webp',
      best_reviewed_section_banner_title: 'best_reviewed',
      best_reviewed_section_banner_hue: 100,
      new_arrival_section_banner: 'new_arrival.webp',
      new_arrival_section_banner_full_url: '/media/new_arrival.webp',
      new_arrival_section_banner_title: 'new_arrival',
      new_arrival_section_banner_hue: 200,
      bottom_section_banner: 'bottom.webp',
      bottom_section_banner_full_url: '/media/bottom.webp',
      bottom_section_banner_title: 'bottom',
      bottom_section_banner_hue: 100,
      promotional_banner_url: '/media/promotional.webp',
      promotional_banners: [
        { id: 7, title: 'promotional', image_full_url: '/media/promotional.webp', tile_hue: 40, link: '/home' },
        { id: 8, title: null, image_full_url: '/media/promotional.webp', tile_hue: 100, link: null },
      ],
    });
  });

  test('a module without banners has none', () => {
    expect(presentSectionBanners([])).toEqual({
      best_reviewed_section_banner: null,
      best_reviewed_section_banner_full_url: null,
      best_reviewed_section_banner_title: null,
      best_reviewed_section_banner_hue: 0,
      new_arrival_section_banner: null,
      new_arrival_section_banner_full_url: null,
      new_arrival_section_banner_title: null,
      new_arrival_section_banner_hue: 0,
      bottom_section_banner: null,
      bottom_section_banner_full_url: null,
      bottom_section_banner_title: null,
      bottom_section_banner_hue: 0,
      promotional_banner_url: null,
      promotional_banners: [],
    });
  });
});

test('a banner of an item without a picture has none', () => {
  const row: Row<typeof presentBanner> = {
    id: 3,
    type: 'item_wise',
    title: 'Plov',
    subtitle: null,
    image: 'plov.webp',
    hue: 12,
    link: null,
    store: null,
    item: { id: 7, slug: 'plov', name: 'Plov', image: null, module_type: 'food' },
  };
  expect(presentBanner(row)).toMatchObject({ tile_hue: 10, item: { id: 7, image: null, storage: [] } });
  expect(presentBanner({ ...row, item: null }).item).toBeNull();
});

test('a video section has title and description of each of its parts, in the language of the caller', () => {
  const row: Row<typeof presentVideoSection> = {
    banner_type: 'video_content',
    video: null,
    video_file: 'how.mp4',
    image: null,
    contents: [
      { title: { en: 'Pack', ru: 'Упакуйте' }, description: { en: 'A box' } },
      { title: { en: 'Send' }, description: { en: 'A courier' } },
    ],
  };
  expect(presentVideoSection(row, 'ru')).toEqual({
    banner_type: 'video_content',
    banner_video: null,
    banner_video_content_full_url: '/media/how.mp4',
    banner_image_full_url: null,
    banner_contents: [
      { type: 'title', value: 'Упакуйте' },
      { type: 'description', value: 'A box' },
      { type: 'title', value: 'Send' },
      { type: 'description', value: 'A courier' },
    ],
  });
});

describe('an advertisement', () => {
  const row = {
    id: 1,
    add_type: 'store_promotion',
    title: 'Bread',
    description: 'Warm',
    cover_image: 'cover.webp',
    profile_image: null,
    video: null,
    is_rating_active: true,
    is_review_active: false,
    store_id: 3,
    store_slug: 'bakery',
    store_name: 'Bakery',
    hue: 33,
    module_id: 2,
    zone_id: 1,
    lat: 41.31,
    lng: 69.27,
    avg_rating: 4.5,
    rating_count: 10,
    review_count: 4,
    total: 1,
  } as Row<typeof presentAdvertisement>;

  test('says how far its store is in kilometres of road, with two digits', () => {
    // 0.01 degrees of latitude are 1.11 km, 1.3 times as far by road.
    expect(presentAdvertisement(row, { lat: 41.32, lng: 69.27 }).store.distance).toBe(1.45);
    expect(presentAdvertisement(row, undefined).store.distance).toBeNull();
    expect(presentAdvertisement({ ...row, lat: 91 }, { lat: 41.32, lng: 69.27 }).store.distance).toBeNull();
  });

  test('shows rating and reviews as its owner chose, and the pictures that it has', () => {
    expect(presentAdvertisement(row, undefined)).toMatchObject({
      is_rating_active: 1,
      is_review_active: 0,
      cover_image_full_url: '/media/cover.webp',
      profile_image_full_url: null,
      video_attachment_full_url: null,
      tile_hue: 35,
      reviews_comments_count: 4,
    });
    const other = presentAdvertisement({ ...row, is_rating_active: false, is_review_active: true }, undefined);
    expect([other.is_rating_active, other.is_review_active]).toEqual([0, 1]);
  });
});

test.each([
  { cashback_type: 'percentage', cashback_amount: 5, max_cashback_minor: 150_000, shown: { cashback_amount: 5, max_discount: 1500 } },
  { cashback_type: 'amount', cashback_amount: 250_000, max_cashback_minor: null, shown: { cashback_amount: 2500, max_discount: null } },
] as const)('a cashback of the type $cashback_type has its amounts in whole units', ({ shown, ...fields }) => {
  const dates = { starts_at: new Date('2026-11-01T00:00:00Z'), ends_at: new Date('2026-12-01T00:00:00Z') };
  expect(presentCashback({ id: 1, title: 'Back', min_purchase_minor: 10_050, ...dates, ...fields }, 2)).toEqual({
    id: 1,
    title: 'Back',
    cashback_type: fields.cashback_type,
    min_purchase: 100.5,
    start_date: '2026-11-01T00:00:00.000Z',
    end_date: '2026-12-01T00:00:00.000Z',
    ...shown,
  });
});
