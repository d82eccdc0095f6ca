import type { PlacedOrder } from '@bozor/contract/shop/orders/checkout.ts';
import { formatPhone } from '@bozor/domain/identity/format-phone.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Dialog } from '@bozor/ui/overlays/dialog.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import Bookmark from 'lucide-react/icons/bookmark';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import { openOverlay, type OverlayControls, type OverlayProps } from '@bozor/web/overlays/overlays.ts';
import { useSession } from '../../platform/session/session.tsx';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { trackedOrder } from './order-queries.ts';
import { STATUS_LABELS } from './order-texts.ts';
import * as styles from './order-success-dialog.module.css';

declare module '@bozor/web/overlays/overlays.ts' {
  interface OverlayProps {
    /** Number, time and status of an order just placed, and a button to track it; with a flag, that its payment failed. */
    'order-success': {
      placed: Pick<PlacedOrder, 'order_id' | 'order_status' | 'eta' | 'created_at'>;
      /** The number that the tracking link is sent to; masked where this browser does not know it. */
      contactNumber: string;
      /** Signed link of the order, which proves it without the number. */
      token?: string;
      flag?: 'fail' | 'cancel';
    };
  }
}

/** Shows the order number that a guest must keep. After a failed or canceled payment it says that instead. */
export function OrderSuccessDialog({
  placed,
  contactNumber,
  token,
  flag,
  open,
  close,
  closed,
}: OverlayProps['order-success'] & OverlayControls) {
  const { t, rich, formatDate, formatTime } = useI18n();
  const { isSignedIn } = useSession();
  const { order_id: orderId, eta, created_at: createdAt } = placed;
  const track = () => {
    close();
    openOverlay('tracking', { orderId, ...(!isSignedIn && (token ? { token } : { contactNumber })) });
  };
  const times = eta && { from: formatTime(eta.from), to: formatTime(eta.to), day: formatDate(eta.from, 'day') };
  const between =
    times &&
    (times.day === formatDate(createdAt, 'day') ? t('Between {from} and {to}.', times) : t('{day}, between {from} and {to}.', times));
  const phone = (
    <bdi key="phone" dir="ltr" className={styles.phone}>
      {contactNumber.includes('•') ? contactNumber : formatPhone(contactNumber)}
    </bdi>
  );
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && close()}
      onClosed={closed}
      className={styles.dialog}
      media={<Sign orderId={orderId} token={token} isGood={flag === undefined} />}
      title={flag === undefined ? t('Thank you, your order is placed') : t('The payment did not go through')}
      text={
        flag === undefined ? (
          <>
            {between} {!isSignedIn && rich('We send the tracking link to {phone}.', { phone })}
          </>
        ) : flag === 'cancel' ? (
          t('You called the payment off. The order is kept for a short while.')
        ) : (
          t('Your bank did not confirm it. The order is kept for a short while.')
        )
      }
      closeLabel={t('Close')}
      foot={
        <Button size={54} wide onClick={track}>
          {t('Track Order')}
        </Button>
      }
    >
      <dl className={styles.facts}>
        <Fact label={t('order number')}>
          <bdi dir="ltr">{formatOrderNumber(orderId as OrderId)}</bdi>
        </Fact>
        <Fact label={t('time')}>
          <bdi dir="ltr">{formatTime(createdAt)}</bdi>
        </Fact>
        <Fact label={t('status')} tone={flag === undefined ? 'good' : 'bad'}>
          {flag !== undefined
            ? t('Payment failed')
            : placed.order_status === 'pending'
              ? t('Pending')
              : t(STATUS_LABELS[placed.order_status])}
        </Fact>
      </dl>
      {!isSignedIn && (
        <p className={styles.keep}>
          <Icon of={Bookmark} />
          {t('You ordered as a guest. Keep the number: with it and your phone you can track the order.')}
        </p>
      )}
      {!isSignedIn && flag === undefined && (
        <Button
          variant="link"
          wide
          onClick={() => {
            close();
            openOverlay('sign-in', { view: 'sign-up' });
          }}
        >
          {t('Create an account in 20 seconds')}
        </Button>
      )}
    </Dialog>
  );
}

/** Picture of an ordered item, once loaded, with the success badge. */
function Sign({ orderId, token, isGood }: { readonly orderId: number; readonly token: string | undefined; readonly isGood: boolean }) {
  const { data } = useApiQuery(trackedOrder({ orderId, token }));
  const shown = data?.details.find(({ image_full_url }) => image_full_url !== null);
  return (
    <Tile
      hue={shown?.tile_hue ?? (isGood ? 140 : 25)}
      src={shown?.image_full_url ?? undefined}
      sizes="180px"
      alt=""
      shape="free"
      className={styles.sign}
    >
      <span className={styles.disc} data-good={isGood || undefined} data-aside={shown ? '' : undefined}>
        <Icon of={isGood ? Check : X} size={24} strokeWidth={3} />
      </span>
    </Tile>
  );
}

function Fact({ label, tone, children }: { readonly label: string; readonly tone?: 'good' | 'bad'; readonly children: ReactNode }) {
  return (
    <div className={styles.fact} data-tone={tone}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
