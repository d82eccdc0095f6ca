import { calls } from '@bozor/contract/shop/calls.ts';
import type { OrderDetails } from '@bozor/contract/shop/orders/order-shapes.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import { isEnded } from '@bozor/domain/orders/status.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { Button } from '@bozor/ui/actions/button.tsx';
import { EmptyState } from '@bozor/ui/feedback/empty-state.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { Icon } from '@bozor/ui/actions/icon.tsx';
import { DotSeparated } from '@bozor/ui/layout/dot-separated.tsx';
import { Loading, Skeleton } from '@bozor/ui/feedback/skeleton.tsx';
import { ApiProblem } from '@bozor/contract/client.ts';
import { useQueryClient } from '@tanstack/react-query';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import FileText from 'lucide-react/icons/file-text';
import MapPinned from 'lucide-react/icons/map-pinned';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Undo2 from 'lucide-react/icons/undo-2';
import Star from 'lucide-react/icons/star';
import { hasPage } from '../../platform/pages/has-page.ts';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { openOverlay } from '@bozor/web/overlays/overlays.ts';
import { PageLink } from '@bozor/web/navigation/page-link.tsx';
import { allOf } from '@bozor/web/api/query.ts';
import { urls } from '../../platform/pages/urls.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useClock } from '@bozor/web/hydration/use-clock.ts';
import { LongText } from '../../shell/long-text.tsx';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { OrderEnds } from './order-ends.tsx';
import { OrderLines } from './order-lines.tsx';
import { orderDetails } from './order-queries.ts';
import { PriceProposal } from './price-proposal.tsx';
import { ReceivedBill } from './received-bill.tsx';
import { SwapProposals } from './swap-proposals.tsx';
import { arrivalText, paymentText, STATUS_LABELS, statusTone } from './order-texts.ts';
import { PrivatePictures } from './private-pictures.tsx';
import { OrderRefund } from './order-refund.tsx';
import { OrderTransfer } from './order-transfer.tsx';
import { OrderTimeline } from './order-timeline.tsx';
import { useInvoice } from './use-invoice.ts';
import { useOrderStream } from './use-order-stream.ts';
import { useReorder } from './use-reorder.ts';
import { ReadyTime } from './ready-time.tsx';
import * as styles from './order-details-view.module.css';

// With a page of its own its styles would go to the sheet of every page.
const Bill = lazyComponent(async () => (await import('../bill/bill.tsx')).Bill);
const CourierCodes = lazyComponent(async () => (await import('./courier-codes.tsx')).CourierCodes);
const PharmacistQuestion = lazyComponent(async () => (await import('./pharmacist-question.tsx')).PharmacistQuestion);
const PaymentDue = lazyComponent(async () => (await import('./payment-due.tsx')).PaymentDue);

/** Full details of an order, updated live while it is running. */
export function OrderDetailsView({ orderId }: { readonly orderId: number }) {
  const { t } = useI18n();
  const client = useQueryClient();
  const { data: order, error, isFetching, refetch } = useApiQuery(orderDetails(orderId));
  useOrderStream({
    orderId,
    enabled: order !== undefined && !isEnded(order.order_status),
    onChange: ({ order_status, payment_status, delivery_code }) => {
      const isSame = order_status === order?.order_status && payment_status === order.payment_status;
      if (isSame && delivery_code === order.delivery_code) return;
      void refetch();
      void client.invalidateQueries({ queryKey: allOf(calls.orders.list) });
    },
    poll: () => void refetch(),
  });
  if (order) return <Details order={order} />;
  // An impossible order number is refused (422) before the look-up (404).
  if (error instanceof ApiProblem && [404, 422].includes(error.status))
    return <EmptyState className={styles.missing} title={t('Order not found')} />;
  if (error)
    return (
      <ErrorState
        title={t('The order could not be loaded')}
        text={t('Check your connection and try again.')}
        retryLabel={t('Try again')}
        onRetry={() => void refetch()}
        busy={isFetching}
      />
    );
  return (
    <Loading loading skeleton={<DetailsSkeleton />} label={t('Loading')}>
      {null}
    </Loading>
  );
}

function Details({ order }: { readonly order: OrderDetails }) {
  const words = useI18n();
  const { t, formatDate } = words;
  const nowMs = useClock(30_000);
  const arrival = arrivalText(order, nowMs, words);
  const number = t('No. {number}', { number: formatOrderNumber(order.id as OrderId) });
  const isRunning = !isEnded(order.order_status);
  return (
    <div className={styles.details}>
      <section className={styles.part}>
        <div className={styles.head}>
          <div className={styles.titles}>
            <Badge kind={statusTone(order.order_status)}>{t(STATUS_LABELS[order.order_status])}</Badge>
            <h2 className={styles.title}>
              {arrival && <span className="visually-hidden">{number} </span>}
              {arrival ?? number}
            </h2>
            {order.eta_change && <p className={styles.meta}>{order.eta_change.message}</p>}
            <ReadyTime order={order} className={styles.meta} />
            <p className={styles.meta}>
              <DotSeparated
                of={[arrival && number, order.store?.name ?? order.parcel?.parcel_category.name, formatDate(order.created_at, 'day')]}
              />
            </p>
          </div>
          {isRunning && (
            <Button size={40} onClick={() => openOverlay('tracking', { orderId: order.id })}>
              <Icon of={MapPinned} />
              {t('Track Order')}
            </Button>
          )}
        </div>
        {order.delivery_code !== null && <CourierCodes order={order} />}
        {order.price_proposal && <PriceProposal orderId={order.id} proposal={order.price_proposal} />}
        {order.question && <PharmacistQuestion key={order.question.id} orderId={order.id} question={order.question} />}
        {order.adjustments.length > 0 && <SwapProposals orderId={order.id} adjustments={order.adjustments} />}
        <OrderTimeline order={order} reason={order.cancellation_reason} direction="down" />
        {order.can_pay && <PaymentDue order={order} />}
        <Again order={order} />
      </section>
      {order.delivery_proof && (
        <section className={styles.part} aria-labelledby="delivery-proof">
          <h3 id="delivery-proof" className="text-h3">
            {order.delivery_proof.place === 'left_at_door' ? t('Left at your door') : t('Handed over')}
          </h3>
          <PrivatePictures title={t('Photo of the delivery')} urls={[order.delivery_proof.image_full_url]} />
        </section>
      )}
      {order.refunds.map((refund) => (
        <section key={refund.id} className={styles.part}>
          <OrderRefund refund={refund} />
        </section>
      ))}
      {order.offline_payment && (
        <section className={styles.part}>
          <OrderTransfer order={order} transfer={order.offline_payment} />
        </section>
      )}
      {order.details.length > 0 && (
        <section className={styles.part}>
          <OrderLines lines={order.details} />
        </section>
      )}
      <section className={styles.part}>
        <Bill charges={order.charges} total={order.order_amount} wallet={order.wallet_amount} />
        {order.adjustments.some(({ state }) => state === 'done') && <ReceivedBill order={order} />}
      </section>
      <section className={styles.part}>
        <OrderEnds order={order} />
        <dl className={styles.facts}>
          <Fact label={t('Payment Method')} text={paymentText(order, words)} />
          {order.order_note && <Fact label={t('Note')} text={order.order_note} />}
          {order.delivery_instruction && <Fact label={t('For the courier')} text={order.delivery_instruction} />}
        </dl>
        {order.prescription_images_full_url.length > 0 && (
          <PrivatePictures title={t('Prescription')} urls={order.prescription_images_full_url} />
        )}
      </section>
      <Actions order={order} />
    </div>
  );
}

function Fact({ label, text }: { readonly label: string; readonly text: string }) {
  return (
    <div className={styles.fact}>
      <dt>{label}</dt>
      <dd>
        <LongText text={text} />
      </dd>
    </div>
  );
}

/** Actions for an ended order: reorder, or request a refund. */
function Again({ order }: { readonly order: OrderDetails }) {
  const { t } = useI18n();
  const { reorder, isReordering } = useReorder();
  const isOver = isEnded(order.order_status);
  if (!order.can_request_refund && !(isOver && order.can_reorder)) return null;
  return (
    <div className={styles.again}>
      {isOver && order.can_reorder && (
        <Button size={48} busy={isReordering} onClick={() => reorder(order.id)}>
          <Icon of={RotateCcw} flip />
          {t('Reorder')}
        </Button>
      )}
      {order.can_request_refund && (
        <Button size={48} variant="ghost" onClick={() => openOverlay('request-refund', { orderId: order.id })}>
          <Icon of={Undo2} flip />
          {t('Refund')}
        </Button>
      )}
    </div>
  );
}

function Actions({ order }: { readonly order: OrderDetails }) {
  const { t } = useI18n();
  const { reorder, isReordering } = useReorder();
  const { print, isFetching } = useInvoice();
  return (
    <div className={styles.actions}>
      {order.can_cancel && (
        <Button variant="ghost" onClick={() => openOverlay('cancel-order', { orderId: order.id })}>
          {t('Cancel Order')}
        </Button>
      )}
      {order.can_review && hasPage('rateAndReview') && (
        <Button variant="tint" render={<PageLink to={urls.rateAndReview(order.id)} />}>
          <Icon of={Star} />
          {t('Give Review')}
        </Button>
      )}
      {order.can_reorder && !isEnded(order.order_status) && (
        <Button variant="ghost" busy={isReordering} onClick={() => reorder(order.id)}>
          <Icon of={RotateCcw} flip />
          {t('Reorder')}
        </Button>
      )}
      <Button variant="ghost" busy={isFetching} onClick={() => print(order.id)}>
        <Icon of={FileText} />
        {t('Invoice')}
      </Button>
      <Button variant="ghost" render={<PageLink to={urls.helpAndSupport()} />}>
        <Icon of={CircleQuestionMark} />
        {t('Help')}
      </Button>
    </div>
  );
}

function DetailsSkeleton() {
  return (
    <div className={styles.details}>
      <div className={styles.part}>
        <Skeleton shape="pill" className={styles.waitingBadge} />
        <Skeleton className={styles.waitingTitle} />
        <Skeleton className={styles.waitingSteps} />
      </div>
      <div className={styles.part}>
        <Skeleton className={styles.waitingSteps} />
      </div>
    </div>
  );
}
