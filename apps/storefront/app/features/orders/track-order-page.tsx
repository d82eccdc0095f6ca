import { formatOrderNumber, parseOrderNumber } from '@bozor/domain/orders/order-number.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { Loading } from '@bozor/ui/feedback/skeleton.tsx';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useSession } from '../../platform/session/session.tsx';
import { useHydrated } from '@bozor/web/hydration/use-hydrated.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import type { TrackingProof } from './order-queries.ts';
import { TrackForm } from './track-form.tsx';
import { TrackState } from './track-state.tsx';
import { TrackingFoot } from './tracking-foot.tsx';
import { useTrackedOrder } from './use-tracked-order.ts';
import * as styles from './track-order-page.module.css';
import { usePageQuery } from '../../platform/pages/page-query.ts';
import { urls } from '../../platform/pages/urls.ts';

/** Asks for an order, then tracks it. A signed link and a customer's own order number need no form. */
export function TrackOrderPage() {
  const { t } = useI18n();
  const isHydrated = useHydrated();
  const { isSignedIn, isKnown } = useSession();
  const navigate = useNavigate();
  const [query] = usePageQuery<'trackOrder'>();
  const [requested, setRequested] = useState<TrackingProof>();
  const [again, setAgain] = useState<TrackingProof>();
  const token = query.get('token') ?? undefined;
  const orderId = parseOrderNumber(query.get('order_id') ?? '');
  const linked = token ? { token } : orderId !== undefined && isSignedIn ? { orderId } : undefined;
  const proof = requested ?? linked;
  const askAgain = (from: TrackingProof) => {
    setRequested(undefined);
    setAgain(from);
    void navigate(urls.trackOrder(), { replace: true });
  };
  if (isHydrated && proof && isKnown) return <Followed proof={proof} isRequested={requested !== undefined} onOther={askAgain} />;
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.ask}>
        <h1 className="text-h1 page-title">{t('Track Order')}</h1>
        <p className={styles.text}>{t('See where it is and when it comes.')}</p>
        <Loading loading={!isHydrated || proof !== undefined} skeleton={<div className={styles.waiting} />} label={t('Loading')}>
          <TrackForm
            orderId={again ? again.orderId?.toString() : (query.get('order_id') ?? '')}
            contactNumber={again ? again.contactNumber : (query.get('contact_number') ?? '')}
            isAgain={again !== undefined}
            onTrack={(id, contactNumber) => setRequested({ orderId: id, contactNumber })}
          />
        </Loading>
      </div>
    </div>
  );
}

interface FollowedProps {
  readonly proof: TrackingProof;
  /** Submitted by the form, whose button had the focus. */
  readonly isRequested: boolean;
  /** Initial values when the form reappears, so that wrong input can be corrected instead of retyped. */
  readonly onOther: (from: TrackingProof) => void;
}

function Followed({ proof, isRequested, onOther }: FollowedProps) {
  const { t } = useI18n();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (isRequested) title.current?.focus();
  }, [isRequested]);
  const tracked = useTrackedOrder(proof);
  const number = tracked.state === 'found' ? tracked.order.id : proof.orderId;
  return (
    <div className={`container ${styles.page}`}>
      <div className={styles.head}>
        <h1 ref={title} tabIndex={-1} className="text-h1 page-title tabular">
          {number === undefined ? t('Track Order') : t('Order No. {number}', { number: formatOrderNumber(number as OrderId) })}
        </h1>
        <Button variant="ghost" size={40} onClick={() => onOther(tracked.state === 'found' ? {} : proof)}>
          {t('Another order')}
        </Button>
      </div>
      <div className={styles.followed}>
        <TrackState
          tracked={tracked}
          action={
            <Button variant="tint" onClick={() => onOther(proof)}>
              {t('Try another number')}
            </Button>
          }
        />
        {tracked.state === 'found' && (
          <div className={styles.foot}>
            <TrackingFoot orderId={tracked.order.id} tracked={tracked} />
          </div>
        )}
      </div>
    </div>
  );
}
