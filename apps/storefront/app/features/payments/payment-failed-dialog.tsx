import type { OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { useNavigate } from 'react-router';
import { openOverlay, type OverlayControls, type OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { usePaying } from '../orders/use-paying.ts';
import * as styles from './payment.module.css';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    /** Asks how to proceed with an unpaid order: pay again, pay in cash where possible, or cancel. */
    'payment-failed': { order: OrderTracking; contactNumber: string };
  }
}

export function PaymentFailedDialog({ order, contactNumber, open, close, closed }: OverlayProps['payment-failed'] & OverlayControls) {
  const { t, formatTime } = useI18n();
  const navigate = useNavigate();
  const { isBusy, isPaying, isSwitching, isGivingUp, pay, payInCash, giveUp } = usePaying(order.id);
  const leave = async () => {
    close();
    await navigate(urls.home(), { replace: true });
  };
  const press = (act: () => void) => ({ 'aria-disabled': isBusy || undefined, 'onClick': () => !isBusy && act() });
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !isBusy && close()}
      onClosed={closed}
      size="confirm"
      title={t('Payment did not go through')}
      text={
        <>
          {t('Do you agree that the order has failed?')} {t('Pay once more or in another way, or cancel the order.')}{' '}
          {order.pay_until && t('We keep it until {time}.', { time: formatTime(order.pay_until) })}
        </>
      }
      closeLabel={t('Close')}
    >
      <div className={styles.answers}>
        <Button size={54} wide busy={isPaying} {...press(() => pay(close))}>
          {t('Try again')}
        </Button>
        {order.can_switch_to_cod && (
          <Button
            size={54}
            wide
            variant="ghost"
            busy={isSwitching}
            {...press(() => payInCash(() => void leave().then(() => openOverlay('order-success', { placed: order, contactNumber }))))}
          >
            {t('Switch to cash on delivery')}
          </Button>
        )}
        <Button size={54} wide variant="ghost" busy={isGivingUp} {...press(() => giveUp(() => void leave()))}>
          {t('Cancel Order')}
        </Button>
      </div>
    </Dialog>
  );
}
