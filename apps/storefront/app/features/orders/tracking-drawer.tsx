import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Drawer } from '@bozor/ui/overlays/drawer.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import { useLocation, useNavigate } from 'react-router';
import type { OverlayControls, OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { useSession } from '../../platform/session/session.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { ordersUrl } from './orders-url.ts';
import { TrackState } from './track-state.tsx';
import { useTrackedOrder, type TrackedOrder } from './use-tracked-order.ts';
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
      foot={<Foot orderId={orderId} tracked={tracked} close={close} />}
    >
      <TrackState tracked={tracked} />
    </Drawer>
  );
}

interface FootProps {
  readonly orderId: number;
  readonly tracked: TrackedOrder;
  readonly close: () => void;
}

/** Help and cancel buttons; for customers also a link to the order's details. */
function Foot({ orderId, tracked, close }: FootProps) {
  const { t } = useI18n();
  const { isSignedIn } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const isFound = tracked.state === 'found';
  const showDetails = () => {
    if (pathname === urls.profile()) close();
    else void navigate(ordersUrl(orderId));
  };
  return (
    <div className={styles.foot}>
      {isFound && tracked.order.can_cancel ? (
        <Button variant="ghost" size={54} wide onClick={() => openOverlay('cancel-order', { orderId })}>
          {t('Cancel Order')}
        </Button>
      ) : (
        <Button variant="ghost" size={54} wide render={<PageLink to={urls.helpAndSupport()} />}>
          <Icon of={CircleQuestionMark} />
          {t('Help')}
        </Button>
      )}
      {isSignedIn && isFound && (
        <Button variant="tint" size={54} wide onClick={showDetails}>
          {t('View Details')}
          <Icon of={ChevronRight} flip />
        </Button>
      )}
    </div>
  );
}
