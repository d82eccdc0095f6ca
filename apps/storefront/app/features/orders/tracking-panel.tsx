import type { OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import { isEnded } from '@bozor/domain/orders/status.ts';
import { routeMetres } from '@bozor/domain/places/route.ts';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { useEffect, useEffectEvent, useRef } from 'react';
import { lazyComponent } from '@bozor/web/overlays/lazy-component.tsx';
import { useClock } from '@bozor/web/hydration/use-clock.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { CourierCard } from './courier-card.tsx';
import type { TrackingProof } from './order-queries.ts';
import { OrderEnds } from './order-ends.tsx';
import { OrderLines } from './order-lines.tsx';
import { arrivalNews, arrivalText, paymentText, statusText } from './order-texts.ts';
import { OrderTimeline } from './order-timeline.tsx';
import { TrackingMap, useRemainingRoute } from './tracking-map.tsx';
import { ReadyTime, readyText } from './ready-time.tsx';
import * as styles from './tracking-panel.module.css';

const PushOffer = lazyComponent(async () => (await import('../push/push-offer.tsx')).PushOffer);
const SwapProposals = lazyComponent(async () => (await import('./swap-proposals.tsx')).SwapProposals);
const PharmacistQuestion = lazyComponent(async () => (await import('./pharmacist-question.tsx')).PharmacistQuestion);
const PriceProposal = lazyComponent(async () => (await import('./price-proposal.tsx')).PriceProposal);
const CourierCodes = lazyComponent(async () => (await import('./courier-codes.tsx')).CourierCodes);
const PaymentDue = lazyComponent(async () => (await import('./payment-due.tsx')).PaymentDue);

/** Tracking of an order: map, arrival, steps, courier, sender and receiver, total. */
export function TrackingPanel({
  order,
  isLive,
  proof,
}: {
  readonly order: OrderTracking;
  readonly isLive: boolean;
  readonly proof: TrackingProof;
}) {
  const words = useI18n();
  const { t, formatPrice, formatNumber } = words;
  const nowMs = useClock(30_000);
  const rest = useRemainingRoute(order);
  const name = order.delivery_man?.f_name;
  const leftKm = rest && formatNumber(Math.max(0.1, routeMetres(rest) / 1000), 1);
  const status = statusText(order, { name, leftKm }, words);
  const arrival = arrivalText(order, nowMs, words);
  const minutes = minutesLeft(order, nowMs);
  useStatusAnnouncement(order, [status, arrivalNews(order, nowMs, words), readyText(order, words)].filter(Boolean).join('. '));
  return (
    <div className={styles.panel}>
      <div className={styles.map}>
        <TrackingMap order={order} rest={rest} className={styles.canvas} />
        {isLive && !isEnded(order.order_status) && (
          <p className={styles.live}>
            <span className={styles.pulse} aria-hidden />
            {t('Live')}
          </p>
        )}
      </div>
      <div className={styles.body}>
        <section>
          {order.end === null && <p className={styles.status}>{status}</p>}
          {arrival && <p className={styles.arrival}>{arrival}</p>}
          {order.eta_change && <p className={styles.change}>{order.eta_change.message}</p>}
          <ReadyTime order={order} />
          {minutes !== undefined && <p>{t('{minutes, plural, one {About # minute left} other {About # minutes left}}', { minutes })}</p>}
          {order.price_proposal && <PriceProposal orderId={order.id} proposal={order.price_proposal} proof={proof} />}
          {order.question && <PharmacistQuestion key={order.question.id} orderId={order.id} question={order.question} proof={proof} />}
          {order.adjustments.length > 0 && <SwapProposals orderId={order.id} adjustments={order.adjustments} proof={proof} />}
          <OrderTimeline order={order} reason={order.cancellation_reason} direction="across" />
          {order.can_pay && <PaymentDue order={order} />}
        </section>
        {order.is_own && !isEnded(order.order_status) && <PushOffer fallback={<div className={styles.offer} />} />}
        {order.delivery_code !== null && <CourierCodes order={order} />}
        {order.delivery_man && <CourierCard courier={order.delivery_man} orderId={order.id} />}
        <OrderEnds order={order} />
        <section className={styles.goods}>
          {order.details.length > 0 && <OrderLines lines={order.details} />}
          <dl className={styles.sums}>
            <div>
              <dt>{t('Payment Method')}</dt>
              <dd>{paymentText(order, words)}</dd>
            </div>
            <div className={styles.total}>
              <dt>{t('Total')}</dt>
              <dd>
                <bdi>{formatPrice(order.received_amount)}</bdi>
              </dd>
            </div>
          </dl>
        </section>
      </div>
    </div>
  );
}

const LONGEST_COUNTDOWN_MINUTES = 120;

/** Minutes until the promised end, while that is near; undefined for an order that has ended, is for later or waits for its customer. */
function minutesLeft({ eta, order_status: status, price_proposal: proposal }: OrderTracking, nowMs: number): number | undefined {
  if (!eta || proposal || isEnded(status)) return undefined;
  const minutes = Math.ceil((Date.parse(eta.to) - nowMs) / 60_000);
  return minutes > 0 && minutes <= LONGEST_COUNTDOWN_MINUTES ? minutes : undefined;
}

/** Announces each new step, each new reason for another time, and each time that the store names, to screen readers. */
function useStatusAnnouncement({ order_status, eta_change, ready_by }: OrderTracking, sentence: string): void {
  const state = `${order_status}:${eta_change?.reason ?? ''}:${ready_by ?? ''}`;
  const last = useRef<string>(undefined);
  const speak = useEffectEvent(() => announce(sentence));
  useEffect(() => {
    if (last.current !== undefined && last.current !== state) speak();
    last.current = state;
  }, [state]);
}
