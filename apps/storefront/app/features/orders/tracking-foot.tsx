import { Button } from '@bozor/ui/actions/button.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import ChevronRight from 'lucide-react/icons/chevron-right';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import Phone from 'lucide-react/icons/phone';
import { useLocation, useNavigate } from 'react-router';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useSession } from '../../platform/session/session.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { ordersUrl } from './orders-url.ts';
import type { TrackedOrder } from './use-tracked-order.ts';
import * as styles from './tracking-foot.module.css';

interface TrackingFootProps {
  readonly orderId: number;
  readonly tracked: TrackedOrder;
  /** Closes the drawer where the details are the page already. */
  readonly close?: () => void;
}

/** Cancel, help, and for customers the details of a tracked order; who has no account can call the store. */
export function TrackingFoot({ orderId, tracked, close }: TrackingFootProps) {
  const { t } = useI18n();
  const { isSignedIn } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const order = tracked.state === 'found' ? tracked.order : undefined;
  const isOwn = isSignedIn && order?.viewer === 'customer';
  const showDetails = () => {
    if (close && pathname === urls.profile()) close();
    else void navigate(ordersUrl(orderId));
  };
  return (
    <div className={styles.foot}>
      {order?.can_cancel && (
        <Button variant="ghost" size={54} wide onClick={() => openOverlay('cancel-order', { orderId })}>
          {t('Cancel Order')}
        </Button>
      )}
      {!isOwn && order?.store_phone && (
        <Button variant="ghost" size={54} wide render={<a href={`tel:${order.store_phone}`} />}>
          <Icon of={Phone} />
          {t('Call the store')}
        </Button>
      )}
      {(!order?.can_cancel || !close) && (
        <Button variant="ghost" size={54} wide render={<PageLink to={urls.helpAndSupport()} />}>
          <Icon of={CircleQuestionMark} />
          {t('Help')}
        </Button>
      )}
      {isOwn && (
        <Button variant="tint" size={54} wide onClick={showDetails}>
          {t('View Details')}
          <Icon of={ChevronRight} flip />
        </Button>
      )}
    </div>
  );
}
