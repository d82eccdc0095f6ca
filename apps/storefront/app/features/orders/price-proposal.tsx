import { calls } from '@bozor/contract/shop/calls.ts';
import type { OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useClock } from '@bozor/web/hydration/use-clock.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { proofQuery, type TrackingProof } from './order-queries.ts';
import * as styles from './price-proposal.module.css';

interface PriceProposalProps {
  readonly orderId: number;
  readonly proposal: NonNullable<OrderTracking['price_proposal']>;
  /** Right to answer of a visitor without the order's account. */
  readonly proof?: TrackingProof | undefined;
}

/** The pharmacist's price beside the one before, with the time that is left to agree. */
export function PriceProposal({ orderId, proposal, proof = {} }: PriceProposalProps) {
  const { t, formatPrice } = useI18n();
  const nowMs = useClock(5_000);
  const { isPending, variables, mutate } = useApiMutation(calls.orders.answerPrice, {
    changes: [calls.orders.list, calls.orders.ofDevice, calls.orders.details, calls.orders.track],
    onSuccess: ({ message }) => announce(message),
  });
  const minutes = Math.max(0, Math.ceil((Date.parse(proposal.agree_until) - nowMs) / 60_000));
  const answer = (agree: boolean) => {
    const isSent = isPending && variables?.body.agree === agree;
    const send = () => {
      if (isPending) return;
      mutate({ body: { ...proofQuery(proof), order_id: orderId, agree, ...(agree && { order_amount: proposal.amount }) } });
    };
    return { 'busy': isSent, 'aria-disabled': isPending || undefined, 'onClick': send };
  };
  return (
    <section className={styles.proposal} aria-label={t('Price of your prescription')}>
      <h2 className="text-h3">{t('The pharmacy has priced your prescription')}</h2>
      <dl className={styles.prices}>
        <dt>{t('Before')}</dt>
        <dd>
          <bdi>{formatPrice(proposal.before)}</bdi>
        </dd>
        <dt className={styles.now}>{t('Now')}</dt>
        <dd className={styles.now}>
          <bdi>{formatPrice(proposal.amount)}</bdi>
        </dd>
      </dl>
      <p className="text-meta">
        {minutes === 0
          ? t('The time to answer is over. The order is being canceled.')
          : t(
              '{minutes, plural, one {# minute left to answer. Then the order is canceled.} other {# minutes left to answer. Then the order is canceled.}}',
              { minutes },
            )}
      </p>
      {minutes > 0 && (
        <div className={styles.buttons}>
          <Button size={48} {...answer(true)}>
            {t('Agree')}
          </Button>
          <Button size={48} variant="ghost" {...answer(false)}>
            {t('Decline')}
          </Button>
        </div>
      )}
    </section>
  );
}
