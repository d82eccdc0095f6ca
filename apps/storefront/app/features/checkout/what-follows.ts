import type { PlacedOrder } from '@bozor/contract/shop/orders/checkout.ts';
import type { NavigateFunction } from 'react-router';
import { keepChosenItem } from '../../platform/session/chosen-item.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { keepPendingPayment } from '../../platform/session/pending-payment.ts';
import { urls } from '../../platform/pages/urls.ts';

/**
 * After an order: opens its confirmation, or first goes to the payment page. It navigates home before the dialog opens, since a dialog
 * opened over the page being left would close with it.
 */
export async function whatFollows(placed: PlacedOrder, contactNumber: string, navigate: NavigateFunction): Promise<void> {
  keepChosenItem(undefined);
  if (placed.payment_method === 'digital_payment' && placed.payment_status !== 'paid') {
    const token = placed.tracking_token;
    keepPendingPayment({ token, contactNumber });
    const gateway = placed.redirect_url ?? urls.payment(undefined, { token, flag: 'fail' });
    if (gateway.startsWith('/')) await navigate(gateway, { replace: true });
    else window.location.assign(gateway);
    return;
  }
  await navigate(urls.home(), { replace: true });
  openOverlay('order-success', { placed, contactNumber });
}
