import type { DeviceOrder } from '@bozor/contract/shop/orders/order-shapes.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { openOverlay, type OverlayControls, type OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { usePaying } from './use-paying.ts';
import * as styles from './change-unpaid-dialog.module.css';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    /** Ways to change an order that waits for its payment: in cash where that is possible, or another basket. */
    'change-unpaid': { order: Pick<DeviceOrder, 'id' | 'can_switch_to_cod' | 'pay_until'> };
  }
}

/** Changes how an unpaid order is paid, or what is in it: then it is canceled and its goods lie in the cart again. */
export function ChangeUnpaidDialog({ order, open, close, closed }: OverlayProps['change-unpaid'] & OverlayControls) {
  const { t } = useI18n();
  const { isBusy, isSwitching, isGivingUp, payInCash, giveUp } = usePaying(order.id);
  const press = (act: () => void) => ({ 'aria-disabled': isBusy || undefined, 'onClick': () => !isBusy && act() });
  const openCart = () => {
    close();
    openOverlay('cart');
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !isBusy && close()}
      onClosed={closed}
      size="confirm"
      title={t('What do you want to change?')}
      text={t('With another basket this order is canceled, and its goods lie in your cart again.')}
      closeLabel={t('Close')}
    >
      <div className={styles.ways}>
        {order.can_switch_to_cod && (
          <Button size={54} wide busy={isSwitching} {...press(() => payInCash(close))}>
            {t('Switch to cash on delivery')}
          </Button>
        )}
        <Button size={54} wide variant={order.can_switch_to_cod ? 'ghost' : 'primary'} busy={isGivingUp} {...press(() => giveUp(openCart))}>
          {t('Change the basket')}
        </Button>
      </div>
    </Dialog>
  );
}
