import type { PlacedOrder } from '@bozor/contract/shop/orders/checkout.ts';
import { wasPaid } from '@bozor/domain/orders/payment-status.ts';
import type { NavigateFunction } from 'react-router';
import { storeChosenItem } from '../../platform/session/chosen-item.ts';
import { openDocument } from '@bozor/web/navigation/open-document.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { storePendingPayment } from '../../platform/session/pending-payment.ts';
import { urls } from '../../platform/pages/urls.ts';
import { clearUnshownOrder } from './unshown-order.ts';

/**
 * After an order: opens its confirmation, or first goes to the payment page. It navigates home before the dialog opens, since a dialog
 * opened over the page being left would close with it. The checkout is replaced in the history: going back does not order again.
 */
export async function showOrderResult(placed: PlacedOrder, contactNumber: string, navigate: NavigateFunction): Promise<void> {
  storeChosenItem(undefined);
  if (awaitsPayment(placed)) {
    const token = placed.tracking_token;
    storePendingPayment({ token, contactNumber });
    clearUnshownOrder();
    const gateway = placed.redirect_url ?? urls.payment(undefined, { token, flag: 'fail' });
    if (gateway.startsWith('/')) await navigate(gateway, { replace: true });
    else await openDocument(gateway, { replace: true });
    return;
  }
  await navigate(urls.home(), { replace: true });
  openOverlay('order-success', { placed, contactNumber });
  clearUnshownOrder();
}

/** Whether the customer is sent to pay before the order is confirmed. */
export function awaitsPayment(placed: Pick<PlacedOrder, 'payment_method' | 'payment_status'>): boolean {
  return placed.payment_method === 'digital_payment' && !wasPaid(placed.payment_status);
}
