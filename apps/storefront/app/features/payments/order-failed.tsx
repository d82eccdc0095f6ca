import type { OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { IconDisc } from '@bozor/ui/actions/icon-disc.tsx';
import CircleX from 'lucide-react/icons/circle-x';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { useSession } from '../../platform/session/session.tsx';
import { urls } from '../../platform/pages/urls.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import * as styles from './payment.module.css';

const OPEN_AFTER_MS = 500;

interface OrderFailedProps {
  readonly order: OrderTracking;
  readonly flag: 'fail' | 'cancel';
  readonly contactNumber: string;
}

/** Page of a failed payment; half a second later a dialog asks how to proceed. On leaving, a guest is shown the order number. */
export function OrderFailed({ order, flag, contactNumber }: OrderFailedProps) {
  const { t } = useI18n();
  const navigate = useNavigate();
  const { isSignedIn } = useSession();
  const { can_pay: canPay } = order;
  const goHome = async () => {
    await navigate(urls.home(), { replace: true });
    if (canPay && !isSignedIn) openOverlay('order-success', { placed: order, contactNumber, flag });
  };
  const openDialog = useEffectEvent(() => openOverlay('payment-failed', { order, contactNumber }));
  useEffect(() => {
    if (!canPay) return;
    const timer = setTimeout(() => openDialog(), OPEN_AFTER_MS);
    return () => clearTimeout(timer);
  }, [canPay]);
  return (
    <div className={`container ${styles.page}`}>
      <section className={styles.card} role="alert">
        <IconDisc of={CircleX} />
        <h1 className="text-h1">{t('Order Place Failed')}</h1>
        <p className={styles.text}>{t("Order didn't place successfully.")}</p>
        <div className={styles.answers}>
          <Button size={54} wide onClick={() => void goHome()}>
            {t('Back to home')}
          </Button>
          {canPay && (
            <Button size={54} wide variant="ghost" onClick={() => openOverlay('payment-failed', { order, contactNumber })}>
              {t('Pay in another way')}
            </Button>
          )}
        </div>
      </section>
    </div>
  );
}
