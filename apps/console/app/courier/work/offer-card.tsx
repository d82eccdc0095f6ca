import { calls } from '@bozor/contract/courier/calls.ts';
import type { CourierOffer } from '@bozor/contract/courier/shapes.ts';
import { OFFER_SECONDS } from '@bozor/domain/couriers/offer-rules.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { text } from '@bozor/web/i18n/text.ts';
import { useTap } from '../../frame/outbox/use-tap.ts';
import { alertOffer } from './alert-offer.ts';
import { PayFormula } from '../pay-formula.tsx';
import * as styles from './offer-card.module.css';
import * as page from './work.module.css';

interface OfferCardProps {
  readonly offer: CourierOffer;
  readonly readAtMs: number;
  readonly onOver: () => void;
  /** The server refused an answer. The card may be gone by then. */
  readonly onRefused: (error: unknown) => void;
}

/** An offer with the time that is left. It rings once; taking and declining are in reach of the thumb. */
export function OfferCard({ offer, readAtMs, onOver, onRefused }: OfferCardProps) {
  const { t, formatPrice, formatNumber } = useI18n();
  const title = useRef<HTMLHeadingElement>(null);
  const left = useSecondsLeft(readAtMs + offer.seconds_left * 1_000, onOver);
  const take = useTap(calls.offers.take, text('Take'), offer.order_id);
  const decline = useTap(calls.offers.decline, text('Decline'), offer.order_id);
  const pay = formatPrice(offer.pay.total);
  const kilometres = (metres: number) => t('{distance} km', { distance: formatNumber(metres / 1_000, 1) });
  const announceOnce = useEffectEvent(() => {
    alertOffer();
    announce(t('New order: {pay}. You have {count} seconds.', { pay, count: Math.ceil(left) }));
    title.current?.focus({ preventScroll: true });
  });
  useEffect(() => announceOnce(), []);
  const isAnswering = take.isPending || decline.isPending;
  return (
    <section className={styles.card} aria-labelledby="offer-title">
      <div className={styles.head}>
        <h2 id="offer-title" ref={title} tabIndex={-1} className="text-h3">
          {t('New order')}
        </h2>
        <p className={styles.left} role="timer" aria-live="off">
          {t('{count} s', { count: Math.ceil(left) })}
        </p>
      </div>
      <progress className={styles.bar} max={OFFER_SECONDS} value={left} aria-label={t('Time to answer')} />
      <p className={styles.pay}>
        <bdi>{pay}</bdi>
      </p>
      <PayFormula pay={offer.pay} />
      <dl className={styles.facts}>
        <div>
          <dt>{t('Pick up')}</dt>
          <dd>
            <bdi>{offer.store ?? t('From the sender')}</bdi>
            {offer.store_address && <span className="text-meta">{offer.store_address}</span>}
          </dd>
        </div>
        {offer.metres_to_store !== null && (
          <div>
            <dt>{t('To the store')}</dt>
            <dd>{kilometres(offer.metres_to_store)}</dd>
          </div>
        )}
        {offer.metres_total !== null && (
          <div>
            <dt>{t('Whole way')}</dt>
            <dd>{kilometres(offer.metres_total)}</dd>
          </div>
        )}
        <div>
          <dt>{t('Stops')}</dt>
          <dd>{formatNumber(Math.max(1, offer.shops) + offer.drops)}</dd>
        </div>
        <div>
          <dt>{t('Cash to collect')}</dt>
          <dd>{offer.cash_to_collect > 0 ? <bdi>{formatPrice(offer.cash_to_collect)}</bdi> : t('None, it is paid')}</dd>
        </div>
      </dl>
      <div className={page.actions}>
        {left === 0 && !isAnswering ? (
          <p role="status">{t('The time to answer is over.')}</p>
        ) : (
          <>
            <Button
              wide
              className={page.big}
              busy={take.isPending}
              aria-disabled={isAnswering}
              onClick={() => take.press({ params: { id: offer.id } }, { onRefused })}
            >
              {t('Take')}
            </Button>
            <Button
              variant="outline"
              wide
              className={page.big}
              busy={decline.isPending}
              aria-disabled={isAnswering}
              onClick={() => decline.press({ params: { id: offer.id } }, { onRefused })}
            >
              {t('Decline')}
            </Button>
          </>
        )}
      </div>
    </section>
  );
}

/** Seconds until an instant by the clock of this device, never below 0. */
function useSecondsLeft(untilMs: number, onOver: () => void): number {
  const [nowMs, setNowMs] = useState(() => Date.now());
  const over = useEffectEvent(onOver);
  useEffect(() => {
    const timer = setInterval(() => {
      const now = Date.now();
      setNowMs(now);
      if (now < untilMs) return;
      clearInterval(timer);
      over();
    }, 250);
    return () => clearInterval(timer);
  }, [untilMs]);
  return Math.max(0, Math.min(OFFER_SECONDS, (untilMs - nowMs) / 1_000));
}
