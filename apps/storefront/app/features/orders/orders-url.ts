import { hasPage } from '../../platform/pages/has-page.ts';
import { urls } from '../../platform/pages/urls.ts';

/** URL of the customer's orders: in the account area, if the build has one. */
export function ordersUrl(orderId?: number): string {
  return hasPage('profile') ? urls.profile({ page: 'my-orders', orderId }) : urls.myOrders({ orderId });
}
