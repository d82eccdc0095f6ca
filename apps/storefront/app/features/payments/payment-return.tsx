import { calls } from '@bozor/contract/shop/calls.ts';
import type { OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import { ApiProblem } from '@bozor/contract/client.ts';
import { unpaidFlag } from '@bozor/domain/checkout/return-flag.ts';
import { wasPaid } from '@bozor/domain/orders/payment-status.ts';
import { IconDisc } from '@bozor/ui/actions/icon-disc.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { useSpokenText } from '@bozor/ui/feedback/use-spoken-text.ts';
import { useQueryClient } from '@tanstack/react-query';
import Hourglass from 'lucide-react/icons/hourglass';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { contactOfPending, clearPendingPayment } from '../../platform/session/pending-payment.ts';
import { rememberOrder } from '../../platform/session/placed-orders.ts';
import { useSession } from '../../platform/session/session.tsx';
import { allOf, apiQuery } from '@bozor/web/api/query.ts';
import { urls } from '../../platform/pages/urls.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { OrderFailed } from './order-failed.tsx';
import * as styles from './payment.module.css';
import { usePageQuery } from '../../platform/pages/page-query.ts';

const TOKEN = /^\d{9}\.[\w-]{22}$/;
const POLL_MS = 1_500;
/** A gateway's callback arrives within seconds; after this timeout the payment counts as missing. */
const LONGEST_WAIT_MS = 20_000;

/** Return page of all gateways. The result in the URL is shown only meanwhile: the actual state is requested from the shop. */
export function PaymentReturn() {
  const { t } = useI18n();
  const [query] = usePageQuery<'payment'>();
  const navigate = useNavigate();
  const client = useQueryClient();
  const { isSignedIn } = useSession();
  const token = query.get('token') ?? '';
  const isReadable = TOKEN.test(token);
  const flag = unpaidFlag(query.get('flag'));
  const { order, isLost, retry } = useOutcome(token, isReadable, flag !== undefined);
  const isUnknown = !isReadable || order === 'not-found';
  const isPaid = typeof order === 'object' && isPlaced(order);

  const goHome = useEffectEvent(async () => {
    // oxlint-disable-next-line eslint/no-console -- the specification wants this failure logged and nothing more
    if (isUnknown) console.warn('The payment came back without a readable order.');
    await navigate(urls.home(), { replace: true });
    if (!isPaid || typeof order !== 'object') return;
    const contactNumber = contactOfPending(token);
    if (!isSignedIn) rememberOrder(token);
    clearPendingPayment();
    for (const list of [calls.orders.list, calls.orders.ofDevice]) void client.invalidateQueries({ queryKey: allOf(list) });
    openOverlay('order-success', { placed: order, contactNumber: contactNumber || order.contact_hint, token });
  });
  useEffect(() => {
    if (isUnknown || isPaid) void goHome();
  }, [isUnknown, isPaid]);

  if (isLost)
    return (
      <div className={`container ${styles.page}`}>
        <ErrorState title={t('The order could not be loaded')} retryLabel={t('Try again')} onRetry={retry} />
      </div>
    );
  if (typeof order !== 'object' || isPaid) return <Waiting />;
  return <OrderFailed order={order} flag={flag ?? 'fail'} contactNumber={contactOfPending(token)} />;
}

/** Whether the order is paid. One that ended without a sale is not, although its money came: that goes back. */
function isPlaced({ payment_status: payment, order_status: status }: OrderTracking): boolean {
  return wasPaid(payment) && status !== 'canceled' && status !== 'failed';
}

/** State of the order, polled while its payment may still arrive. */
function useOutcome(token: string, isReadable: boolean, isOver: boolean) {
  const [isLate, setIsLate] = useState(isOver);
  useEffect(() => {
    if (isLate) return;
    const timer = setTimeout(() => setIsLate(true), LONGEST_WAIT_MS);
    return () => clearTimeout(timer);
  }, [isLate]);
  const { data, error, refetch } = useApiQuery(
    apiQuery(calls.orders.track, { query: { token } }, { personal: true, quiet: true, staleMs: 0, gcMs: 0, refetchMs: !isLate && POLL_MS }),
    { enabled: isReadable },
  );
  const isWaiting = data === undefined || (!isLate && data.order_status === 'pending' && isAwaited(data.payment_status));
  const isRefused = error instanceof ApiProblem && error.status === 404;
  const order: OrderTracking | 'not-found' | undefined = isRefused ? 'not-found' : isWaiting ? undefined : data;
  return { order, isLost: error !== null && !isRefused && data === undefined, retry: () => void refetch() };
}

const isAwaited = (status: OrderTracking['payment_status']): boolean => !wasPaid(status) && status !== 'failed';

function Waiting() {
  const { t } = useI18n();
  const title = t('Waiting for the bank');
  const text = t('This takes a few seconds. Please keep this page open.');
  useSpokenText(`${title}. ${text}`);
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.card}>
        <IconDisc of={Hourglass} />
        <h1 className="text-h1">{title}</h1>
        <p className={styles.text}>{text}</p>
      </div>
    </div>
  );
}
