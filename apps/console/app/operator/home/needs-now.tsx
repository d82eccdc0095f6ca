import { calls } from '@bozor/contract/operator/calls.ts';
import type { LostFactor } from '@bozor/contract/operator/lost-factors.ts';
import type { NeedyOrder } from '@bozor/contract/operator/order-shapes.ts';
import { formatOrderNumber } from '@bozor/domain/orders/order-number.ts';
import type { OrderId } from '@bozor/domain/ids.ts';
import { Button } from '@bozor/ui/actions/button.tsx';
import { announce } from '@bozor/ui/feedback/announce.ts';
import { Badge } from '@bozor/ui/feedback/badge.tsx';
import { ErrorState } from '@bozor/ui/feedback/error-state.tsx';
import { SkeletonRows } from '@bozor/ui/feedback/skeleton-rows.tsx';
import { useApiMutation } from '@bozor/web/api/use-api-mutation.ts';
import { useApiQuery } from '@bozor/web/api/use-api-query.ts';
import { useI18n } from '@bozor/web/i18n/i18n-context.tsx';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { Since } from '../../frame/queues/since.tsx';
import { FormError } from '../../frame/staff/form-error.tsx';
import { useFault } from '../../frame/use-fault.ts';
import { useLostFactors } from '../staff/use-lost-factors.ts';
import { OrderNumber } from '../orders/order-number.tsx';
import { CHANGED_BY_ACTS, needs } from '../orders/order-queries.ts';
import { NEED_WORDS } from '../orders/order-words.ts';
import * as styles from './needs-now.module.css';

/** Rows before the board is out of sight. */
const FIRST_ROWS = 6;

/** People and orders that need the operator, the most harmful first, each with the act that helps. */
export function NeedsNow() {
  const { t, formatNumber } = useI18n();
  const { data, error, isFetching, refetch } = useApiQuery(needs());
  const title = useRef<HTMLHeadingElement>(null);
  const { fault, refuse, clear } = useFault();
  const [isWhole, setWhole] = useState(false);
  const accept = useApiMutation(calls.orders.move, { quiet: true, changes: CHANGED_BY_ACTS });
  const lost = useLostFactors().filter(({ next }) => next !== 'none');
  const count = data ? data.needs.length + lost.length : 0;
  return (
    <section className={styles.part} aria-labelledby="needs-title">
      <h2 id="needs-title" ref={title} tabIndex={-1} className="text-h3">
        {t('Needs you now')} {count > 0 && <Badge kind="danger">{formatNumber(count)}</Badge>}
      </h2>
      <FormError>{fault}</FormError>
      {!data && error && (
        <ErrorState
          title={t('Connection lost. Please try again.')}
          retryLabel={t('Load again')}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {!data && !error && <SkeletonRows label={t('Loading')} />}
      {data && count === 0 && <p className={styles.calm}>{t('Nothing needs you. Every order goes its way.')}</p>}
      {count > 0 && (
        <ol className={styles.list}>
          {lost.map((each) => (
            <LostFactorRow key={`lost-${each.id}`} lost={each} />
          ))}
          {data!.needs.slice(0, isWhole ? undefined : FIRST_ROWS).map((each) => (
            <Row
              key={each.order.id}
              needy={each}
              isSending={accept.isPending && accept.variables?.params.id === each.order.id}
              onAccept={() => {
                clear();
                accept.mutate(
                  { params: { id: each.order.id }, body: { to: 'confirmed' } },
                  {
                    onSuccess: () => {
                      announce(t('Order {number} is accepted.', { number: formatOrderNumber(each.order.id as OrderId) }));
                      // The pressed button goes with its row.
                      title.current?.focus();
                    },
                    onError: refuse,
                  },
                );
              }}
            />
          ))}
        </ol>
      )}
      {(data?.needs.length ?? 0) > FIRST_ROWS && (
        <Button variant="ghost" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? t('Show fewer') : t('Show all {count}', { count: formatNumber(count) })}
        </Button>
      )}
    </section>
  );
}

interface RowProps {
  readonly needy: NeedyOrder;
  readonly isSending: boolean;
  readonly onAccept: () => void;
}

function Row({ needy: { need, since, order, next }, isSending, onAccept }: RowProps) {
  const { t } = useI18n();
  const number = formatOrderNumber(order.id as OrderId);
  return (
    <li className={styles.row}>
      <Badge kind={need.endsWith('waiting') || need === 'refund_open' ? 'warn' : 'danger'}>{t(NEED_WORDS[need])}</Badge>
      <p className={styles.what}>
        <OrderNumber id={order.id} className={styles.number} /> <bdi>{order.store?.name ?? t('Parcel')}</bdi>
        <span className="text-meta">
          {' '}
          <bdi>{order.zone.name}</bdi> · <Since at={since} />
        </span>
      </p>
      {next === 'accept' && (
        <Button size={48} variant="tint" busy={isSending} onClick={onAccept} aria-label={t('Accept for the store: {number}', { number })}>
          {t('Accept for the store')}
        </Button>
      )}
      {next === 'assign' && (
        <Button
          size={48}
          variant="tint"
          render={<Link to={`/console/orders/${order.id}?act=assign`} />}
          aria-label={t('Assign a courier: {number}', { number })}
        >
          {t('Assign a courier')}
        </Button>
      )}
      {next === 'open' && (
        <Button size={48} variant="outline" render={<Link to={placeOf(need, order.id)} />} aria-label={t('Open: {number}', { number })}>
          {t('Open')}
        </Button>
      )}
    </li>
  );
}

/** A person who lost their codes and waits for this owner. */
function LostFactorRow({ lost: { person, asked_at: askedAt } }: { readonly lost: LostFactor }) {
  const { t } = useI18n();
  return (
    <li className={styles.row}>
      <Badge kind="warn">{t('Lost their codes')}</Badge>
      <p className={styles.what}>
        <bdi>{person.name}</bdi>
        <span className="text-meta">
          {' '}
          · <Since at={askedAt} />
        </span>
      </p>
      <Button size={48} variant="outline" render={<Link to="/console/staff" />} aria-label={t('Open: {name}', { name: person.name })}>
        {t('Open')}
      </Button>
    </li>
  );
}

/** The page on which a need is settled. */
function placeOf(need: NeedyOrder['need'], orderId: number): string {
  if (need === 'prescription_waiting') return `/console/prescriptions/${orderId}`;
  return need === 'transfer_waiting' ? `/console/transfers?order=${orderId}` : `/console/orders/${orderId}`;
}
