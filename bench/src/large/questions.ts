/** Every kind of list that the storefront asks for, in a module of food (1) and one of groceries (2). */
export interface Question {
  readonly name: string;
  readonly path: string;
}

const LIST = 'limit=12&offset=1';
const listing = (type: string, more: string) => `/items/search?data_type=${type}&list_type=item&${LIST}${more}`;

export const QUESTIONS: readonly Question[] = [
  { name: 'items popular', path: `/items/popular?${LIST}` },
  { name: 'items popular, page 5', path: '/items/popular?limit=12&offset=5' },
  { name: 'items discounted', path: `/items/discounted?${LIST}` },
  { name: 'items recommended', path: `/items/recommended?${LIST}` },
  { name: 'items most reviewed', path: `/items/most-reviewed?${LIST}` },
  { name: 'items new', path: `/items/new-arrival?${LIST}` },
  { name: 'items related', path: `/items/related/1?${LIST}` },
  { name: 'items of a category', path: `/categories/items/1?${LIST}` },
  { name: 'items of featured categories', path: `/categories/featured/items?${LIST}` },
  { name: 'categories', path: `/categories?${LIST}` },
  { name: 'brands', path: `/brand?${LIST}` },
  { name: 'stores all', path: `/stores/get-stores/all?${LIST}` },
  { name: 'stores popular', path: `/stores/popular?${LIST}` },
  { name: 'stores latest', path: `/stores/latest?${LIST}` },
  { name: 'stores featured', path: `/stores/featured?${LIST}` },
  { name: 'stores recommended', path: `/stores/recommended?${LIST}` },
  { name: 'stores top offers', path: `/stores/top-offer-near-me?${LIST}` },
  { name: 'stores of a category', path: `/categories/stores/1?${LIST}` },
  { name: 'items of a store', path: `/stores/items/1?${LIST}` },
  { name: 'listing', path: listing('all', '') },
  { name: 'listing by price', path: listing('all', '&sort_by=low') },
  { name: 'listing by name', path: listing('all', '&sort_by=a_to_z') },
  { name: 'listing top rated', path: listing('all', '&filter=["top_rated"]') },
  { name: 'listing in a price range', path: listing('all', '&min_price=10000&max_price=30000') },
  { name: 'listing of stores', path: `/items/search?data_type=all&list_type=store&${LIST}` },
  { name: 'search a word', path: listing('searched', '&name=choco') },
  { name: 'search with a slip', path: listing('searched', '&name=chocolte') },
  { name: 'search two words', path: listing('searched', '&name=green tea') },
  { name: 'search one letter', path: listing('searched', '&name=c') },
  { name: 'suggestions', path: '/items/item-or-store-search?name=cho' },
];
