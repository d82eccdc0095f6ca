import { hasPage } from '../../platform/pages/has-page.ts';
import { urls } from '../../platform/pages/urls.ts';

/** Where somebody's orders are: a page of the profile, or in a build without one a page of their own. Undefined when there is neither. */
export function ordersAddress(): string | undefined {
  if (hasPage('profile')) return urls.profile({ page: 'my-orders' });
  return hasPage('myOrders') ? urls.myOrders() : undefined;
}
