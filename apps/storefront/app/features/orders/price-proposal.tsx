import { calls } from '@bozor/contract/shop/calls.ts';
import type { OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useClock } from '@bozor/web/hydration/use-clock.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { proofQuery, type TrackingProof } from './order-queries.ts';
import * as styles from './price-proposal.module.css';

interface PriceProposalProps {
  readonly order: Pick<OrderTracking, 'order_id'>;
  readonly proposal: NonNullable<OrderTracking['price_proposal']>;
  /** Right to answer, for who has no account. */
  readonly proof?: TrackingProof | undefined;
}

/** The pharmacist's price beside the one before, with the time that is left to agree. */
export function PriceProposal({ order, proposal, proof = {} }: PriceProposalProps) {
  const { t, formatPrice } = useI18n();
  const nowMs = useClock(15_000);
  const answer = useApiMutation(calls.orders.answerPrice, {
    changes: [calls.orders.list, calls.orders.ofDevice, calls.orders.details, calls.orders.track],
  });
  const minutes = Math.max(0, Math.ceil((Date.parse(proposal.agree_until) - nowMs) / 60_000));
  const send = (agree: boolean) => {
    if (answer.isPending) return;
    answer.mutate({
      body: { ...proofQuery(proof), order_id: order.order_id, agree, ...(agree && { order_amount: proposal.amount }) },
    });
  };
  return (
    <section className={styles.proposal} aria-label={t('Price of your prescription')}>
      <h3 className="text-h3">{t('The pharmacy has priced your prescription')}</h3>
      <dl className={styles.prices}>
        <div>
          <dt>{t('Before')}</dt>
          <dd>
            <bdi>{formatPrice(proposal.before)}</bdi>
          </dd>
        </div>
        <div className={styles.now}>
          <dt>{t('Now')}</dt>
          <dd>
            <bdi>{formatPrice(proposal.amount)}</bdi>
          </dd>
        </div>
      </dl>
      <p className="text-meta">
        {t(
          '{minutes, plural, one {# minute left to answer. Then the order is let go.} other {# minutes left to answer. Then the order is let go.}}',
          {
            minutes,
          },
        )}
      </p>
      <div className={styles.buttons}>
        <Button busy={answer.isPending} onClick={() => send(true)}>
          {t('Agree')}
        </Button>
        <Button variant="tint" aria-disabled={answer.isPending || undefined} onClick={() => send(false)}>
          {t('Decline')}
        </Button>
      </div>
    </section>
  );
}
