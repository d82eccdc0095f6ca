import { calls } from '@bozor/contract/shop/calls.ts';
import { toast } from '@bozor/ui/overlays/toast.ts';
import { useNavigate } from 'react-router';
import { openDocument } from '@bozor/web/navigation/open-document.ts';
import { createIdempotencyKey } from '@bozor/web/api/idempotency-key.ts';
import { clearPendingPayment } from '../../platform/session/pending-payment.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';

const CHANGED = [calls.cart.list, calls.cart.parked, calls.orders.list, calls.orders.ofDevice, calls.orders.details, calls.orders.track];
const REASON = 'Order payment canceled';

/** Actions on an order that awaits payment: pay now, pay the courier in cash, cancel. The last two clear the stored pending payment. */
export function usePaying(orderId: number) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const showSuccess = (title: string) => toast({ id: 'payment', kind: 'success', title });
  const paying = useApiMutation(calls.payment.change, {
    changes: CHANGED,
    idempotencyKey: createIdempotencyKey,
    onSuccess: ({ redirect_url: to }) => {
      if (to === null) return toast({ id: 'payment', kind: 'error', title: t('The bank cannot be reached now. Please try again.') });
      if (to.startsWith('/')) void navigate(to);
      else void openDocument(to);
    },
  });
  const toCash = useApiMutation(calls.payment.switchToCash, { changes: CHANGED, onSuccess: ({ message }) => settle(message) });
  const givingUp = useApiMutation(calls.payment.cancelFailed, { changes: CHANGED, onSuccess: ({ message }) => settle(message) });
  const settle = (message: string) => {
    clearPendingPayment();
    showSuccess(message);
  };
  return {
    isBusy: paying.isPending || toCash.isPending || givingUp.isPending,
    isPaying: paying.isPending,
    isSwitching: toCash.isPending,
    isGivingUp: givingUp.isPending,
    pay: (then?: () => void) =>
      paying.mutate(
        { body: { order_id: orderId, payment_method: 'digital_payment' } },
        { onSuccess: ({ redirect_url: to }) => to && then?.() },
      ),
    payInCash: (then?: () => void) => toCash.mutate({ body: { order_id: orderId } }, { onSuccess: then }),
    giveUp: (then?: () => void) => givingUp.mutate({ body: { order_id: orderId, reason: REASON } }, { onSuccess: then }),
  };
}
