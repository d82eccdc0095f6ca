import { showsListing } from '@bozor/domain/catalogue/listing.ts';
import { urls } from '../../platform/pages/urls.ts';
import { pageQuery } from '../../platform/pages/page-query.ts';

/** The tab that the current page belongs to. The cart is not a page. */
export function activeTab(pathname: string, search: string): 'home' | 'catalogue' | 'orders' | 'profile' | undefined {
  if (pathname === urls.home()) return showsListing(pageQuery<'home'>({ search }).get('data_type')) ? 'catalogue' : 'home';
  if (pathname === urls.categories() || pathname.startsWith('/category/')) return 'catalogue';
  if (pathname === urls.trackOrder() || pathname === urls.myOrders()) return 'orders';
  if (pathname === urls.profile()) return pageQuery<'profile'>({ search }).get('page') === 'my-orders' ? 'orders' : 'profile';
  return undefined;
}
