import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { Drawer } from '@bozor/ui/overlays/drawer.tsx';
import type { OverlayControls, OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { TrackState } from './track-state.tsx';
import { TrackingFoot } from './tracking-foot.tsx';
import { useTrackedOrder } from './use-tracked-order.ts';
import * as styles from './tracking-drawer.module.css';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    /** Tracks an order in a side drawer; without an account by its contact number or its signed link. */
    tracking: { orderId: number; contactNumber?: string | undefined; token?: string | undefined };
  }
}

/** A running order, beside the current page. */
export function TrackingDrawer({ orderId, contactNumber, token, open, close, closed }: OverlayProps['tracking'] & OverlayControls) {
  const { t } = useI18n();
  const tracked = useTrackedOrder({ orderId, contactNumber, token });
  return (
    <Drawer
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      className={styles.drawer}
      title={t('Order No. {number}', { number: formatOrderNumber(orderId as OrderId) })}
      closeLabel={t('Close')}
      foot={<TrackingFoot orderId={orderId} tracked={tracked} close={close} />}
    >
      <TrackState tracked={tracked} />
    </Drawer>
  );
}
