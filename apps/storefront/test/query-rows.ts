import { expect } from 'vitest';
import type { ApiQuery } from '@bozor/web/api/query.ts';
import * as ads from '../app/features/ads/ads-queries.ts';
import * as brands from '../app/features/brands/brand-queries.ts';
import * as campaigns from '../app/features/campaigns/campaign-queries.ts';
import * as cart from '../app/features/cart/parked-cart-queries.ts';
import * as cashback from '../app/features/cashback/cashback-queries.ts';
import * as categories from '../app/features/categories/category-queries.ts';
import * as coupons from '../app/features/coupons/coupon-queries.ts';
import * as home from '../app/features/home/home-queries.ts';
import * as interests from '../app/features/interests/interest-queries.ts';
import * as extras from '../app/features/item/item-extras-queries.ts';
import * as item from '../app/features/item/item-queries.ts';
import * as map from '@bozor/map/map-queries.ts';
import * as menu from '../app/features/menu/menu-queries.ts';
import * as messages from '../app/features/messages/message-queries.ts';
import * as notifications from '../app/features/notifications/notification-queries.ts';
import * as orders from '../app/features/orders/order-queries.ts';
import * as pages from '../app/features/pages/page-queries.ts';
import * as parcel from '../app/features/parcel/parcel-queries.ts';
import * as place from '../app/features/place/place-queries.ts';
import * as registration from '../app/features/registration/registration-queries.ts';
import * as reviews from '../app/features/reviews/review-queries.ts';
import * as listing from '../app/features/search/listing-queries.ts';
import { readListing } from '../app/features/search/listing-state.ts';
import * as search from '../app/features/search/search-queries.ts';
import * as storeLists from '../app/features/store-lists/store-list-queries.ts';
import * as store from '../app/features/store/store-queries.ts';
import * as wallet from '../app/features/wallet/wallet-queries.ts';
import * as customer from '../app/platform/session/customer-queries.ts';
import { landingPage } from '../app/shell/landing-page.ts';

/** A query of the shop, and how it reads the API. */
export interface QueryRow {
  readonly query: ApiQuery;
  /** The path below the base of the API, with its query. */
  readonly url: string;
  /** Field of the reply that holds the rows of a list. */
  readonly rows?: string;
  /** Seconds for which the reply is fresh; without it the front end's default. */
  readonly freshSeconds?: number;
  readonly isPersonal?: true;
  /** Asked again with the visitor's own point. */
  readonly isNear?: true;
  /** The page does not show the failure itself, so a toast does. */
  readonly toasts?: true;
  /** Options that few queries have. */
  readonly more?: object;
}

const all = (query: string) => readListing(new URLSearchParams(query));
const point = { lat: 41.311_081_26, lng: 69.240_562_04 } as Parameters<typeof place.addressAt>[0];
const found = '/items/search?limit=12&data_type=all';

/** Every query that a file of queries offers, by name, and once more for each way to ask it. */
export const QUERY_ROWS: Readonly<Record<string, QueryRow>> = {
  'advertisements': { query: ads.advertisements(), url: '/advertisement/list?limit=20' },

  'allBrands': { query: brands.allBrands('default'), url: '/brand?limit=48&sort_by=default', rows: 'brands', freshSeconds: 300 },
  'allBrands by name': { query: brands.allBrands('a_to_z'), url: '/brand?limit=48&sort_by=a_to_z', rows: 'brands', freshSeconds: 300 },

  'campaignList': { query: campaigns.campaignList(), url: '/campaigns/basic?limit=12', rows: 'campaigns' },
  'campaignDetails': { query: campaigns.campaignDetails('nowruz'), url: '/campaigns/details/nowruz' },
  'flashProducts': { query: campaigns.flashProducts(undefined), url: '/flash-sales/items?limit=12', rows: 'products' },
  'flashProducts of one sale': { query: campaigns.flashProducts(7), url: '/flash-sales/items?limit=12&flash_sale_id=7', rows: 'products' },

  'cashbackOffers': { query: cashback.cashbackOffers(), url: '/cashback/list', freshSeconds: 10, more: { gcMs: 5000 } },

  'categoryList': { query: categories.categoryList(), url: '/categories', freshSeconds: 300, toasts: true },
  'childCategories': { query: categories.childCategories('bread'), url: '/categories/childes/bread', freshSeconds: 300, toasts: true },
  'categoryItems': { query: categories.categoryItems('bread'), url: '/categories/items/bread?limit=12', rows: 'products' },
  'categoryItems of a subcategory': {
    query: categories.categoryItems('bread', 3),
    url: '/categories/items/bread?limit=12&category_id=3',
    rows: 'products',
  },
  'categoryStores': { query: categories.categoryStores('bread'), url: '/categories/stores/bread?limit=12&type=all', rows: 'stores' },
  'categoryStores that deliver': {
    query: categories.categoryStores('bread', 'delivery'),
    url: '/categories/stores/bread?limit=12&type=delivery',
    rows: 'stores',
  },

  'couponList': { query: coupons.couponList(false), url: '/coupon/list?limit=50', more: { personal: false } },
  'couponList of the customer': { query: coupons.couponList(true), url: '/coupon/list?limit=50', isPersonal: true },

  'popularItems': { query: home.popularItems(), url: '/items/popular?limit=18&offset=1&type=all&home=true', freshSeconds: 300 },
  'specialOffers': {
    query: home.specialOffers(),
    url: '/items/discounted?limit=15&offset=1&home=true',
    more: { firstScreen: expect.any(Function) as unknown },
  },
  'bestReviewed': { query: home.bestReviewed(), url: '/items/most-reviewed?limit=12&type=all&home=true' },
  'bestReviewed of a menu entry': {
    query: home.bestReviewed({ menu_id: 4 }),
    url: '/items/most-reviewed?limit=12&type=all&home=true&menu_id=4',
  },
  'recommendedItems': { query: home.recommendedItems(), url: '/items/recommended?filter=all&limit=15&offset=1&home=true' },
  'newArrivals': { query: home.newArrivals(), url: '/items/new-arrival?limit=10&home=true' },
  'featuredItems': {
    query: home.featuredItems(),
    url: '/categories/featured/items?page_limit=20&home=true',
    rows: 'products',
    freshSeconds: 480,
  },
  'featuredItems of one category': {
    query: home.featuredItems(7),
    url: '/categories/featured/items?page_limit=20&home=true&category_id=7',
    rows: 'products',
    freshSeconds: 480,
  },
  'homeBrands': { query: home.homeBrands(), url: '/brand?limit=9', freshSeconds: 300 },
  'commonConditions': { query: home.commonConditions(), url: '/common-condition', freshSeconds: 480 },
  'conditionItems': { query: home.conditionItems(7, true), url: '/common-condition/items/7?limit=20', rows: 'products', freshSeconds: 480 },
  'conditionItems of the first condition': {
    query: home.conditionItems(7, false),
    url: '/common-condition/items/7?limit=20&home=true',
    rows: 'products',
    freshSeconds: 480,
  },
  'visitedStores': { query: home.visitedStores(), url: '/customer/visit-again?limit=12', isPersonal: true },
  'topOffers': { query: home.topOffers(), url: '/stores/top-offer-near-me?limit=12&home=true', isNear: true },
  'featuredStores': { query: home.featuredStores(), url: '/stores/featured?limit=20&home=true' },
  'newStores': { query: home.newStores(), url: '/stores/latest?limit=12&home=true' },
  'homeBanners': { query: home.homeBanners(), url: '/banners', freshSeconds: 300 },
  'flashSales': { query: home.flashSales(), url: '/flash-sales?limit=2', freshSeconds: 10 },
  'chosenStores': {
    query: home.chosenStores(home.FIRST_CHOICE),
    url: '/stores/get-stores/all?limit=12&store_type=popular&filter=all&home=true',
    rows: 'stores',
  },
  'chosenStores by rating': {
    query: home.chosenStores({ tab: 'top_rated', delivery: 'delivery', kind: 'popular' }),
    url: '/stores/get-stores/delivery?limit=12&store_type=top_rated&filter=popular&home=true',
    rows: 'stores',
  },
  'chosenStores that are new': {
    query: home.chosenStores({ tab: 'new', delivery: 'all', kind: 'all' }),
    url: '/stores/get-stores/all?limit=12&store_type=newly_joined&filter=all&home=true',
    rows: 'stores',
  },
  'sectionPictures': { query: home.sectionPictures(), url: '/other-banners', freshSeconds: 300 },
  'sendingReasons': { query: home.sendingReasons(), url: '/other-banners/why-choose', freshSeconds: 300 },
  'sendingSteps': { query: home.sendingSteps(), url: '/other-banners/video-content', freshSeconds: 300 },

  'interestCategories': { query: interests.interestCategories(), url: '/interest-categories' },

  'relatedItems': { query: extras.relatedItems(7), url: '/items/related/7?limit=10' },
  'itemReviews': { query: extras.itemReviews(7), url: '/items/reviews/7?limit=3', rows: 'reviews' },
  'itemDetails': { query: item.itemDetails('non'), url: '/items/details/non' },
  'itemDetails by number, of a campaign': { query: item.itemDetails(7, true), url: '/items/details/7?campaign=true' },

  'cityMap': { query: map.cityMap(), url: '/config/city-map', freshSeconds: 3600 },
  'zoneShapes': { query: map.zoneShapes(), url: '/zone/list?limit=50', freshSeconds: 3600 },
  'routeBetween': {
    query: map.routeBetween(point, { lat: 41.25, lng: 69.5 } as typeof point),
    url: '/config/distance-api?origin_lat=41.31108126&origin_lng=69.24056204&destination_lat=41.25&destination_lng=69.5&mode=walking',
    freshSeconds: Infinity,
  },
  'routeBetween places that are not known yet': {
    query: map.routeBetween(undefined, undefined),
    url: '/config/distance-api?origin_lat=0&origin_lng=0&destination_lat=0&destination_lng=0&mode=walking',
    freshSeconds: Infinity,
  },

  'menuCategories': { query: menu.menuCategories(), url: '/categories', freshSeconds: 300 },
  'latestStores of the menu': { query: menu.latestStores(), url: '/stores/latest?limit=10' },
  'popularStores of the menu': { query: menu.popularStores(), url: '/stores/popular?limit=10' },

  'conversationList': {
    query: messages.conversationList(),
    url: '/customer/message/list?limit=20',
    rows: 'conversations',
    freshSeconds: 0,
    isPersonal: true,
  },
  'conversation': {
    query: messages.conversation({ conversation_id: 7 }),
    url: '/customer/message/details?limit=20&conversation_id=7',
    rows: 'messages',
    freshSeconds: 0,
    isPersonal: true,
  },
  'unreadMessages': { query: messages.unreadMessages(), url: '/customer/message/list?limit=1', isPersonal: true },
  'notificationList': {
    query: notifications.notificationList(),
    url: '/customer/notifications?limit=20',
    rows: 'notifications',
    isPersonal: true,
  },

  'parkedCarts': { query: cart.parkedCarts(), url: '/customer/cart/parked', freshSeconds: 0, isPersonal: true },

  'trackedOrder': {
    query: orders.trackedOrder({ orderId: 100_000_007, contactNumber: '+998901234567' }),
    url: '/customer/order/track?order_id=100000007&contact_number=%2B998901234567',
    freshSeconds: 0,
    isPersonal: true,
  },
  'trackedOrder by a link': {
    query: orders.trackedOrder({ token: 'signed', contactNumber: '' }),
    url: '/customer/order/track?token=signed',
    freshSeconds: 0,
    isPersonal: true,
  },
  'orderList': {
    query: orders.orderList('running-orders'),
    url: '/customer/order/running-orders?limit=10',
    rows: 'orders',
    freshSeconds: 0,
    isPersonal: true,
    more: { refetchMs: 10_000 },
  },
  'orderList of the past': {
    query: orders.orderList('list'),
    url: '/customer/order/list?limit=10',
    rows: 'orders',
    freshSeconds: 0,
    isPersonal: true,
    more: { refetchMs: false },
  },
  'deviceOrders': {
    query: orders.deviceOrders([], { isRunning: false }),
    url: '/customer/order/of-device',
    freshSeconds: 0,
    isPersonal: true,
    more: { refetchMs: false },
  },
  'deviceOrders under way': {
    query: orders.deviceOrders(['one', 'two'], { isRunning: true }),
    url: '/customer/order/of-device?tokens=one%2Ctwo&running=true',
    freshSeconds: 0,
    isPersonal: true,
    more: { refetchMs: 10_000 },
  },
  'orderDetails': {
    query: orders.orderDetails(100_000_007),
    url: '/customer/order/details?order_id=100000007',
    freshSeconds: 0,
    isPersonal: true,
  },
  'refundReasons': {
    query: orders.refundReasons(),
    url: '/customer/order/refund-reasons?offset=1&limit=20&type=customer',
    freshSeconds: 300,
    toasts: true,
  },
  'cancellationReasons': {
    query: orders.cancellationReasons(),
    url: '/customer/order/cancellation-reasons?offset=1&limit=10&type=customer',
    freshSeconds: 300,
    toasts: true,
  },

  'operatorPage': { query: pages.operatorPage('about-us'), url: '/pages/about-us', freshSeconds: 300 },
  'parcelCategories': { query: parcel.parcelCategories(), url: '/parcel-category', freshSeconds: 300 },
  'parcelInstructions': { query: parcel.parcelInstructions(), url: '/customer/order/parcel-instructions?limit=50', freshSeconds: 300 },

  'placesLike': {
    query: place.placesLike('amir'),
    url: '/config/place-api-autocomplete?search_text=amir',
    freshSeconds: 300,
  },
  'addressAt': { query: place.addressAt(point), url: '/config/geocode-api?lat=41.311081&lng=69.240562', freshSeconds: 300 },
  'zonesAt': { query: place.zonesAt(point), url: '/config/get-zone-id?lat=41.311081&lng=69.240562', freshSeconds: 300 },

  'courierZones': { query: registration.courierZones(), url: '/zone/list?limit=50', freshSeconds: 300 },
  'courierVehicles': { query: registration.courierVehicles(), url: '/get-vehicles', freshSeconds: 300 },
  'reviewReminder': { query: reviews.reviewReminder(), url: '/customer/review-reminder', isPersonal: true },
  'reviewedOrder': {
    query: reviews.reviewedOrder(100_000_007),
    url: '/customer/order/details?order_id=100000007',
    freshSeconds: 0,
    isPersonal: true,
  },

  'listingCategories': { query: listing.listingCategories(), url: '/categories', freshSeconds: 300 },
  'listingBrands': { query: listing.listingBrands(), url: '/brand?limit=50', freshSeconds: 300 },
  'listingBrands by name': { query: listing.listingBrands('z_to_a'), url: '/brand?limit=50&sort_by=z_to_a', freshSeconds: 300 },
  'itemsOfBrand': { query: listing.itemsOfBrand(7), url: '/brand/items/7?limit=1', freshSeconds: 300 },
  'listingDiets': { query: listing.listingDiets(), url: '/items/diets', freshSeconds: 300 },
  'listedItems': {
    query: listing.listedItems(all('data_type=all'), []),
    url: `${found}&list_type=item&filter=%5B%5D`,
    rows: 'products',
    freshSeconds: 300,
    more: { retry: 1 },
  },
  'listedStores': {
    query: listing.listedStores(all('data_type=all&list_type=item'), []),
    url: `${found}&list_type=store&filter=%5B%5D`,
    rows: 'stores',
    freshSeconds: 300,
    isNear: true,
    more: { retry: 1 },
  },
  'searchSuggestions': {
    query: search.searchSuggestions('osh'),
    url: '/items/item-or-store-search?name=osh',
    freshSeconds: 300,
    more: { retry: 1 },
  },
  'suggestedItems': {
    query: search.suggestedItems(),
    url: '/items/suggested?limit=4',
    freshSeconds: 300,
    isPersonal: true,
    more: { retry: 1 },
  },

  'popularStores': { query: storeLists.popularStores(), url: '/stores/popular?limit=12', rows: 'stores' },
  'latestStores': { query: storeLists.latestStores(), url: '/stores/latest?limit=12', rows: 'stores' },
  'mappedStores': { query: storeLists.mappedStores(), url: '/stores/get-stores/all?limit=12', rows: 'stores', isNear: true },
  'topOfferStores': { query: storeLists.topOfferStores(), url: '/stores/top-offer-near-me?limit=12', rows: 'stores', isNear: true },
  'storeDetails': { query: store.storeDetails('lola'), url: '/stores/details/lola' },
  'storeMenu': { query: store.storeMenu('lola'), url: '/stores/items/lola?limit=50', rows: 'products' },
  'storeMenu that is searched': {
    query: store.storeMenu('lola', { name: 'osh', type: 'veg' }),
    url: '/stores/items/lola?limit=50&name=osh&type=veg',
    rows: 'products',
  },
  'storeReviews': { query: store.storeReviews('lola'), url: '/stores/reviews/lola?limit=10', rows: 'reviews' },

  'walletHistory': {
    query: wallet.walletHistory('debit'),
    url: '/customer/wallet/transactions?type=debit&limit=20',
    rows: 'transactions',
    freshSeconds: 0,
    isPersonal: true,
  },
  'pointsHistory': {
    query: wallet.pointsHistory(),
    url: '/customer/loyalty-point/transactions?limit=20',
    rows: 'transactions',
    freshSeconds: 0,
    isPersonal: true,
  },
  'lastCredits': {
    query: wallet.lastCredits(10_000),
    url: '/customer/wallet/transactions?type=credit&limit=10',
    freshSeconds: 0,
    isPersonal: true,
    more: { refetchMs: 10_000 },
  },
  'walletBonuses': { query: wallet.walletBonuses(), url: '/customer/wallet/bonuses' },

  'customerInfo': { query: customer.customerInfo(), url: '/customer/info', isPersonal: true },
  'savedAddresses': { query: customer.savedAddresses(), url: '/customer/address/list?limit=50', isPersonal: true, toasts: true },
  'landingPage': { query: landingPage(), url: '/landing-page', freshSeconds: 300 },
};
