import Type, { type Static } from 'typebox';
import { endpoint } from '../../endpoint.ts';
import {
  Clock,
  Count,
  DateTime,
  Exact,
  Flag,
  Hue,
  Id,
  IdOrSlug,
  InEnvelope,
  Kilometres,
  ListOf,
  Money,
  ModuleType,
  Nullable,
  OneOf,
  page,
  optionalPage,
  Rating,
  Slug,
  Text,
  Url,
  WrittenCode,
} from '../../fields.ts';
import { ItemCard } from './item-card.ts';
import { campaignNotFound, couponRefused } from '../../refusals.ts';
import { StoreCard } from './store-card.ts';

/** A clickable picture: `default` leads to `link`, `store_wise` to the store, `item_wise` to the item. */
export const Banner = Exact({
  id: Id,
  type: OneOf('default', 'store_wise', 'item_wise'),
  title: Text,
  subtitle: Nullable(Text),
  image_full_url: Nullable(Url),
  tile_hue: Hue,
  link: Nullable(Url),
  store: Nullable(Exact({ id: Id, slug: Slug, zone_id: Id })),
  item: Nullable(Exact({ id: Id, slug: Slug, name: Text, storage: Type.Array(Text), image: Nullable(Url), module_type: ModuleType })),
});

/** A campaign in a carousel. `open_now` is false outside its daily hours. */
export const Campaign = Exact({
  id: Id,
  slug: Slug,
  title: Text,
  description: Text,
  image_full_url: Nullable(Url),
  tile_hue: Hue,
  module_id: Id,
  kind: OneOf('basic', 'item'),
  start_date: DateTime,
  end_date: DateTime,
  start_time: Nullable(Clock),
  end_time: Nullable(Clock),
  open_now: Type.Boolean(),
});
export type Campaign = Static<typeof Campaign>;

/** A flash sale (entity-36). */
export const FlashSale = Exact({ id: Id, title: Text, start_date: DateTime, end_date: DateTime });
/** An item of a flash sale; progress is sold / stock × 100, and it is out of stock at available_stock 0. */
export const FlashProduct = Exact({ id: Id, item: ItemCard, sold: Count, stock: Count, available_stock: Count, price: Money });

/** A coupon on offer (entity-34). `discount` is a percentage or an amount, by `discount_type`; 0 for free delivery. */
export const Coupon = Exact({
  id: Id,
  title: Text,
  code: Text,
  first_order: Type.Boolean(),
  discount: Money,
  discount_type: OneOf('percent', 'amount', 'free_delivery'),
  min_purchase: Money,
  max_discount: Nullable(Money),
  start_date: DateTime,
  expire_date: DateTime,
  store: Nullable(Exact({ id: Id, slug: Slug, name: Text })),
});
export type Coupon = Static<typeof Coupon>;

/** An offer of cashback (entity-37). `cashback_amount` is a percentage or an amount, by `cashback_type`. */
export const CashbackOffer = Exact({
  id: Id,
  title: Text,
  cashback_type: OneOf('amount', 'percentage'),
  cashback_amount: Money,
  min_purchase: Money,
  max_discount: Nullable(Money),
  start_date: DateTime,
  end_date: DateTime,
});

/** A paid placement among the highlights; always labelled as an ad. Rating and review count show only when their flag is 1. */
export const Advertisement = Exact({
  id: Id,
  add_type: OneOf('store_promotion', 'video_promotion'),
  title: Text,
  description: Text,
  cover_image_full_url: Nullable(Url),
  profile_image_full_url: Nullable(Url),
  video_attachment_full_url: Nullable(Url),
  tile_hue: Hue,
  is_rating_active: Flag,
  is_review_active: Flag,
  average_rating: Rating,
  reviews_comments_count: Count,
  store: Exact({ id: Id, slug: Slug, name: Text, module_id: Id, zone_id: Id, distance: Nullable(Kilometres) }),
});

const PromoBanners = Exact({
  best_reviewed_section_banner: Nullable(Text),
  best_reviewed_section_banner_full_url: Nullable(Url),
  best_reviewed_section_banner_title: Nullable(Text),
  best_reviewed_section_banner_hue: Hue,
  new_arrival_section_banner: Nullable(Text),
  new_arrival_section_banner_full_url: Nullable(Url),
  new_arrival_section_banner_title: Nullable(Text),
  new_arrival_section_banner_hue: Hue,
  bottom_section_banner: Nullable(Text),
  bottom_section_banner_full_url: Nullable(Url),
  bottom_section_banner_title: Nullable(Text),
  bottom_section_banner_hue: Hue,
  promotional_banner_url: Nullable(Url),
  promotional_banners: Type.Array(
    Exact({ id: Id, title: Nullable(Text), image_full_url: Nullable(Url), tile_hue: Hue, link: Nullable(Url) }),
  ),
});

const WhyChoose = Exact({ id: Id, title: Text, short_description: Text, image_full_url: Nullable(Url) });

/** The section with three steps: `banner_contents` are title and description, three times. */
const VideoContent = Exact({
  banner_type: OneOf('video', 'video_content', 'image'),
  banner_video: Nullable(Url),
  banner_video_content_full_url: Nullable(Url),
  banner_image_full_url: Nullable(Url),
  banner_contents: Type.Array(Exact({ type: OneOf('title', 'description'), value: Text })),
});

const show = { method: 'GET', tag: 'Promotions', access: 'anyone', rate: 'browse', cacheSeconds: 60, dependsOn: 'module' } as const;

export const promotions = {
  banners: endpoint({
    ...show,
    path: '/banners',
    summary: 'Banners and campaigns of the module',
    reply: InEnvelope(Exact({ banners: Type.Array(Banner), campaigns: Type.Array(Campaign) }), 'banners'),
    cacheSeconds: 300,
  }),
  promoBanners: endpoint({
    ...show,
    path: '/other-banners',
    summary: 'Pictures of the home sections',
    reply: PromoBanners,
    cacheSeconds: 300,
  }),
  whyChoose: endpoint({
    ...show,
    path: '/other-banners/why-choose',
    summary: 'Reasons to send parcels with us',
    query: Exact(optionalPage),
    reply: ListOf('banners', WhyChoose),
    cacheSeconds: 300,
  }),
  videoContent: endpoint({
    ...show,
    path: '/other-banners/video-content',
    summary: 'The three steps, with a film or a picture',
    reply: VideoContent,
    cacheSeconds: 300,
  }),
  campaigns: endpoint({
    ...show,
    path: '/campaigns/basic',
    summary: 'Campaigns that run',
    query: Exact(page()),
    reply: ListOf('campaigns', Campaign),
  }),
  campaignItems: endpoint({
    ...show,
    path: '/campaigns/item',
    summary: 'Items with a campaign price',
    query: Exact(page()),
    reply: ListOf('products', ItemCard),
  }),
  campaign: endpoint({
    ...show,
    path: '/campaigns/details/{idOrSlug}',
    summary: 'A campaign with its items and stores',
    dependsOn: 'point',
    params: Exact({ idOrSlug: IdOrSlug }),
    reply: Exact({ ...Campaign.properties, items: Type.Array(ItemCard), stores: Type.Array(StoreCard) }),
    problems: campaignNotFound,
  }),
  flashSales: endpoint({
    ...show,
    path: '/flash-sales',
    summary: 'Flash sales that run, each with up to 15 products',
    query: Exact(page(2)),
    reply: ListOf('flash_sales', Exact({ ...FlashSale.properties, active_products: Type.Array(FlashProduct) })),
    cacheSeconds: 10,
  }),
  flashItems: endpoint({
    ...show,
    path: '/flash-sales/items',
    summary: 'Products of a flash sale',
    query: Exact({ ...page(), flash_sale_id: Type.Optional(Id), id: Type.Optional(Id) }),
    reply: ListOf('products', FlashProduct, { flash_sale: FlashSale }),
    problems: { 'flash-sale-over': { status: 404, message: 'This flash sale is over.' } },
    cacheSeconds: 10,
  }),
  coupons: endpoint({
    method: 'GET',
    path: '/coupon/list',
    summary: 'Coupons the caller may use here, their own among them',
    tag: 'Promotions',
    access: 'anyone',
    rate: 'browse',
    query: Exact({ ...page(50), store_id: Type.Optional(Id) }),
    reply: ListOf('coupons', Coupon),
  }),
  applyCoupon: endpoint({
    method: 'GET',
    path: '/coupon/apply',
    aliases: ['POST /coupon/apply'],
    summary: "Try a coupon on the caller's cart",
    tag: 'Promotions',
    access: 'shopper',
    rate: 'track',
    query: Exact({ code: WrittenCode(40) }),
    reply: Exact({ ...Coupon.properties, discount_amount: Money, free_delivery: Type.Boolean() }),
    problems: { ...couponRefused, 'cart-empty': { status: 409, message: 'Your cart is empty' } },
  }),
  cashback: endpoint({
    ...show,
    path: '/cashback/list',
    summary: 'Cashback on orders',
    query: Exact(optionalPage),
    reply: ListOf('offers', CashbackOffer),
    cacheSeconds: 10,
  }),
  advertisements: endpoint({
    ...show,
    path: '/advertisement/list',
    summary: 'Ads among the highlights',
    dependsOn: 'point',
    query: Exact(page(20)),
    reply: ListOf('ads', Advertisement),
  }),
};
