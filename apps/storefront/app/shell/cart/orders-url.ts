import { hasPage } from '../../platform/pages/has-page.ts';
import { urls } from '../../platform/pages/urls.ts';

/** URL of the customer's orders: a page of the profile, or in a build without one a page of its own. Undefined when there is neither. */
export function ordersUrl(): string | undefined {
  if (hasPage('profile')) return urls.profile({ page: 'my-orders' });
  return hasPage('myOrders') ? urls.myOrders() : undefined;
}
