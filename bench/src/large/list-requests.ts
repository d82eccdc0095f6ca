import { LONGEST_LIST } from '@bozor/domain/catalogue/listing.ts';

/** Every kind of list of the storefront, in a food module (1) and a grocery module (2). */
export interface ListRequest {
  readonly name: string;
  readonly path: string;
  /** Requested by a customer with past orders. */
  readonly isPersonal?: boolean;
  /**
   * Not a list of items or stores: it is about one thing, or about everything. Its statements are checked, but its growth does not count.
   */
  readonly isPage?: boolean;
}

const LIST = 'limit=12&offset=1';
const SECOND = 'limit=12&offset=2';
const LAST = `limit=12&offset=${Math.ceil(LONGEST_LIST / 12)}`;
const listing = (type: string, more: string, page = LIST) => `/items/search?data_type=${type}&list_type=item&${page}${more}`;
const listingOfStores = (type: string, more: string) => `/items/search?data_type=${type}&list_type=store&${LIST}${more}`;

export const LIST_REQUESTS: readonly ListRequest[] = [
  { name: 'items popular', path: `/items/popular?${LIST}` },
  { name: 'items popular, page 2', path: `/items/popular?${SECOND}` },
  { name: 'items popular, last page', path: `/items/popular?${LAST}` },
  { name: 'items popular, vegetarian', path: `/items/popular?${LIST}&type=veg` },
  { name: 'items discounted', path: `/items/discounted?${LIST}` },
  { name: 'items discounted, last page', path: `/items/discounted?${LAST}` },
  { name: 'items recommended', path: `/items/recommended?${LIST}` },
  { name: 'items most reviewed', path: `/items/most-reviewed?${LIST}` },
  { name: 'items new', path: `/items/new-arrival?${LIST}` },
  { name: 'items new, last page', path: `/items/new-arrival?${LAST}` },
  { name: 'items related', path: `/items/related/1?${LIST}` },
  { name: 'items of a category', path: `/categories/items/1?${LIST}` },
  { name: 'items of a category, last page', path: `/categories/items/1?${LAST}` },
  { name: 'items of featured categories', path: `/categories/featured/items?${LIST}` },
  { name: 'items of a brand', path: `/brand/items/1?${LIST}` },
  { name: 'items of a store', path: `/stores/items/1?${LIST}` },
  { name: 'items of a store by words', path: `/stores/items/1?${LIST}&name=ch` },
  { name: 'categories', path: `/categories?${LIST}` },
  { name: 'brands', path: `/brand?${LIST}` },
  { name: 'stores all', path: `/stores/get-stores/all?${LIST}` },
  { name: 'stores popular', path: `/stores/popular?${LIST}` },
  { name: 'stores latest', path: `/stores/latest?${LIST}` },
  { name: 'stores featured', path: `/stores/featured?${LIST}` },
  { name: 'stores recommended', path: `/stores/recommended?${LIST}` },
  { name: 'stores top offers', path: `/stores/top-offer-near-me?${LIST}` },
  { name: 'stores of a category', path: `/categories/stores/1?${LIST}` },
  { name: 'listing', path: listing('all', '') },
  { name: 'listing, page 2', path: listing('all', '', SECOND) },
  { name: 'listing, last page', path: listing('all', '', LAST) },
  { name: 'listing by price', path: listing('all', '&sort_by=low') },
  { name: 'listing by falling price', path: listing('all', '&sort_by=high') },
  { name: 'listing by price of a unit', path: listing('all', '&sort_by=unit_price') },
  { name: 'listing by name', path: listing('all', '&sort_by=a_to_z') },
  { name: 'listing top rated', path: listing('all', '&filter=["top_rated"]') },
  { name: 'listing discounted', path: listing('discounted', '') },
  { name: 'listing new', path: listing('new', '') },
  { name: 'listing of a category', path: listing('category', '&category_ids=[1]') },
  { name: 'listing of a brand', path: listing('brand', '&brand_ids=[1]') },
  { name: 'listing in a price range', path: listing('all', '&min_price=10000&max_price=30000') },
  { name: 'listing halal', path: listing('all', '&halal=true') },
  { name: 'listing without an allergen', path: listing('all', '&without=["milk"]') },
  { name: 'listing of stores', path: listingOfStores('all', '') },
  { name: 'listing of stores by name', path: listingOfStores('all', '&sort_by=a_to_z') },
  { name: 'search a word', path: listing('searched', '&name=choco') },
  { name: 'search a word, page 2', path: listing('searched', '&name=choco', SECOND) },
  { name: 'search with a slip', path: listing('searched', '&name=chocolte') },
  { name: 'search two words', path: listing('searched', '&name=green tea') },
  { name: 'search one letter', path: listing('searched', '&name=c') },
  { name: 'search by price', path: listing('searched', '&name=choco&sort_by=low') },
  { name: 'search in a price range', path: listing('searched', '&name=choco&min_price=10000&max_price=30000') },
  { name: 'search top rated', path: listing('searched', '&name=choco&filter=["top_rated"]') },
  { name: 'search halal', path: listing('searched', '&name=choco&halal=true') },
  { name: 'search stores', path: listingOfStores('searched', '&name=choco') },
  { name: 'diets', path: '/items/diets' },
  { name: 'categories featured', path: '/categories/featured' },
  { name: 'common conditions', path: '/common-condition' },
  { name: 'items of a condition', path: `/common-condition/items/1?${LIST}` },
  { name: 'campaigns', path: `/campaigns/basic?${LIST}` },
  { name: 'items of campaigns', path: `/campaigns/item?${LIST}` },
  { name: 'flash sales', path: '/flash-sales' },
  { name: 'items of a flash sale', path: `/flash-sales/items?${LIST}` },
  { name: 'coupons', path: '/coupon/list' },
  { name: 'advertisements', path: '/advertisement/list' },
  { name: 'banners', path: '/banners' },
  { name: 'modules', path: '/module', isPage: true },
  { name: 'landing page', path: '/landing-page', isPage: true },
  { name: 'a store', path: '/stores/details/1', isPage: true },
  { name: 'reviews of a store', path: `/stores/reviews/1?${LIST}` },
  { name: 'an item', path: '/items/details/1', isPage: true },
  { name: 'reviews of an item', path: `/items/reviews/1?${LIST}` },
  { name: 'stores visited', path: '/customer/visit-again', isPersonal: true },
  { name: 'wishlist', path: '/customer/wish-list', isPersonal: true },
  { name: 'orders of a customer', path: `/customer/order/list?${LIST}`, isPersonal: true },
  { name: 'items suggested', path: `/items/suggested?${LIST}`, isPersonal: true },
  { name: 'suggestions', path: '/items/item-or-store-search?name=cho' },
];
