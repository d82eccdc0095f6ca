/**
 * All URLs of the shop: path pattern, and the query names its page reads. The key names the route file, `storeMap` →
 * `routes/store-map.tsx`; `routes.ts` registers those whose file exists. The server caches rendered pages by pattern and these names and
 * ignores any other query, so a name that is read in a loader or in the first render must be listed here.
 */
export const PAGES = {
  landing: page('/'),
  home: page(
    '/home',
    'search',
    'data_type',
    'id',
    'brand_id',
    'name',
    'from',
    'fromSearch',
    'list_type',
    'sort',
    'filter',
    'diet',
    'without',
    'not_stated',
    'category_ids',
    'brand_ids',
    'rating_count',
    'min_price',
    'max_price',
    'offset',
    'view',
  ),
  categories: page('/categories'),
  category: page('/category/:category', 'name', 'child', 'list_type', 'sort', 'filter', 'offset'),
  allBrands: page('/all-brands'),
  latestStores: page('/store/latest', 'offset'),
  popularStores: page('/store/popular', 'offset'),
  topOfferStores: page('/store/top-offer-nearby', 'offset'),
  storeMap: page('/store/map'),
  store: page('/store/:store', 'module_type', 'store_zone_id', 'distance', 'lat', 'lng', 'search', 'category_id'),
  product: page('/product/:item', 'product_type'),
  campaign: page('/campaigns/:campaign'),
  campaigns: page('/campaigns', 'offset'),
  flashSales: page('/flash-sales', 'id', 'offset'),
  parcel: page('/parcel-delivery-info', 'category', 'step'),

  checkout: personal('/checkout', 'page', 'store_id'),
  payment: personal('/payment/:payment?', 'token', 'flag'),
  trackOrder: personal('/track-order', 'order_id', 'contact_number', 'token'),
  rateAndReview: personal('/rate-and-review/:order'),
  interest: personal('/interest'),
  profile: personal('/profile', 'page', 'orderId', 'from', 'type', 'id', 'chatFrom', 'conversationId', 'status', 'payment', 'flag'),
  chatting: personal('/chatting', 'conversationId', 'type', 'id', 'chatFrom', 'orderId'),
  auth: personal('/auth/:view?', 'from'),
  forgotPassword: personal('/forgot-password'),
  myOrders: personal('/my-orders', 'orderId'),
  wallet: personal('/wallet', 'payment', 'flag'),
  coupons: personal('/coupons'),
  loyaltyPoints: personal('/loyalty-points'),
  referralCode: personal('/referral-code'),
  settings: personal('/settings'),

  helpAndSupport: page('/help-and-support'),
  aboutUs: page('/about-us'),
  termsAndConditions: page('/terms-and-conditions'),
  privacyPolicy: page('/privacy-policy'),
  refundPolicy: page('/refund-policy'),
  cancellationPolicy: page('/cancellation-policy'),
  shippingPolicy: page('/shipping-policy'),
  storeRegistration: page('/store-registration', 'active'),
  courierRegistration: page('/deliveryman-registration', 'active'),
  offline: personal('/offline'),
  newsletter: personal('/newsletter'),

  webManifest: page('/manifest.webmanifest'),
  robotsTxt: page('/robots.txt'),
  sitemap: page('/sitemap.xml', 'offset'),
} as const;

/** Query names of every page: language of a shared link, module, item whose dialog is open. */
export const COMMON_QUERY = ['lang', 'module_id', 'item'] as const;

export type PageName = keyof typeof PAGES;
export type CommonQuery = (typeof COMMON_QUERY)[number];

export interface Page<Path extends string = string, Query extends string = string> {
  readonly path: Path;
  readonly query: readonly Query[];
  /** Shows personal data: the server renders only the frame, and it is noindex. */
  readonly personal: boolean;
}

function page<const Path extends string, const Query extends string = never>(path: Path, ...query: Query[]): Page<Path, Query> {
  return { path, query, personal: false };
}

function personal<const Path extends string, const Query extends string = never>(path: Path, ...query: Query[]): Page<Path, Query> {
  return { path, query, personal: true };
}
