import { calls } from '@bozor/contract/shop/calls.ts';
import type { OrderTracking } from '@bozor/contract/shop/orders/order-shapes.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { Tile } from '@bozor/ui/layout/tile.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useClock } from '@bozor/web/hydration/use-clock.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { proofQuery, type TrackingProof } from './order-queries.ts';
import * as styles from './swap-proposals.module.css';

interface SwapProposalsProps {
  readonly orderId: number;
  readonly adjustments: OrderTracking['adjustments'];
  /** Right to answer of a visitor without the order's account. */
  readonly proof?: TrackingProof | undefined;
}

/** Lines that are sold out and what the store proposes instead, each with the time that is left to answer. */
export function SwapProposals({ orderId, adjustments, proof = {} }: SwapProposalsProps) {
  const { t, formatPrice } = useI18n();
  const nowMs = useClock(5_000);
  const { isPending, variables, mutate } = useApiMutation(calls.orders.answerSwap, {
    changes: [calls.orders.list, calls.orders.ofDevice, calls.orders.details, calls.orders.track],
    onSuccess: ({ message }) => announce(message),
  });
  return adjustments
    .filter(({ state }) => state === 'proposed')
    .map(({ id, name, pieces, amount, replacement, answer_until }) => {
      const minutes = Math.max(0, Math.ceil((Date.parse(answer_until!) - nowMs) / 60_000));
      const answer = (agree: boolean) => ({
        'busy': isPending && variables?.body.adjustment_id === id && variables.body.agree === agree,
        'aria-disabled': isPending || undefined,
        'onClick': () => {
          if (!isPending) mutate({ body: { ...proofQuery(proof), order_id: orderId, adjustment_id: id, agree } });
        },
      });
      return (
        <section key={id} className={styles.proposal} aria-label={t('Sold out: {name}', { name })}>
          <h2 className="text-h3">{t('Sold out: {name}', { name })}</h2>
          <p className="text-meta">{t('The store proposes instead:')}</p>
          {replacement && (
            <div className={styles.item}>
              <Tile
                hue={replacement.tile_hue}
                src={replacement.image_full_url ?? undefined}
                sizes="50px"
                alt=""
                width={104}
                height={104}
                className={styles.tile}
              />
              <p className={styles.name}>{t('{name} × {pieces}', { name: replacement.name, pieces })}</p>
              <bdi className={styles.price}>{formatPrice(replacement.total)}</bdi>
            </div>
          )}
          {amount < 0 && <p>{t('You pay {amount} less', { amount: formatPrice(-amount) })}</p>}
          <p className="text-meta">
            {minutes === 0
              ? t('The time to answer is over. Your choice at the checkout decides.')
              : t(
                  '{minutes, plural, one {# minute left to answer. Then your choice at the checkout decides.} other {# minutes left to answer. Then your choice at the checkout decides.}}',
                  { minutes },
                )}
          </p>
          {minutes > 0 && (
            <div className={styles.buttons}>
              <Button size={48} {...answer(true)}>
                {t('Take it')}
              </Button>
              <Button size={48} variant="ghost" {...answer(false)}>
                {t('Leave it out')}
              </Button>
            </div>
          )}
        </section>
      );
    });
}
